import type { OrderAction } from './actions.ts';
import { phoneOf } from './goods.ts';
import { LOAN_PRODUCTS, scheduleOf } from './instalments.ts';
import type { OrderRecord } from './ledger/records.ts';
import { priceToPay } from './orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The actions that lead an order from one status to another. */
type StatusAction = 'pay' | 'review' | 'approve' | 'confirm' | 'ship' | 'deliver' | 'cancel';

/** From which statuses each of them leads where. */
const STEPS: Readonly<Record<StatusAction, { readonly from: readonly number[]; readonly to: number }>> = {
  pay: { from: [1], to: 2 },
  review: { from: [1], to: 8 },
  approve: { from: [8], to: 2 },
  confirm: { from: [2], to: 3 },
  ship: { from: [3], to: 4 },
  deliver: { from: [4], to: 5 },
  cancel: { from: [1, 2, 3, 8], to: 7 },
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
      return record.status === 6 ? { ...record, isRefunded: true } : 'the order has no refund';
    case 'pay':
    case 'review':
    case 'approve':
    case 'confirm':
    case 'ship':
    case 'deliver':
    case 'cancel':
      return stepped(record, action.action, now);
  }
}

function stepped(record: OrderRecord, action: StatusAction, now: number): OrderRecord | string {
  const { from, to } = STEPS[action];
  if (!from.includes(record.status)) return `not possible in status ${record.status}`;
  const changed = { ...record, status: to };
  switch (action) {
    case 'review':
    case 'pay':
    case 'approve':
      if (record.paymentType === 0) return 'the shopper has not continued yet';
      return action === 'review' ? changed : { ...changed, paymentTime: now, installments: firstSchedule(record, now) };
    case 'ship':
      return { ...changed, deliveryTime: now, trackingNumber: trackingNumberOf(record) };
    case 'deliver':
      return { ...changed, signatureTime: now };
    case 'confirm':
    case 'cancel':
      return changed;
  }
}

const trackingNumberOf = ({ productId, id }: OrderRecord): string =>
  `${phoneOf(productId)?.says?.parcel ?? ''}SBX${id.slice(-9)}`;

function aged(record: OrderRecord, ms: number): OrderRecord {
  const earlier = (time: number | null): number | null => (time === null ? null : time - ms);
  return {
    ...record,
    orderPlacementTime: record.orderPlacementTime - ms,
    paymentTime: earlier(record.paymentTime),
    deliveryTime: earlier(record.deliveryTime),
    signatureTime: earlier(record.signatureTime),
    expireTime: earlier(record.expireTime),
    installments: record.installments.map((each) => ({ ...each, dueTime: each.dueTime - ms })),
  };
}

function repaid(record: OrderRecord, now: number): OrderRecord | string {
  const next = record.installments.findIndex((each) => each.paidTime === null);
  if (next < 0) return 'nothing is left to pay';
  const installments = record.installments.map((each, at) => (at === next ? { ...each, paidTime: now } : each));
  return { ...record, installments };
}

function firstSchedule(record: OrderRecord, now: number): OrderRecord['installments'] {
  const loan = LOAN_PRODUCTS.find((each) => each.id === record.loanProductId);
  if (loan === undefined) return [];
  const amounts = scheduleOf(priceToPay(record) + record.markup - record.firstPayment, loan.periods);
  return amounts.map((amount, at) => ({ amount, dueTime: now + (at + 1) * 30 * DAY_MS, paidTime: null }));
}
