import type { Product, Sku } from './product.ts';

/** What the buy button says; only `buyNow` can be pressed (R41). */
export type BuyButton =
  | { readonly kind: 'presale'; readonly startsAt: number | null }
  | { readonly kind: 'buyNow' }
  | { readonly kind: 'soldOut' };

/** Pre-sale comes before Sold Out, which comes before BUY NOW (Q29); what is not known is not for sale (Q27). */
export function buyButton(product: Product, sku: Sku | null): BuyButton {
  if (product.presale.kind === 'presale') return product.presale;
  if (product.presale.kind === 'unclear' || sku === null || !sku.isInStock) return { kind: 'soldOut' };
  return { kind: 'buyNow' };
}
