import type { OrderStatus } from '#core/order/order.ts';
import { phoneOf } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { isOwing } from '../lending/account.ts';
import { DAY_MS, plannedAmounts, repriced } from '../lending/tariff.ts';
import type { Action, OrderAction } from './action.ts';

/** An action that changes its order. */
type OrderChange = Exclude<OrderAction, { readonly action: 'look' }>;
/** Those that are possible in some statuses alone. */
type Step = Exclude<OrderChange['action'], 'age' | 'repay' | 'settle' | 'reprice'>;
type Change = (order: OrderRecord, now: number) => OrderRecord | string;

const to =
  (status: OrderStatus): Change =>
  (order) => ({ ...order, status });

/** What nobody can do before the shopper has continued. */
const onceContinued =
  (change: Change): Change =>
  (order, now) =>
    order.paymentType === null ? 'the shopper has not continued yet' : change(order, now);

const paid = onceContinued((order, now) => ({
  ...order,
  status: 'waitingForSeller',
  paidAt: now,
  installments: plannedAmounts(order).map((amount, at) => ({
    amount,
    dueTime: now + (at + 1) * 30 * DAY_MS,
    paidTime: null,
  })),
}));

/** From which statuses a step leads, and what it makes of the order. */
const STEPS: Readonly<Record<Step, readonly [from: readonly OrderStatus[], Change]>> = {
  pay: [['waitingForPayment'], paid],
  review: [['waitingForPayment'], onceContinued(to('underReview'))],
  approve: [['underReview'], paid],
  confirm: [['waitingForSeller'], to('readyForShipment')],
  ship: [
    ['readyForShipment'],
    (order, now) => ({ ...order, status: 'shipped', shippedAt: now, trackingNumber: trackingNumberOf(order) }),
  ],
  deliver: [['shipped'], (order, now) => ({ ...order, status: 'received', receivedAt: now })],
  return: [['shipped'], to('cancelled')],
  cancel: [['waitingForPayment', 'waitingForSeller', 'readyForShipment', 'underReview'], to('cancelled')],
  refuse: [['waitingForPayment'], (order) => ({ ...order, refusal: 'atContinue' })],
};

const trackingNumberOf = ({ productId, id }: OrderRecord): string =>
  `${phoneOf(productId)?.says?.parcel ?? ''}SBX${id.slice(-9)}`;

/** Whether an action changes an order: all but a look at it. */
export const changesOrder = (action: Action): action is OrderChange => 'order' in action && action.action !== 'look';

/** The order after an action, or why the action is not possible now. */
export function changedOrder(order: OrderRecord, action: OrderChange, now: number): OrderRecord | string {
  if (action.action === 'age') return aged(order, action.days * DAY_MS);
  if (action.action === 'repay') return repaid(order, now);
  if (action.action === 'settle')
    return order.status === 'returns' ? { ...order, isRefunded: true } : 'the order has no refund';
  const [from, change]: (typeof STEPS)[Step] =
    action.action === 'reprice' ? [['waitingForPayment'], () => repriced(order, action.price)] : STEPS[action.action];
  return from.includes(order.status) ? change(order, now) : `not possible in status '${order.status}'`;
}

function aged(order: OrderRecord, ms: number): OrderRecord {
  const earlier = (time: number | null): number | null => (time === null ? null : time - ms);
  return {
    ...order,
    placedAt: order.placedAt - ms,
    paidAt: earlier(order.paidAt),
    shippedAt: earlier(order.shippedAt),
    receivedAt: earlier(order.receivedAt),
    cancelledAt: earlier(order.cancelledAt),
    refundAskedAt: earlier(order.refundAskedAt ?? null),
    installments: order.installments.map((each) => ({
      ...each,
      dueTime: each.dueTime - ms,
      paidTime: earlier(each.paidTime),
    })),
  };
}

function repaid(order: OrderRecord, now: number): OrderRecord | string {
  if (!isOwing(order)) return 'nothing is left to pay';
  const next = order.installments.findIndex((each) => each.paidTime === null);
  return {
    ...order,
    installments: order.installments.map((each, at) => (at === next ? { ...each, paidTime: now } : each)),
  };
}
