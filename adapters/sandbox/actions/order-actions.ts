import { ORDER_STATUSES } from '#core/order/order.ts';
import { phoneOf } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { isOwing } from '../lending/account.ts';
import { DAY_MS, plannedAmounts, repriced } from '../lending/tariff.ts';
import { ACTIONS, type Action, type DocumentedAction, type OrderAction } from './action.ts';

/** An action that changes its order. */
type OrderChange = Exclude<OrderAction, { readonly action: 'look' }>;

/** Whether an action changes an order: all but a look at it. */
export const changesOrder = (action: Action): action is OrderChange => 'order' in action && action.action !== 'look';

/** The order after an action, or why the action is not possible now. */
export function changedOrder(order: OrderRecord, action: OrderChange, now: number): OrderRecord | string {
  const { from = ORDER_STATUSES, to = order.status }: DocumentedAction = ACTIONS[action.action];
  if (!from.includes(order.status)) return `not possible in status '${order.status}'`;
  const moved = { ...order, status: to };
  switch (action.action) {
    case 'pay':
    case 'review':
    case 'approve':
      if (order.paymentType === null) return 'the shopper has not continued yet';
      return action.action === 'review' ? moved : { ...moved, paidAt: now, installments: dueFrom(order, now) };
    case 'ship':
      return { ...moved, shippedAt: now, trackingNumber: trackingNumberOf(order) };
    case 'deliver':
      return { ...moved, receivedAt: now };
    case 'confirm':
    case 'cancel':
    case 'return':
      return moved;
    case 'refuse':
      return { ...order, refusal: 'atContinue' };
    case 'settle':
      return { ...order, isRefunded: true };
    case 'reprice':
      return repriced(order, action.price);
    case 'age':
      return aged(order, action.days * DAY_MS);
    case 'repay':
      return repaid(order, now);
  }
}

const dueFrom = (order: OrderRecord, now: number): OrderRecord['installments'] =>
  plannedAmounts(order).map((amount, at) => ({ amount, dueTime: now + (at + 1) * 30 * DAY_MS, paidTime: null }));

const trackingNumberOf = ({ productId, id }: OrderRecord): string =>
  `${phoneOf(productId)?.says?.parcel ?? ''}SBX${id.slice(-9)}`;

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
