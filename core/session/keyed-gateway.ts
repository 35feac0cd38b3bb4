import type { IdempotencyKey } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Command, Gateway } from '../ports/gateway.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import { type Intent, intentFor, isSettledBy } from './intent.ts';

/**
 * The same gateway, whose commands carry the key of their intent: what is tried again after a lost answer goes out under the
 * same key, everything else under a new one. A complaint brings its own key, which outlives the page; `askBnpl` carries none,
 * since it changes nothing, and an answer that the gateway kept for its key could be out of date.
 */
export function createKeyedGateway(gateway: Gateway, keys: IdempotencyKeys): Gateway {
  /** By command; a request as JSON. */
  const open = new Map<Command, Intent<string>>();

  async function keyed<T>(
    command: Command,
    request: unknown,
    send: (key: IdempotencyKey) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const isSame = (one: string, other: string): boolean => one === other;
    const intent = intentFor(open.get(command) ?? null, JSON.stringify(request), isSame, () => keys.next());
    open.set(command, intent);
    const outcome = await send(intent.key);
    if (isSettledBy(outcome) && open.get(command) === intent) open.delete(command);
    return outcome;
  }

  const commands: Pick<Gateway, Exclude<Command, 'askBnpl' | 'fileComplaint'>> = {
    startPurchase: (choice) => keyed('startPurchase', choice, (key) => gateway.startPurchase(choice, key)),
    cancelWaitingOrder: (order) => keyed('cancelWaitingOrder', order, (key) => gateway.cancelWaitingOrder(order, key)),
    saveAddress: (order, address) =>
      keyed('saveAddress', [order, address], (key) => gateway.saveAddress(order, address, key)),
    continuePurchase: (choice) => keyed('continuePurchase', choice, (key) => gateway.continuePurchase(choice, key)),
    confirmReceipt: (order) => keyed('confirmReceipt', order, (key) => gateway.confirmReceipt(order, key)),
    submitRefund: (order) => keyed('submitRefund', order, (key) => gateway.submitRefund(order, key)),
  };
  return { ...gateway, ...commands };
}
