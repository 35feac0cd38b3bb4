import type { Presale, Product, Sku } from './product.ts';

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

/** Longest single wait for a pre-sale's end, ms: timers of platforms overflow beyond 24 days. */
export const PRESALE_WAIT_MS = 24 * 60 * 60 * 1000;
/** How soon the server is asked again when its pre-sale outlasts the announced time, ms (Q57). */
export const PRESALE_RETRY_MS = 30_000;

/** In how many ms the server is asked whether a pre-sale has ended; null where there is none, or no time is announced (Q57). */
export function presaleCheckIn(presale: Presale, now: number): number | null {
  if (presale.kind !== 'presale' || presale.startsAt === null) return null;
  const wait = presale.startsAt - now;
  return wait > 0 ? Math.min(wait, PRESALE_WAIT_MS) : PRESALE_RETRY_MS;
}
