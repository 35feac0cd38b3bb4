import { isExpired, isForeignOrder, needsLogin } from '../gateway/codes.ts';
import type { Answer } from '../lib/outcome.ts';
import { createStore, type Readable, type Screen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp, Identity, RefreshablePage } from '../ports/host-app.ts';
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

/** Sees to it that a page is shown to its own shopper alone (Q71). */
export type ShopperGuard = ReturnType<typeof createShopperGuard>;

/** Makes the guard of a page, and begins to watch it. */
export function createShopperGuard({ hostApp, session, navigation, gateway, logins }: SettlePorts) {
  const cover = createStore<Cover>('none');
  /** How often the page came back to another token of its shopper. */
  const renewals = createStore(0);
  /** One from each return to the next: what was found out in an earlier one is asked for again. */
  const visit = createVisit();
  let sight: Sight = 'known';
  /** The token whose shopper the page is. */
  let token: string | null = null;
  /** The page that asked for a login with that token, null for none: there it brings one other token. */
  let loginAskedOn: ReturnType<typeof pageNow> | null = null;
  /** True where pages are to be opened anew once the shopper is known. */
  let owesReopening = false;
  /** Whom the app names, while the server is asked with his token. */
  let candidate: Identity | null = null;
  let running: Promise<Identity | null> | null = null;

  /** The name of the page that is shown; undefined where none is. */
  const pageNow = (): Place['page'] | undefined => navigation.current()?.page;

  /** The shopper; null where nobody is named, or where it is not known that the page is his. */
  async function identify(): Promise<Identity | null> {
    if (candidate !== null) return candidate;
    if (sight === 'known') {
      const isStillHere = visit.stay();
      const found = await hostApp.identify();
      const isHis = token === null || token === found?.token;
      if (isHis && isStillHere()) {
        nameShopper(found);
        owesReopening ||= found === null;
        return found;
      }
    }
    return sight === 'over' ? null : settle();
  }

  /** Finds out whose the page is; what asks meanwhile waits for the same. */
  function settle(): Promise<Identity | null> {
    running ??= settleShopper();
    return running;
  }

  /** Hides what is somebody's. A page that had no shopper yet shows nobody's data. */
  function hide(): void {
    if (token !== null) cover.set('asking');
  }

  /** The page was out of sight, or the app in front: whoever uses it now is asked for anew. */
  function comeBack(): void {
    hide();
    sight = 'back';
    visit.begin();
    hostApp.forgetIdentity();
    void settle();
  }

  /** Finds out whose a page is, and shows it to him, keeps it hidden, or gives it up; null where it is nobody's for now. */
  async function settleShopper(): Promise<Identity | null> {
    for (;;) {
      const isStillHere = visit.stay();
      const found = await hostApp.identify();
      if (!isStillHere()) continue;
      const verdict = found === null ? 'login' : await judge(found);
      if (!isStillHere()) continue;
      // Whoever comes back from here on begins anew.
      running = null;
      return follow(found, verdict);
    }
  }

  /** Whether the one whom the app names is the page's shopper. */
  async function judge(found: Identity): Promise<Verdict> {
    if (token === null || token === found.token) return 'same';
    cover.set('asking');
    // The server answers for the page's order, whatever became of it.
    const order = orderOfPage(navigation.current(), session);
    if (order === null) return loginAskedOn === pageNow() ? 'same' : 'another';
    candidate = found;
    const answer = await gateway().readOrder(order);
    candidate = null;
    if (isExpired(answer)) logins().expired();
    return shopperAfter(answer);
  }

  function follow(found: Identity | null, verdict: Verdict): Identity | null {
    switch (verdict) {
      case 'same':
        return accept(found);
      case 'another':
        // Everything of the shopper before is gone, and the page is loaded anew while it is still hidden.
        sight = 'over';
        forgetShopper(session);
        navigation.startOver();
        return null;
      case 'login':
      case 'unanswered':
        owesReopening = true;
        // An app that names nobody hides nothing that was not hidden before.
        if (cover.getSnapshot() !== 'none') cover.set(verdict);
        return null;
    }
  }

  /** The page is shown; where it came back to another token it is opened anew. A call that found the token goes on by itself. */
  function accept(found: Identity | null): Identity | null {
    const isRenewed = token !== null && token !== found?.token;
    const isReopened = sight !== 'known' && (isRenewed || owesReopening);
    nameShopper(found);
    owesReopening = false;
    if (sight !== 'away') {
      sight = 'known';
      cover.set('none');
    }
    if (isReopened) renewals.set(renewals.getSnapshot() + 1);
    return found;
  }

  /** The page is this shopper's from now on. Another token is the one that a login brought. Out of sight it is hidden: whoever sees it next may be another. */
  function nameShopper(shopper: Identity | null): void {
    const named = shopper?.token ?? null;
    if (token !== named) loginAskedOn = null;
    token = named;
    if (sight === 'away') hide();
  }

  visit.begin();
  hostApp.onPresence((presence) => {
    if (sight === 'over') return;
    if (presence === 'back') return comeBack();
    sight = 'away';
    hide();
  });
  return {
    cover: cover as Readable<Cover>,
    /** The host as pages know it: it names one shopper at a time, and asks for a reload only once he is known. */
    hostApp: {
      ...hostApp,
      identify,
      openLogin(): void {
        loginAskedOn = pageNow();
        owesReopening = true;
        hostApp.openLogin();
      },
      onRefresh: (page: RefreshablePage, reload: () => void) =>
        hostApp.onRefresh(page, () => {
          void identify().then((shopper) => {
            if (shopper === null) owesReopening = true;
            else reload();
          });
        }),
    },
    /** Asks the app, and where needed the server, once more; a page that was given up is loaded anew. */
    retry(): void {
      if (sight === 'over') navigation.startOver();
      else if (sight !== 'away') comeBack();
    },
    /** The same screen, opened anew whenever its shopper has another token: a page that failed reads itself again. */
    reopening: <S extends Screen<unknown>>(screen: S): S => ({
      ...screen,
      open: () => openEachTime(renewals, screen),
    }),
  };
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
