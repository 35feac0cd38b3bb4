import type { OrderId } from '../lib/ids.ts';
import type { Gateway } from '../ports/gateway.ts';

/**
 * The same gateway, which reads an address, and what a refund gives back, only once a save or a request of its own for the same
 * order has ended: a page that the shopper goes to meanwhile shows nothing older than what he sent (Q72).
 */
export function createReadingOwnWrites(gateway: Gateway): Gateway {
  const saves = createWrites();
  const refunds = createWrites();
  return {
    ...gateway,
    saveAddress: (order, address, key) => saves.begin(order, gateway.saveAddress(order, address, key)),
    readAddress: (order) => saves.after(order, () => gateway.readAddress(order)),
    submitRefund: (order, key) => refunds.begin(order, gateway.submitRefund(order, key)),
    readRefund: (order) => refunds.after(order, () => gateway.readRefund(order)),
  };
}

/** What is under way, by order. */
function createWrites() {
  const underWay = new Map<OrderId, Promise<unknown>>();
  return {
    begin<T>(order: OrderId, write: Promise<T>): Promise<T> {
      underWay.set(order, write);
      return write;
    },
    async after<T>(order: OrderId, read: () => Promise<T>): Promise<T> {
      await underWay.get(order)?.catch(() => undefined);
      return read();
    },
  };
}
