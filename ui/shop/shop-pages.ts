import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Place, placeAt, type ShopPage } from '#core/routes/places.ts';
import { loadLater } from '../kit/binding/later.tsx';
import { inTime } from '../kit/reload.ts';
import { CHUNKS } from './chunks.ts';
import { loadStateArt } from './parts/page-message.tsx';

type Page = ComponentType<{ readonly place: Place }>;

const LOADERS: Record<ShopPage, () => Promise<{ readonly default: unknown }>> = {
  product: () => import('./pages/product.tsx'),
  cart: () => import('./pages/cart.tsx'),
  address: () => import('./pages/address.tsx'),
  bnplCalculator: () => import('./pages/bnpl-calculator.tsx'),
  order: () => import('./pages/order.tsx'),
  refund: () => import('./pages/refund.tsx'),
};

/** Where a page mostly leads: loaded while nobody waits, so that going there shows it at once. */
const NEXT: Record<ShopPage, readonly ShopPage[]> = {
  product: ['cart'],
  cart: ['address', 'bnplCalculator', 'order'],
  address: ['cart'],
  bnplCalculator: ['cart'],
  order: ['refund', 'address'],
  refund: ['order'],
};

/** Parts that a page mostly opens, loaded with what it leads to. */
const NEXT_PARTS: Partial<Record<ShopPage, readonly (keyof typeof CHUNKS)[]>> = {
  product: ['pictureViewer'],
  cart: ['cartReasons'],
};

/** How long a page has the network for itself, ms. */
const NEXT_AFTER_MS = 3000;

/** The pages of the shop, each loaded once. */
export interface ShopPages {
  /** A page's component, null while it is not loaded. */
  readonly loaded: (page: ShopPage) => Page | null;
  /** Loads a page's component and its screen. Rejects where either cannot be had. */
  readonly load: (page: ShopPage) => Promise<void>;
  /** Loads what a page mostly leads to, a while after it was opened; the returned function thinks better of it. */
  readonly loadNext: (page: ShopPage) => () => void;
  /** Moves to an address after its page was loaded, so that nothing flashes between. */
  readonly moveTo: (path: string, options?: Parameters<typeof navigate>[1]) => Promise<void>;
}

/** Keeps loaded pages and draws them at once: a lazy component would hold its fallback for 300 ms (React 19). */
export function createShopPages(loadScreen: (page: ShopPage) => Promise<void>): ShopPages {
  const pages = new Map<ShopPage, Page>();

  async function load(page: ShopPage): Promise<void> {
    if (pages.has(page)) return;
    const [module] = await Promise.all([LOADERS[page](), loadScreen(page)]);
    pages.set(page, module.default as Page);
  }

  return {
    loaded: (page) => pages.get(page) ?? null,
    load,
    loadNext(page) {
      const parts = (NEXT_PARTS[page] ?? []).map((part) => CHUNKS[part]);
      const loadAll = (): void =>
        void Promise.all([
          ...NEXT[page].map(load),
          // For pages that fail once the network is gone.
          loadLater(loadStateArt),
          ...parts.map((fetch) => fetch()),
        ]).catch(() => undefined);
      const timer = setTimeout(loadAll, NEXT_AFTER_MS);
      return () => clearTimeout(timer);
    },
    async moveTo(path, options = {}) {
      const place = placeAt(path.split('?')[0] ?? '', () => null);
      try {
        if (place !== null) await inTime(load(place.page));
      } catch {
        // The page's code is gone or does not come, or the network: the browser asks for the whole page, and says so where it cannot.
        return window.location.assign(path);
      }
      navigate(path, options);
      window.scrollTo(0, 0);
    },
  };
}
