import type { Product, Sku } from './product.ts';

/** What the buy button says; only `buyNow` can be pressed (R41). */
export type BuyButton =
  | { readonly kind: 'presale'; readonly startsAt: number | null }
  | { readonly kind: 'buyNow' }
  | { readonly kind: 'soldOut' };

/** Pre-sale comes before Sold Out, which comes before BUY NOW (Q29); what is not known is not for sale (Q27). */
export function buyButton(product: Product, sku: Sku | null): BuyButton {
  const { presale } = product;
  switch (presale.kind) {
    case 'presale':
      return presale;
    case 'unclear':
      return { kind: 'soldOut' };
    case 'none':
      return { kind: sku?.isInStock === true ? 'buyNow' : 'soldOut' };
  }
}
