import type { EarlyAnswer } from '#adapters/gateway/early-answer.ts';
import type { EarlyIdentity } from '#adapters/host-app/bridge-host.ts';

/** What was done for a product page before its program was there. */
export interface EarlyShop {
  /** What the app said of itself; null where there is none to be asked. */
  readonly identity: Promise<EarlyIdentity> | null;
  /** The phone, asked for by the app's token. */
  readonly product: EarlyAnswer | null;
  /** True once BUY NOW was tapped: the program carries it out. */
  isBuyTapped: boolean;
  /** Resolves when a finger that is on BUY NOW has let go: its tap would fall between shell and page. */
  release: Promise<void> | null;
}

declare global {
  interface Window {
    asaanShop?: EarlyShop;
  }
}
