import { createStore, type Readable, type Screen } from '../lib/store.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Cover, SettlePorts, ShopperWatch } from './settle-shopper.ts';

export type { Cover } from './settle-shopper.ts';

/** Sees to it that a page is shown to its own shopper alone (Q71). */
export interface ShopperGuard {
  readonly cover: Readable<Cover>;
  /** The host as pages know it: it names one shopper at a time, and asks for a reload only once he is known. */
  readonly hostApp: HostApp;
  /** Asks the app, and where needed the server, once more. */
  retry(): void;
  /** The same screen, opened anew whenever its shopper has another token: a page that failed reads itself again. */
  reopening<S extends Screen<unknown>>(screen: S): S;
}

/** Makes the guard of a page, and begins to watch it. */
export function createShopperGuard(ports: SettlePorts): ShopperGuard {
  const watch: ShopperWatch = {
    ports,
    cover: createStore<Cover>('none'),
    renewals: createStore(0),
    token: null,
    isAway: false,
    returns: 0,
    knownReturns: 0,
    loginAskedBy: undefined,
    owesReopening: false,
    candidate: null,
    isOver: false,
    running: null,
  };
  ports.hostApp.onPresence((presence) => {
    watch.isAway = presence === 'away';
    if (watch.isAway) hide(watch);
    else comeBack(watch);
  });
  return {
    cover: watch.cover,
    hostApp: guardedHost(watch),
    retry: () => comeBack(watch),
    reopening: (screen) => ({ ...screen, open: () => openEachTime(watch.renewals, screen) }),
  };
}

function guardedHost(watch: ShopperWatch): HostApp {
  const { hostApp } = watch.ports;
  return {
    ...hostApp,
    identify: () => identify(watch),
    openLogin() {
      watch.loginAskedBy = watch.token;
      hostApp.openLogin();
    },
    onRefresh: (page, reload) =>
      hostApp.onRefresh(page, () => {
        void identify(watch).then((shopper) => {
          if (shopper !== null) reload();
        });
      }),
  };
}

/** The shopper; null where nobody is named, or where it is not known that the page is his. */
async function identify(watch: ShopperWatch): Promise<Identity | null> {
  if (watch.candidate !== null) return watch.candidate;
  const { returns, knownReturns } = watch;
  if (returns === knownReturns) {
    const found = await watch.ports.hostApp.identify();
    const isKnown = watch.token === null || watch.token === found?.token;
    if (isKnown && watch.returns === returns) {
      const token = found?.token ?? null;
      watch.token = token;
      watch.owesReopening = token === null;
      // Whoever sees it next may be another.
      if (watch.isAway) hide(watch);
      return found;
    }
  }
  return settle(watch);
}

/** Finds out whose the page is. Where the code for that cannot be had, nothing is known. */
function settle(watch: ShopperWatch): Promise<Identity | null> {
  watch.running ??= watch.ports
    .loadSettling()
    .then((settleShopper) => settleShopper(watch))
    .catch(() => {
      watch.owesReopening = true;
      watch.cover.set('unanswered');
      return null;
    })
    .finally(() => {
      watch.running = null;
    });
  return watch.running;
}

/** Hides what is somebody's. A page that had no shopper yet shows nobody's data. */
function hide({ cover, token }: ShopperWatch): void {
  if (token !== null) cover.set('asking');
}

/** The page was out of sight, or the app in front: whoever uses it now is asked for anew. */
function comeBack(watch: ShopperWatch): void {
  hide(watch);
  watch.returns += 1;
  watch.ports.hostApp.forgetIdentity();
  void settle(watch);
}

function openEachTime(renewals: Readable<number>, screen: Screen<unknown>): () => void {
  let end = screen.open();
  const stop = renewals.subscribe(() => {
    end();
    end = screen.open();
  });
  return () => {
    stop();
    end();
  };
}
