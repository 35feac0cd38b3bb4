import type { EarlyProduct } from '#adapters/gateway/early.ts';
import type { EarlyHost } from '#adapters/host-app/questions.ts';
import type { Store } from '#core/lib/store.ts';

declare global {
  interface Window {
    /** Whether a tap on BUY NOW of the product page's shell waits for the page. */
    asaanTap?: Store<boolean>;
    /** What the product page asked before its program was there, which goes on with it; missing where there is no app. */
    asaanEarly?: {
      readonly host: EarlyHost;
      /** Null where the address names no phone, or there is no cipher yet. */
      readonly product: EarlyProduct | null;
    };
  }
}
