import type { OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { StartedPurchase } from '../product/product.ts';

/** What follows the answer to BUY NOW (specification, §4). */
export type AfterStart =
  | { readonly kind: 'pendingOrder'; readonly waiting: OrderId | null }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'cart'; readonly order: OrderId }
  /** Nothing usable came; the next tap meets the waiting order where there is one (Q62). */
  | { readonly kind: 'unknown' }
  /** A refusal or failure that was already told. */
  | { readonly kind: 'stay' }
  /** Success without an order id: nothing to go on with. */
  | { readonly kind: 'unusable' };

/** A waiting order comes before short stock, short stock before the cart (R43, R44). */
export function afterStart(outcome: Outcome<StartedPurchase>): AfterStart {
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind !== 'done') return { kind: 'stay' };
  const { productOrderId, isOtherOrderWaiting, waitingOrderId, hasEnoughStock } = outcome.data;
  if (isOtherOrderWaiting) return { kind: 'pendingOrder', waiting: waitingOrderId };
  if (!hasEnoughStock) return { kind: 'soldOut' };
  return productOrderId === null ? { kind: 'unusable' } : { kind: 'cart', order: productOrderId };
}
