import type { Address } from '../address/address.ts';
import type { IdempotencyKey, OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Command, Gateway } from '../ports/gateway.ts';
import type { Identity } from '../ports/host-app.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { SkuChoice } from '../product/product.ts';
import type { PurchaseChoice } from '../purchase/purchase.ts';
import { type Intent, intentFor, isSettledBy } from './intent.ts';

/**
 * The same gateway, whose commands carry the key of their intent: what is tried again after a lost answer goes out under the
 * same key, everything else under a new one. A complaint brings its own key, which outlives the page. The product page goes on
 * after a login of its own without a proof of who logged in (Q71): its intents are those of one token.
 */
export function createKeyedGateway(
  gateway: Gateway,
  keys: IdempotencyKeys,
  identify: () => Promise<Pick<Identity, 'token'> | null> = async () => null,
): Gateway {
  function keyed<Request extends readonly unknown[], T>(
    send: (key: IdempotencyKey, ...request: Request) => Promise<Outcome<T>>,
  ): (...request: Request) => Promise<Outcome<T>> {
    /** The request as JSON. */
    let open: Intent<string> | null = null;
    return async (...request) => {
      const isSame = (one: string, other: string): boolean => one === other;
      const intent = intentFor(open, JSON.stringify(request), isSame, () => keys.next());
      open = intent;
      const outcome = await send(intent.key, ...request);
      if (isSettledBy(outcome) && open === intent) open = null;
      return outcome;
    };
  }

  /** The same for intents of whoever is logged in now. */
  function keyedForToken<Request extends readonly unknown[], T>(
    send: (key: IdempotencyKey, ...request: Request) => Promise<Outcome<T>>,
  ): (...request: Request) => Promise<Outcome<T>> {
    const sendFor = keyed((key, _token: string | undefined, ...request: Request) => send(key, ...request));
    return async (...request) => sendFor((await identify())?.token, ...request);
  }

  const commands: Pick<Gateway, Exclude<Command, 'fileComplaint'>> = {
    startPurchase: keyedForToken((key, choice: SkuChoice) => gateway.startPurchase(choice, key)),
    cancelWaitingOrder: keyedForToken((key, order: OrderId) => gateway.cancelWaitingOrder(order, key)),
    saveAddress: keyed((key, order: OrderId, address: Address) => gateway.saveAddress(order, address, key)),
    continuePurchase: keyed((key, choice: PurchaseChoice) => gateway.continuePurchase(choice, key)),
    confirmReceipt: keyed((key, order: OrderId) => gateway.confirmReceipt(order, key)),
    submitRefund: keyed((key, order: OrderId) => gateway.submitRefund(order, key)),
  };
  return { ...gateway, ...commands };
}
