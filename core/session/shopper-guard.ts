import { createStore, type Readable, type Screen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import { type Cover, nameShopper, pageOf, type SettlePorts, type ShopperWatch } from './shopper-watch.ts';

export type { Cover } from './shopper-watch.ts';

/** Sees to it that a page is shown to its own shopper alone (Q71). */
export interface ShopperGuard {
  readonly cover: Readable<Cover>;
  /** The host as pages know it: it names one shopper at a time, and asks for a reload only once he is known. */
  readonly hostApp: HostApp;
  /** Asks the app, and where needed the server, once more; a page that was given up is loaded anew. */
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
    visit: createVisit(),
    sight: 'known',
    token: null,
    loginAskedOn: null,
    owesReopening: false,
    candidate: null,
    running: null,
  };
  watch.visit.begin();
  ports.hostApp.onPresence((presence) => {
    if (watch.sight === 'over') return;
    if (presence === 'back') return comeBack(watch);
    watch.sight = 'away';
    hide(watch);
  });
  return {
    cover: watch.cover,
    hostApp: guardedHost(watch),
    retry() {
      if (watch.sight === 'over') ports.navigation.startOver();
      else if (watch.sight !== 'away') comeBack(watch);
    },
    reopening: (screen) => ({ ...screen, open: () => openEachTime(watch.renewals, screen) }),
  };
}

function guardedHost(watch: ShopperWatch): HostApp {
  const { hostApp } = watch.ports;
  return {
    ...hostApp,
    identify: () => identify(watch),
    openLogin() {
      watch.loginAskedOn = pageOf(watch);
      watch.owesReopening = true;
      hostApp.openLogin();
    },
    onRefresh: (page, reload) =>
      hostApp.onRefresh(page, () => {
        void identify(watch).then((shopper) => {
          if (shopper === null) watch.owesReopening = true;
          else reload();
        });
      }),
  };
}

/** The shopper; null where nobody is named, or where it is not known that the page is his. */
async function identify(watch: ShopperWatch): Promise<Identity | null> {
  if (watch.candidate !== null) return watch.candidate;
  if (watch.sight === 'known' && watch.running === null) {
    const isStillHere = watch.visit.stay();
    const found = await watch.ports.hostApp.identify();
    const isHis = watch.token === null || watch.token === found?.token;
    if (isHis && isStillHere()) {
      nameShopper(watch, found);
      watch.owesReopening ||= found === null;
      return found;
    }
  }
  return watch.sight === 'over' ? null : settle(watch);
}

/** Finds out whose the page is. Where the code for that cannot be had, the page is given up. */
function settle(watch: ShopperWatch): Promise<Identity | null> {
  watch.running ??= watch.ports
    .loadSettling()
    .then((settleShopper) => settleShopper(watch))
    .catch(() => {
      watch.running = null;
      watch.sight = 'over';
      watch.cover.set('unanswered');
      return null;
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
  watch.sight = 'back';
  watch.visit.begin();
  watch.ports.hostApp.forgetIdentity();
  void settle(watch);
}

function openEachTime(renewals: Readable<number>, screen: Screen<unknown>): () => void {
  let end = screen.open();
  const stop = renewals.subscribe(() => {
    if (screen.reopen !== undefined) return screen.reopen();
    end();
    end = screen.open();
  });
  return () => {
    stop();
    end();
  };
}
