import * as v from 'valibot';
import type { OrderStatus } from '#core/order/order.ts';

/** Whole characters, and no more of them than a record's key has: every store keeps them as they are. */
const name = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,200}$/u));
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
/** What actions are told: an order, a shopper's token, a variant, the rest whole numbers. */
const FIELDS = {
  order: name,
  shopper: name,
  sku: name,
  // Rupees.
  price: whole(1000),
  days: whole(1, 3650),
  // A `bnplPayStatus`; null: by the rules again.
  status: v.nullable(whole(0)),
  step: whole(0),
  // Rupees.
  limit: whole(0),
  left: whole(0),
  // Days by which the lender's clock is ahead of the device's.
  ahead: whole(0, 3650),
};
/** Those fields, by their names. */
export type ActionFields = { readonly [F in keyof typeof FIELDS]: v.InferOutput<(typeof FIELDS)[F]> };

/** An action as the documents say it. */
export interface DocumentedAction {
  /** Its fields beside `action`. */
  readonly fields: readonly (keyof ActionFields)[];
  readonly does: string;
  /** The states of an order in which it is possible, where not in all, and the one that it leads to. */
  readonly from?: readonly OrderStatus[];
  readonly to?: OrderStatus;
}

const of = <const F extends readonly (keyof ActionFields)[]>(fields: F, does: string) => ({ fields, does });
/** An action on an order that is in one of some states. */
const inState = (from: readonly OrderStatus[], does: string) => ({ ...of(['order'], does), from });
/** The same, which leads it to another one. */
const leads = (from: readonly OrderStatus[], to: OrderStatus, does: string) => ({ ...inState(from, does), to });

/** What the seller, the courier, the app, the lender or time may do to the sandbox, besides the shopper's own calls. */
export const ACTIONS = {
  pay: leads(
    ['waitingForPayment'],
    'waitingForSeller',
    'The first payment of an order that the shopper has continued came in; its instalments are due from now on.',
  ),
  review: leads(
    ['waitingForPayment'],
    'underReview',
    'The lender looks at an application in instalments that the shopper has continued.',
  ),
  approve: leads(
    ['underReview'],
    'waitingForSeller',
    'The lender agrees: the order is paid as by `pay`, and waits for the seller.',
  ),
  confirm: leads(['waitingForSeller'], 'readyForShipment', 'The seller has the phone.'),
  ship: leads(['readyForShipment'], 'shipped', 'The seller hands it to a courier, with a parcel’s number.'),
  cancel: leads(
    ['waitingForPayment', 'waitingForSeller', 'readyForShipment', 'underReview'],
    'cancelled',
    'The seller cancels an order that is not shipped.',
  ),
  deliver: leads(['shipped'], 'received', 'The courier hands it over; the shopper has not said so.'),
  return: leads(['shipped'], 'cancelled', 'The courier brings an order back: cancelled, with the money back.'),
  refuse: inState(
    ['waitingForPayment'],
    'The lender refuses an order instalments at its next Continue (400310), and from then on.',
  ),
  repay: of(['order'], 'The next unpaid instalment is paid.'),
  settle: inState(['returns'], 'A refund’s money arrived; the shopper may buy in instalments again.'),
  reprice: {
    ...of(['order', 'price'], 'The seller asks another price for the phone of an order that waits for payment.'),
    from: ['waitingForPayment'],
  },
  age: of(['order', 'days'], 'The order, and every time of it, becomes so many days older; no other order does.'),
  look: of(['order'], 'Changes nothing: shows an order as it is stored.'),
  bnpl: of(
    ['shopper', 'status'],
    '`bnplPayStatus` of a shopper’s carts from now on; null: by the gateway’s own rules again.',
  ),
  step: of(['shopper', 'step'], '`currentStep` of a shopper’s application.'),
  credit: of(['shopper', 'limit'], 'What a shopper may borrow in all, rupees.'),
  expire: of(['shopper'], 'The shopper’s token expires.'),
  login: of(['shopper'], 'The same token counts again.'),
  orders: of(['shopper'], 'Changes nothing. `stored` is a list with an entry for each order of the shopper.'),
  stock: of(['sku', 'left'], 'How many pieces of a variant are left. Counts for every shopper; a law sets it back.'),
  clock: of(['ahead'], 'The lender’s clock stands so many days ahead of this machine’s.'),
  count: of([], 'Changes nothing. `stored.complaints` is how many complaints the gateway has taken, of all shoppers.'),
} as const satisfies Readonly<Record<string, DocumentedAction>>;

type Rows = typeof ACTIONS;
/** Names an action. */
export type ActionName = keyof Rows;
/** An action with its fields. */
export type Action = {
  readonly [A in ActionName]: { readonly action: A } & Pick<ActionFields, Rows[A]['fields'][number]>;
}[ActionName];
/** Reads an action as it is sent. */
export const actionSchema = v.variant(
  'action',
  Object.entries(ACTIONS).map(([action, { fields }]) =>
    v.object({ action: v.literal(action), ...Object.fromEntries(fields.map((field) => [field, FIELDS[field]])) }),
  ),
) as v.GenericSchema<unknown, Action>;
/** One that is about an order. */
export type OrderAction = Extract<Action, { readonly order: string }>;
/** One of those that says no more than which order. */
export type OrderMove = Exclude<OrderAction, { readonly price: number } | { readonly days: number }>['action'];

/** What an action did: the record as it is stored now, or why nothing was done. */
export type ActionResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };
