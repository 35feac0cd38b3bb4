import { isExpired, isForeignOrder, needsLogin } from '../gateway/codes.ts';
import type { Answer } from '../lib/outcome.ts';
import { createStore, type Readable, type Screen, type Store } from '../lib/store.ts';
import { createVisit, type Visit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Navigation } from '../ports/page.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { Place } from '../routes/places.ts';

import type { Logins } from './logins.ts';
import { forgetShopper, orderOfPage } from './order-in-hand.ts';

/** What lies over a page: nothing; or it is hidden, while its shopper is asked for, until he is known, or until he logs in. */
export type Cover = 'none' | 'asking' | 'unanswered' | 'login';

/** The question with which a page can be proved a shopper's. */
export type OwnReads = Pick<Gateway, 'readOrder'>;

/** What settling whose a page is needs from outside. Gateway and logins are made when they are needed: both need the host of the guard. */
export interface SettlePorts {
  readonly hostApp: HostApp;
  readonly session: SessionMemory;
  readonly navigation: Pick<Navigation, 'current' | 'startOver'>;
  /** Without notices: a hidden page says nothing. */
  readonly gateway: () => OwnReads;
  readonly logins: () => Pick<Logins, 'expired'>;
}

/**
 * `known`: in sight, and its shopper known since it came back last. `back`: in sight again, but not known yet. `away`: out of
 * sight. `over`: given up; it can only be loaded anew.
 */
type Sight = 'known' | 'back' | 'away' | 'over';

/** What is known of a page and its shopper. */
interface ShopperWatch {
  readonly ports: SettlePorts;
  readonly cover: Store<Cover>;
  /** How often the page came back to another token of its shopper. */
  readonly renewals: Store<number>;
  /** One from each return to the next: what was found out in an earlier one is asked for again. */
  readonly visit: Visit;
  sight: Sight;
  /** The token whose shopper the page is. */
  token: string | null;
  /** The page that asked for a login with that token, null for none: there it brings one other token. */
  loginAskedOn: ReturnType<typeof pageOf> | null;
  /** True where pages are to be opened anew once the shopper is known. */
  owesReopening: boolean;
  /** Whom the app names, while the server is asked with his token. */
  candidate: Identity | null;
  running: Promise<Identity | null> | null;
}

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
  if (watch.sight === 'known') {
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

/** Finds out whose the page is; what asks meanwhile waits for the same. */
function settle(watch: ShopperWatch): Promise<Identity | null> {
  watch.running ??= settleShopper(watch);
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

/** Whose a page is: its shopper's as before, somebody else's, or not known yet: until he logs in, or the server answers. */
export type Verdict = 'same' | 'another' | 'login' | 'unanswered';

/** What the server's answer about a page's order says of its shopper; only a missing order makes him another (Q71). */
export function shopperAfter(answer: Answer<unknown>): Verdict {
  if (answer.kind === 'done') return 'same';
  if (isForeignOrder(answer)) return 'another';
  return needsLogin(answer) ? 'login' : 'unanswered';
}

/** Finds out whose a page is, and shows it to him, keeps it hidden, or gives it up; null where it is nobody's for now. */
async function settleShopper(watch: ShopperWatch): Promise<Identity | null> {
  for (;;) {
    const isStillHere = watch.visit.stay();
    const found = await watch.ports.hostApp.identify();
    if (!isStillHere()) continue;
    const verdict = found === null ? 'login' : await judge(watch, found);
    if (!isStillHere()) continue;
    // Whoever comes back from here on begins anew.
    watch.running = null;
    return follow(watch, found, verdict);
  }
}

/** Whether the one whom the app names is the page's shopper. */
async function judge(watch: ShopperWatch, found: Identity): Promise<Verdict> {
  const { token, ports } = watch;
  if (token === null || token === found.token) return 'same';
  watch.cover.set('asking');
  // The server answers for the page's order, whatever became of it.
  const order = orderOfPage(ports.navigation.current(), ports.session);
  if (order === null) return watch.loginAskedOn === pageOf(watch) ? 'same' : 'another';
  watch.candidate = found;
  const answer = await ports.gateway().readOrder(order);
  watch.candidate = null;
  if (isExpired(answer)) ports.logins().expired();
  return shopperAfter(answer);
}

function follow(watch: ShopperWatch, found: Identity | null, verdict: Verdict): Identity | null {
  const { cover, ports } = watch;
  switch (verdict) {
    case 'same':
      return accept(watch, found);
    case 'another':
      // Everything of the shopper before is gone, and the page is loaded anew while it is still hidden.
      watch.sight = 'over';
      forgetShopper(ports.session);
      ports.navigation.startOver();
      return null;
    case 'login':
    case 'unanswered':
      watch.owesReopening = true;
      // An app that names nobody hides nothing that was not hidden before.
      if (cover.getSnapshot() !== 'none') cover.set(verdict);
      return null;
  }
}

/** The page is shown; where it came back to another token it is opened anew. A call that found the token goes on by itself. */
function accept(watch: ShopperWatch, found: Identity | null): Identity | null {
  const isRenewed = watch.token !== null && watch.token !== found?.token;
  const isReopened = watch.sight !== 'known' && (isRenewed || watch.owesReopening);
  nameShopper(watch, found);
  watch.owesReopening = false;
  if (watch.sight !== 'away') {
    watch.sight = 'known';
    watch.cover.set('none');
  }
  if (isReopened) watch.renewals.set(watch.renewals.getSnapshot() + 1);
  return found;
}

/** The name of the page that is shown; undefined where none is. */
const pageOf = ({ ports }: ShopperWatch): Place['page'] | undefined => ports.navigation.current()?.page;

/** The page is this shopper's from now on. Another token is the one that a login brought. Out of sight it is hidden: whoever sees it next may be another. */
function nameShopper(watch: ShopperWatch, shopper: Identity | null): void {
  const token = shopper?.token ?? null;
  if (watch.token !== token) watch.loginAskedOn = null;
  watch.token = token;
  if (watch.sight === 'away' && token !== null) watch.cover.set('asking');
}
