import type { OrderId } from '../lib/ids.ts';
import type { Gateway } from '../ports/gateway.ts';

/**
 * The same gateway, which reads an address only once a save of its own for the same order has ended: a page that the shopper
 * goes to meanwhile shows none that is older than what he sent (Q72).
 */
export function createReadingOwnWrites(gateway: Gateway): Gateway {
  const saves = new Map<OrderId, Promise<unknown>>();
  return {
    ...gateway,
    saveAddress(order, address, key) {
      const save = gateway.saveAddress(order, address, key);
      saves.set(order, save);
      return save;
    },
    async readAddress(order) {
      await saves.get(order)?.catch(() => undefined);
      return gateway.readAddress(order);
    },
  };
}
