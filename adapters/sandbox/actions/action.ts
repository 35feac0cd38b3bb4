import * as v from 'valibot';
import { ORDER_STATUSES, type OrderStatus } from '#core/order/order.ts';
import { FIRST_STOCK, phoneOf, variantOf } from '../catalogue/variants.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OrderRecord, ShopperRecord } from '../ledger/records.ts';
import { isOwing, orderOf, ordersOf, shopperOf } from '../lending/account.ts';
import { cancelOrder, counterOf, setCounter, setStock } from '../lending/orders.ts';
import { DAY_MS, plannedAmounts, reckoned } from '../lending/tariff.ts';

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

/** What changes about an order besides its state; a text says why nothing can. `now`: ms since 1970. */
type Change = (order: OrderRecord, now: number, fields: ActionFields) => Partial<OrderRecord> | string;

/** An action as the documents say it. */
export interface DocumentedAction {
  /** Its fields beside `action`. */
  readonly fields: readonly (keyof ActionFields)[];
  readonly does: string;
  /** The states of an order in which it is possible, where not in all, and the one that it leads to. */
  readonly from?: readonly OrderStatus[];
  readonly to?: OrderStatus;
  readonly change?: Change;
  /** What changes about a shopper. */
  readonly shopper?: (fields: ActionFields) => Partial<ShopperRecord>;
}

const of = <const F extends readonly (keyof ActionFields)[]>(fields: F, does: string) => ({ fields, does });
/** An action on an order that changes it. */
const onOrder = (does: string, change: Change) => ({ ...of(['order'], does), change });
/** One that is possible in some states, and leads to another. */
const leads = (from: readonly OrderStatus[], to: OrderStatus, does: string, change: Change = () => ({})) => ({
  ...onOrder(does, change),
  from,
  to,
});
/** An action on a shopper. */
const onShopper = <const F extends readonly (keyof ActionFields)[]>(
  fields: F,
  does: string,
  shopper: (fields: ActionFields) => Partial<ShopperRecord>,
) => ({ ...of(fields, does), shopper });

const NOT_CONTINUED = 'the shopper has not continued yet';
/** Only what was continued with can be paid; its instalments are due from then on. */
const paid: Change = (order, now) => {
  const installments = plannedAmounts(order).map((amount, at) => ({
    amount,
    dueTime: now + (at + 1) * 30 * DAY_MS,
    paidTime: null,
  }));
  return order.paymentType === null ? NOT_CONTINUED : { paidAt: now, installments };
};

/** What the seller, the courier, the app, the lender or time may do to the sandbox, besides the shopper's own calls. */
export const ACTIONS = {
  pay: leads(
    ['waitingForPayment'],
    'waitingForSeller',
    'The first payment of an order that the shopper has continued came in; its instalments are due from now on.',
    paid,
  ),
  review: leads(
    ['waitingForPayment'],
    'underReview',
    'The lender looks at an application in instalments that the shopper has continued.',
    ({ paymentType }) => (paymentType === null ? NOT_CONTINUED : {}),
  ),
  approve: leads(
    ['underReview'],
    'waitingForSeller',
    'The lender agrees: the order is paid as by `pay`, and waits for the seller.',
    paid,
  ),
  confirm: leads(['waitingForSeller'], 'readyForShipment', 'The seller has the phone.'),
  ship: leads(
    ['readyForShipment'],
    'shipped',
    'The seller hands it to a courier, with a parcel’s number.',
    ({ productId, id }, now) => ({
      shippedAt: now,
      trackingNumber: `${phoneOf(productId)?.says?.parcel ?? ''}SBX${id.slice(-9)}`,
    }),
  ),
  cancel: leads(
    ['waitingForPayment', 'waitingForSeller', 'readyForShipment', 'underReview'],
    'cancelled',
    'The seller cancels an order that is not shipped.',
  ),
  deliver: leads(
    ['shipped'],
    'received',
    'The courier hands it over; the shopper has not said so.',
    (_order, receivedAt) => ({ receivedAt }),
  ),
  return: leads(['shipped'], 'cancelled', 'The courier brings an order back: cancelled, with the money back.'),
  refuse: {
    ...onOrder('The lender refuses an order instalments at its next Continue (400310), and from then on.', () => ({
      refusal: 'atContinue',
    })),
    from: ['waitingForPayment'],
  },
  repay: onOrder('The next unpaid instalment is paid.', (order, paidTime) => {
    const next = order.installments.findIndex((each) => each.paidTime === null);
    const installments = order.installments.map((each, at) => (at === next ? { ...each, paidTime } : each));
    return isOwing(order) ? { installments } : 'nothing is left to pay';
  }),
  settle: {
    ...onOrder('A refund’s money arrived; the shopper may buy in instalments again.', () => ({ isRefunded: true })),
    from: ['returns'],
  },
  reprice: {
    ...of(['order', 'price'], 'The seller asks another price for the phone of an order that waits for payment.'),
    from: ['waitingForPayment'],
    change: (order, _now, { price: productPrice }) => reckoned({ ...order, productPrice }),
  },
  age: {
    ...of(['order', 'days'], 'The order, and every time of it, becomes so many days older; no other order does.'),
    change: (order, _now, { days }) => aged(order, days * DAY_MS),
  },
  look: of(['order'], 'Changes nothing: shows an order as it is stored.'),
  bnpl: onShopper(
    ['shopper', 'status'],
    '`bnplPayStatus` of a shopper’s carts from now on; null: by the gateway’s own rules again.',
    ({ status }) => ({ forcedBnplStatus: status }),
  ),
  step: onShopper(['shopper', 'step'], '`currentStep` of a shopper’s application.', ({ step: currentStep }) => ({
    currentStep,
  })),
  credit: onShopper(['shopper', 'limit'], 'What a shopper may borrow in all, rupees.', ({ limit: creditLimit }) => ({
    creditLimit,
  })),
  expire: onShopper(['shopper'], 'The shopper’s token expires.', () => ({ isTokenExpired: true })),
  login: onShopper(['shopper'], 'The same token counts again.', () => ({ isTokenExpired: false })),
  orders: of(['shopper'], 'Changes nothing. `stored` is a list with an entry for each order of the shopper.'),
  stock: of(['sku', 'left'], 'How many pieces of a variant are left. Counts for every shopper; a law sets it back.'),
  clock: of(['ahead'], 'The lender’s clock stands so many days ahead of this machine’s.'),
  count: of([], 'Changes nothing. `stored.complaints` is how many complaints the gateway has taken, of all shoppers.'),
} as const satisfies Readonly<Record<string, DocumentedAction>>;

