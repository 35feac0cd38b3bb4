import type { KeptTap } from '#core/product/kept-tap.ts';

/** BUY NOW of the product page's shell, before the page can take a tap on it. */
export interface EarlyTap {
  /** For the product screen to take. */
  readonly buyWhenReady: KeptTap;
  /** Resolves when a finger that is on BUY NOW has let go: its tap would fall between shell and page. */
  release: Promise<void> | null;
}

declare global {
  interface Window {
    asaanTap?: EarlyTap;
  }
}
