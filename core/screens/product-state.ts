import { needsLogin } from '../gateway/codes.ts';
import type { OrderId, SkuCode } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { OrderStatus } from '../order/order.ts';
import { type BuyButton, buyButton } from '../product/buy-button.ts';
import { type Product, picturesOf, preselectedSku, type Sku, type StartedPurchase, skuOf } from '../product/product.ts';
import { isOrderId } from '../session/order-in-hand.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import type { Failed } from './failure.ts';

/** Where buying stands: the guard against a second tap is this state itself (R43). */
export type Buying =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** 'There is 1 pending mobile order currently.' (R44) */
  | PendingOrder
  | { readonly kind: 'cancelling' };

/** An order that waits. `truth`: where it stands when it could not be cancelled, null before that (Q72). */
export interface PendingOrder {
  readonly kind: 'pendingOrder';
  readonly waiting: OrderId | null;
  readonly truth: OrderStatus | null;
}

/** What the product page shows. */
export type ProductState =
  /** The address names no product (Q54). */
  { readonly kind: 'missing' } | { readonly kind: 'loading' } | Failed | ProductReady;

/** The product page once its phone was read. */
export interface ProductReady {
  readonly kind: 'ready';
  readonly product: Product;
  readonly sku: Sku | null;
  readonly pictures: readonly string[];
  /** Index of the picture that is shown. */
  readonly slide: number;
  readonly button: BuyButton;
  readonly buying: Buying;
}

/** The page with a variant chosen: its button, and its pictures from the first on where it is another. */
export function withSku(ready: ProductReady, sku: Sku | null): ProductReady {
  return { ...ready, ...lookOf(ready, ready.product, sku) };
}

/**
 * The page with the phone as it came. The variant shown here, else the one that the session keeps, stays chosen: one that is
 * gone gives way to no other (Q69). So does a buying that goes on.
 */
export function withProduct(now: ProductState, product: Product, keptSku: SkuCode | null = null): ProductReady {
  const before = now.kind === 'ready' ? now : null;
  const chosen = before?.sku?.skuCode ?? keptSku;
  return {
    kind: 'ready',
    product,
    buying: before?.buying ?? { kind: 'idle' },
    ...lookOf(before, product, chosen === null ? preselectedSku(product) : skuOf(product, chosen)),
  };
}

type Look = Pick<ProductReady, 'sku' | 'pictures' | 'slide' | 'button'>;

/** How a variant looks; the picture that is shown of it stays. */
function lookOf(before: ProductReady | null, product: Product, sku: Sku | null): Look {
  const pictures = picturesOf(product, sku);
  const isSame = before !== null && before.sku?.skuCode === sku?.skuCode && before.slide < pictures.length;
  return { sku, pictures, slide: isSame ? before.slide : 0, button: buyButton(product, sku) };
}

/** The variant that BUY NOW buys; null where nothing can be bought now (R41, R43). */
export function skuToBuy(state: ProductState): Sku | null {
  return state.kind === 'ready' && state.button.kind === 'buyNow' && state.buying.kind === 'idle' ? state.sku : null;
}

/** What follows the answer to BUY NOW. */
export type AfterStart =
  | { readonly kind: 'cart'; readonly order: OrderId }
  | PendingOrder
  | { readonly kind: 'soldOut' }
  /** A refusal that the phone itself may explain: it is read anew (Q72). */
  | { readonly kind: 'refused'; readonly code: number }
  /** Nothing to go on with; `notice` tells it, null where it was told already. */
  | { readonly kind: 'over'; readonly notice: NoticeKey | null };

/** A waiting order comes before short stock, short stock before the cart (R43, R44). */
export function afterStart(outcome: Outcome<StartedPurchase>): AfterStart {
  // The next tap meets the order that waits, where there is one (Q62).
  if (outcome.kind === 'unknown') return { kind: 'over', notice: 'buyUnknown' };
  if (outcome.kind === 'refused' && !needsLogin(outcome)) return outcome;
  if (outcome.kind !== 'done') return { kind: 'over', notice: null };
  const { productOrderId, isOtherOrderWaiting, waitingOrderId, hasEnoughStock } = outcome.data;
  if (isOtherOrderWaiting) return { kind: 'pendingOrder', waiting: waitingOrderId, truth: null };
  if (!hasEnoughStock) return { kind: 'soldOut' };
  return isOrderId(productOrderId) ? { kind: 'cart', order: productOrderId } : { kind: 'over', notice: 'unreadable' };
}