/** The same order, whose every time is so many ms earlier. */
const aged = (order: OrderRecord, ms: number): OrderRecord =>
  JSON.parse(JSON.stringify(order), (field, value: unknown) =>
    typeof value === 'number' && /(?:At|Time)$/.test(field) ? value - ms : value,
  ) as OrderRecord;

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

/** The order after an action, or why the action is not possible now; one that only looks changes nothing. */
export function changedOrder(order: OrderRecord, action: OrderAction, now: number): OrderRecord | string {
  const { from = ORDER_STATUSES, to = order.status, change = () => ({}) }: DocumentedAction = ACTIONS[action.action];
  if (!from.includes(order.status)) return `not possible in status '${order.status}'`;
  const changed = change(order, now, action as unknown as ActionFields);
  return typeof changed === 'string' ? changed : { ...order, ...changed, status: to };
}

/** Performs an action in one transaction. `device` is the device's time, ms since 1970. */
export async function performAction(ledger: Ledger, device: number, action: Action): Promise<ActionResult> {
  if (action.action === 'count') {
    const [orders, complaints] = await Promise.all([ledger.count('order'), ledger.count('complaint')]);
    return done({ orders, complaints });
  }
  return ledger.transact([], (tx): ActionResult => {
    if ('order' in action) {
      const now = device + counterOf(tx, 'clockOffset');
      const order = orderOf(tx, action.order);
      if (order === null) return not('no such order');
      const changed = changedOrder(order, action, now);
      if (typeof changed === 'string') return not(changed);
      if (changed.status === 'cancelled' && order.status !== 'cancelled') cancelOrder(tx, order, now);
      else if (action.action !== 'look') tx.put('order', order.id, changed);
      return done(tx.get('order', order.id));
    }
    if (action.action === 'orders')
      return done(ordersOf({ tx, token: action.shopper, shopper: shopperOf(tx, action.shopper) }));
    if (action.action === 'stock') {
      if (variantOf(action.sku) === null) return not('no such variant');
      setStock(tx, action.sku, action.left);
      return done({ sku: action.sku, left: action.left, first: FIRST_STOCK });
    }
    if (action.action === 'clock') {
      setCounter(tx, 'clockOffset', action.ahead * DAY_MS);
      return done({ now: device + action.ahead * DAY_MS });
    }
    const changed = ACTIONS[action.action].shopper(action as unknown as ActionFields);
    const stored: ShopperRecord = { ...shopperOf(tx, action.shopper), ...changed };
    tx.put('shopper', action.shopper, stored);
    return done(stored);
  });
}

const done = (stored: unknown): ActionResult => ({ ok: true, stored });
const not = (reason: string): ActionResult => ({ ok: false, reason });
