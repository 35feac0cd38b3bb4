import type { HttpTransportOptions } from '#adapters/gateway/http-transport.ts';
import type { PreloadedProduct } from '#adapters/gateway/preload.ts';
import type { PreloadedHost } from '#adapters/host-app/preload.ts';
import type { ProductId } from '#core/lib/ids.ts';
import type { KeptTap } from '#core/product/kept-tap.ts';

/** A phone whose question is on its way: whoever asks for it by these options first has the answer. */
export interface AskedProduct {
  readonly id: ProductId;
  readonly options: HttpTransportOptions;
}

/** What was done for a product page before its program was there. The program goes on with it. */
export interface PreloadedShop {
  /** The app; null where there is none to be asked. */
  readonly host: PreloadedHost | null;
  /** The phone, asked for by the app's token; null where there is no app, no phone in the address, or no cipher yet. */
  readonly asked: AskedProduct | null;
  /** What came of it, once there is code that reads it. */
  product: PreloadedProduct | null;
  /** A tap on the shell's BUY NOW, for the product screen to take. */
  readonly buyWhenReady: KeptTap;
  /** Remembers for the page that is loaded in the place of this one what was tapped here. */
  readonly beforeReload: () => void;
  /** Resolves when a finger that is on BUY NOW has let go: its tap would fall between shell and page. */
  release: Promise<void> | null;
  /** Resolves when the shop's sheet is there; null while the program may not be loaded yet. */
  sheet: Promise<void> | null;
  /** Words what of the shell is there in the language of the page. */
  readonly speak: () => void;
}

declare global {
  interface Window {
    asaanShop?: PreloadedShop;
  }
}
