import type { OrderStatus } from '#core/order/order.ts';
import { isWholeRow, readRecord } from '../ledger/record-schemas.ts';
import type { Action, OrderAction } from './action.ts';
import { changedOrder } from './order-actions.ts';
import type { PerformAction } from './performers.ts';

/** An order as the seller sees it before acting. */
export interface OrderOutlook {
  readonly status: OrderStatus;
  /** Why an action is not possible now, by the rule that would refuse it; null where it is. */
  whyNot(action: Action): string | null;
}

/** Looks at an order; null where it cannot be read. */
export async function lookAtOrder(perform: PerformAction, order: string): Promise<OrderOutlook | null> {
  const seen = await perform({ action: 'look', order });
  const json = seen?.ok === true ? JSON.stringify(seen.stored) : null;
  if (json === null || !isWholeRow({ kind: 'order', key: order }, json)) return null;
  const record = readRecord('order', order, json);
  return (
    record && {
      status: record.status,
      whyNot(action) {
        if (!changesOrder(action)) return null;
        const changed = changedOrder(record, action, record.placedAt);
        return typeof changed === 'string' ? changed : null;
      },
    }
  );
}

const changesOrder = (action: Action): action is Exclude<OrderAction, { readonly action: 'look' }> =>
  'order' in action && action.action !== 'look';
