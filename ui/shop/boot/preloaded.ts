import type { PreloadedProduct } from '#adapters/gateway/preload.ts';
import type { PreloadedHost } from '#adapters/host-app/preload.ts';
import type { KeptTap } from '#core/product/kept-tap.ts';

/** What was done for a product page before its program was there. The program goes on with it. */
export interface PreloadedShop {
  /** The app; null where there is none to be asked. */
  readonly host: PreloadedHost | null;
  /** The phone, asked for by the app's token; null where there is no app, no phone in the address, or no cipher yet. */
  readonly product: PreloadedProduct | null;
  /** A tap on the shell's BUY NOW, for the product screen to take. */
  readonly buyWhenReady: KeptTap;
  /** Resolves when a finger that is on BUY NOW has let go: its tap would fall between shell and page. */
  release: Promise<void> | null;
}

declare global {
  interface Window {
    asaanShop?: PreloadedShop;
  }
}
