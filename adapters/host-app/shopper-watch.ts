import type { Identity } from '#core/ports/host-app.ts';
import type { RpcClient } from './json-rpc.ts';
import { askIdentity } from './questions.ts';

/** Who the app's shopper is, and whether that is still the same one. */
export interface ShopperWatch {
  /** The shopper, asked for once for all who want to know; null where the app names nobody: the next call asks again. */
  identify(): Promise<Identity | null>;
  /** The next call asks the app anew: it was in front meanwhile. */
  askAnew(): void;
  /** The same after a token expired: the next one is the same shopper's. */
  renew(): void;
}

/** Asks for the shopper, beginning with what was asked before the program; null where nothing was. */
export function createShopperWatch(
  rpc: RpcClient,
  onShopperChanged: () => void,
  preloaded: Promise<Identity | null> | null,
): ShopperWatch {
  let before = preloaded;
  let identity: Promise<Identity | null> | null = null;
  let lastToken: string | null = null;
  let isRenewing = false;

  async function read(): Promise<Identity | null> {
    const asked = before;
    before = null;
    // Where it was not asked before, the questions go out at once.
    const found = (asked === null ? null : await asked) ?? (await askIdentity(rpc));
    if (found === null) return null;
    // A token that changed without having expired is somebody else's.
    if (lastToken !== null && lastToken !== found.token && !isRenewing) onShopperChanged();
    lastToken = found.token;
    isRenewing = false;
    return found;
  }

  return {
    identify() {
      if (identity !== null) return identity;
      const asked = read();
      identity = asked;
      void asked.then((found) => {
        if (found === null && identity === asked) identity = null;
      });
      return asked;
    },
    askAnew() {
      identity = null;
    },
    renew() {
      identity = null;
      isRenewing = true;
    },
  };
}
