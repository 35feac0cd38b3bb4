import type { OrderStatus } from '#core/order/order.ts';
import { phoneOf } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { isOwing } from '../lending/account.ts';
import { DAY_MS } from '../lending/day.ts';
import { plannedAmounts, repriced } from '../lending/orders.ts';
import type { OrderAction } from './action.ts';

/** The actions that lead an order from one status to another. */
type StatusAction = 'pay' | 'review' | 'approve' | 'confirm' | 'ship' | 'deliver' | 'return' | 'cancel';

/** From which statuses each of them leads where. */
const STEPS: Readonly<Record<StatusAction, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>> = {
  pay: { from: ['waitingForPayment'], to: 'waitingForSeller' },
  review: { from: ['waitingForPayment'], to: 'underReview' },
  approve: { from: ['underReview'], to: 'waitingForSeller' },
  confirm: { from: ['waitingForSeller'], to: 'readyForShipment' },
  ship: { from: ['readyForShipment'], to: 'shipped' },
  deliver: { from: ['shipped'], to: 'received' },
  return: { from: ['shipped'], to: 'cancelled' },
  cancel: { from: ['waitingForPayment', 'waitingForSeller', 'readyForShipment', 'underReview'], to: 'cancelled' },
};

/** The order after an action, or why the action is not possible now. */
export function changedOrder(
  record: OrderRecord,
  action: Exclude<OrderAction, { readonly action: 'look' }>,
  now: number,
): OrderRecord | string {
  switch (action.action) {
    case 'age':
      return aged(record, action.days * DAY_MS);
    case 'repay':
      return repaid(record, now);
    case 'settle':
      return record.status === 'returns' ? { ...record, isRefunded: true } : 'the order has no refund';
    case 'reprice':
      return record.status === 'waitingForPayment' ? repriced(record, action.price) : notPossible(record);
    case 'refuse':
      return record.status === 'waitingForPayment' ? { ...record, refusal: 'atContinue' } : notPossible(record);
    case 'pay':
    case 'review':
    case 'approve':
    case 'confirm':
    case 'ship':
    case 'deliver':
    case 'return':
    case 'cancel':
      return stepped(record, action.action, now);
  }
}

function stepped(record: OrderRecord, action: StatusAction, now: number): OrderRecord | string {
  const { from, to } = STEPS[action];
  if (!from.includes(record.status)) return notPossible(record);
  const changed = { ...record, status: to };
  switch (action) {
    case 'review':
    case 'pay':
    case 'approve':
      if (record.paymentType === null) return 'the shopper has not continued yet';
      return action === 'review' ? changed : { ...changed, paidAt: now, installments: firstSchedule(record, now) };
    case 'ship':
      return { ...changed, shippedAt: now, trackingNumber: trackingNumberOf(record) };
    case 'deliver':
      return { ...changed, receivedAt: now };
    case 'confirm':
    case 'return':
    case 'cancel':
      return changed;
  }
}

const notPossible = ({ status }: OrderRecord): string => `not possible in status '${status}'`;

const trackingNumberOf = ({ productId, id }: OrderRecord): string =>
  `${phoneOf(productId)?.says?.parcel ?? ''}SBX${id.slice(-9)}`;

function aged(record: OrderRecord, ms: number): OrderRecord {
  const earlier = (time: number | null): number | null => (time === null ? null : time - ms);
  return {
    ...record,
    placedAt: record.placedAt - ms,
    paidAt: earlier(record.paidAt),
    shippedAt: earlier(record.shippedAt),
    receivedAt: earlier(record.receivedAt),
    cancelledAt: earlier(record.cancelledAt),
    refundAskedAt: earlier(record.refundAskedAt ?? null),
    installments: record.installments.map((each) => ({
      ...each,
      dueTime: each.dueTime - ms,
      paidTime: earlier(each.paidTime),
    })),
  };
}

function repaid(record: OrderRecord, now: number): OrderRecord | string {
  if (!isOwing(record)) return 'nothing is left to pay';
  const next = record.installments.findIndex((each) => each.paidTime === null);
  const installments = record.installments.map((each, at) => (at === next ? { ...each, paidTime: now } : each));
  return { ...record, installments };
}

function firstSchedule(record: OrderRecord, now: number): OrderRecord['installments'] {
  return plannedAmounts(record).map((amount, at) => ({
    amount,
    dueTime: now + (at + 1) * 30 * DAY_MS,
    paidTime: null,
  }));
}
