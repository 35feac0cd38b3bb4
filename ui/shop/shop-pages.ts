import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Place, placeAt, type ShopPage } from '#core/routes/places.ts';

type Page = ComponentType<{ readonly place: Place }>;

const LOADERS: Record<ShopPage, () => Promise<{ readonly default: unknown }>> = {
  product: () => import('./pages/product.tsx'),
  cart: () => import('./pages/cart.tsx'),
  address: () => import('./pages/address.tsx'),
  bnplCalculator: () => import('./pages/bnpl-calculator.tsx'),
  order: () => import('./pages/order.tsx'),
  refund: () => import('./pages/refund.tsx'),
};

/** Loaded pages are kept here and drawn at once: a lazy component would hold its fallback for 300 ms (React 19). */
const loaded = new Map<ShopPage, Page>();

/** A page's component, null while it is not loaded. */
export function loadedPage(page: ShopPage): Page | null {
  return loaded.get(page) ?? null;
}

/** Loads a page's component. */
export async function loadPage(page: ShopPage): Promise<void> {
  if (loaded.has(page)) return;
  const module = await LOADERS[page]();
  loaded.set(page, module.default as Page);
}

/** Moves to an address after its page was loaded, so that nothing flashes between. */
export async function moveTo(path: string, options: { readonly replace?: boolean } = {}): Promise<void> {
  const place = placeAt(path.split('?')[0] ?? '', () => null);
  try {
    if (place !== null) await loadPage(place.page);
  } catch {
    // The page's code is gone, or the network: the browser asks for the whole page, and says so where it cannot.
    return window.location.assign(path);
  }
  navigate(path, options);
  window.scrollTo(0, 0);
}

/** Where a page mostly leads: loaded while nobody waits, so that going there shows it at once. */
const NEXT: Record<ShopPage, readonly ShopPage[]> = {
  product: ['cart'],
  cart: ['address', 'bnplCalculator', 'order'],
  address: ['cart'],
  bnplCalculator: ['cart'],
  order: ['refund', 'address'],
  refund: ['order'],
};

/** How long a page has the network for itself, ms. */
const NEXT_AFTER_MS = 3000;

/** Loads what a page mostly leads to, a while after it was opened; the returned function thinks better of it. */
export function loadNext(page: ShopPage): () => void {
  const load = (): void => void Promise.all(NEXT[page].map(loadPage)).catch(() => undefined);
  const timer = setTimeout(load, NEXT_AFTER_MS);
  return () => clearTimeout(timer);
}
