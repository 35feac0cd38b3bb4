import type { OrderStatus } from '#core/order/order.ts';
import { readRecord } from '../ledger/record-schemas.ts';
import type { OrderRecord } from '../ledger/records.ts';
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
  const record = seen?.ok === true ? orderOf(order, JSON.stringify(seen.stored)) : null;
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

/** An order from its JSON; null where that says something else. */
function orderOf(id: string, json: string): OrderRecord | null {
  try {
    return readRecord('order', id, json);
  } catch {
    return null;
  }
}

const changesOrder = (action: Action): action is Exclude<OrderAction, { readonly action: 'look' }> =>
  'order' in action && action.action !== 'look';
