import type { HttpTransportOptions } from '#adapters/gateway/http-transport.ts';
import type { PreloadedProduct } from '#adapters/gateway/preload.ts';
import type { PreloadedHost } from '#adapters/host-app/questions.ts';
import type { ProductId } from '#core/lib/ids.ts';

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
