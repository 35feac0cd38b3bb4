import type { OrderStatus } from '#core/order/order.ts';
import type { BackOfficeActionName } from './law.ts';

/** An action of a back office, as laws ask for it. */
export interface DocumentedAction {
  /** Its fields beside `action`. */
  readonly fields: readonly string[];
  readonly does: string;
  /** The states from which it leads an order to another one. */
  readonly from?: readonly OrderStatus[];
  readonly to?: OrderStatus;
}

/** An action that leads an order from one state to another. */
const leads = (from: OrderStatus, to: OrderStatus, does: string): DocumentedAction => ({
  fields: ['order'],
  does,
  from: [from],
  to,
});

const other = (fields: readonly string[], does: string): DocumentedAction => ({ fields, does });

/** What laws ask of a back office; an action that leads on from a state refuses every other one. */
export const BACK_OFFICE_ACTIONS = {
  pay: leads(
    'waitingForPayment',
    'waitingForSeller',
    'The first payment of an order that the shopper has continued came in; its instalments are due from now on.',
  ),
  review: leads(
    'waitingForPayment',
    'underReview',
    'The lender looks at an application in instalments that the shopper has continued.',
  ),
  approve: leads(
    'underReview',
    'waitingForSeller',
    'The lender agrees: the order is paid as by `pay`, and waits for the seller.',
  ),
  confirm: leads('waitingForSeller', 'readyForShipment', 'The seller has the phone.'),
  ship: leads('readyForShipment', 'shipped', 'The seller hands it to a courier, with a parcel’s number.'),
  deliver: leads('shipped', 'received', 'The courier hands it over; the shopper has not said so.'),
  repay: other(['order'], 'The next unpaid instalment is paid.'),
  age: other(['order', 'days'], 'The order, and every time of it, becomes so many days older; no other order does.'),
  bnpl: other(
    ['shopper', 'status'],
    '`bnplPayStatus` of a shopper’s carts from now on; null: by the gateway’s own rules again.',
  ),
  step: other(['shopper', 'step'], '`currentStep` of a shopper’s application.'),
  credit: other(['shopper', 'limit'], 'What a shopper may borrow in all, rupees.'),
  expire: other(['shopper'], 'The shopper’s token expires.'),
  login: other(['shopper'], 'The same token counts again.'),
  stock: other(['sku', 'left'], 'How many pieces of a variant are left. Counts for every shopper; a law sets it back.'),
  orders: other(['shopper'], 'Changes nothing. `stored` is a list with an entry for each order of the shopper.'),
  count: other(
    [],
    'Changes nothing. `stored.complaints` is how many complaints the gateway has taken, of all shoppers.',
  ),
} satisfies Readonly<Partial<Record<BackOfficeActionName, DocumentedAction>>>;

/** Every move of the sandbox in a sentence, those that no law asks for too. */
export const MOVES: Readonly<Record<BackOfficeActionName, string>> = {
  ...(Object.fromEntries(Object.entries(BACK_OFFICE_ACTIONS).map(([name, { does }]) => [name, does])) as Readonly<
    Record<keyof typeof BACK_OFFICE_ACTIONS, string>
  >),
  cancel: 'The seller cancels an order that is not shipped.',
  return: 'The courier brings an order back: cancelled, with the money back.',
  reprice: 'The seller asks another price for the phone of an order that waits for payment.',
  refuse: 'The lender refuses an order instalments at its next Continue (400310), and from then on.',
  settle: 'A refund’s money arrived; the shopper may buy in instalments again.',
  advance: 'So many days pass, for every order.',
  clock: 'The lender’s clock stands so many days ahead of this machine’s.',
  look: 'Changes nothing: shows an order as it is stored.',
};
