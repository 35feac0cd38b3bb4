import type { Order, OrderStatus } from './order.ts';

/** What an order asks of its shopper: `planned`: nothing is paid yet. `owed`: its instalments run. `over`: it ended early, and owes nothing. */
export type MoneyStage = 'planned' | 'owed' | 'over';

const STAGES: Readonly<Record<OrderStatus, MoneyStage>> = {
  waitingForPayment: 'planned',
  underReview: 'planned',
  waitingForSeller: 'owed',
  readyForShipment: 'owed',
  shipped: 'owed',
  received: 'owed',
  returns: 'over',
  cancelled: 'over',
};

/** Where the money of an order stands, by its status alone (R62); of one that is not specified the gateway's list counts. */
export function moneyStage({ status }: Pick<Order, 'status'>): MoneyStage {
  return status === null ? 'owed' : STAGES[status];
}
