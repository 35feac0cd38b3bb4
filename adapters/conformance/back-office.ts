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

/** What laws ask of a back office; an action that leads on from a state refuses every other one. */
export const BACK_OFFICE_ACTIONS = {
  pay: {
    fields: ['order'],
    does: 'The first payment of an order that the shopper has continued came in; its instalments are due from now on.',
    from: ['waitingForPayment'],
    to: 'waitingForSeller',
  },
  review: {
    fields: ['order'],
    does: 'The lender looks at an application in instalments that the shopper has continued.',
    from: ['waitingForPayment'],
    to: 'underReview',
  },
  approve: {
    fields: ['order'],
    does: 'The lender agrees: the order is paid as by `pay`, and waits for the seller.',
    from: ['underReview'],
    to: 'waitingForSeller',
  },
  confirm: {
    fields: ['order'],
    does: 'The seller has the phone.',
    from: ['waitingForSeller'],
    to: 'readyForShipment',
  },
  ship: {
    fields: ['order'],
    does: 'The seller hands it to a courier, with a parcel’s number.',
    from: ['readyForShipment'],
    to: 'shipped',
  },
  deliver: {
    fields: ['order'],
    does: 'The courier hands it over; the shopper has not said so.',
    from: ['shipped'],
    to: 'received',
  },
  repay: { fields: ['order'], does: 'The next unpaid instalment is paid.' },
  age: {
    fields: ['order', 'days'],
    does: 'The order, and every time of it, becomes so many days older; no other order does.',
  },
  bnpl: {
    fields: ['shopper', 'status'],
    does: '`bnplPayStatus` of a shopper’s carts from now on; null: by the gateway’s own rules again.',
  },
  step: { fields: ['shopper', 'step'], does: '`currentStep` of a shopper’s application.' },
  credit: { fields: ['shopper', 'limit'], does: 'What a shopper may borrow in all, rupees.' },
  expire: { fields: ['shopper'], does: 'The shopper’s token expires.' },
  login: { fields: ['shopper'], does: 'The same token counts again.' },
  stock: {
    fields: ['sku', 'left'],
    does: 'How many pieces of a variant are left. Counts for every shopper, and is set back after the law.',
  },
  orders: {
    fields: ['shopper'],
    does: 'Changes nothing. `stored` is a list with an entry for each order of the shopper.',
  },
  count: {
    fields: [],
    does: 'Changes nothing. `stored.complaints` is how many complaints the gateway has taken, of all shoppers.',
  },
} as const satisfies Readonly<Partial<Record<BackOfficeActionName, DocumentedAction>>>;
