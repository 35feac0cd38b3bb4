import type { Answer } from '../lib/outcome.ts';
import type { Store } from '../lib/store.ts';
import type { Visit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { Logins } from './logins.ts';

/** What lies over a page: nothing; or it is hidden, while its shopper is asked for, until he is known, or until he logs in. */
export type Cover = 'none' | 'asking' | 'unanswered' | 'login';

/** The question with which a page can be proved a shopper's. */
export type OwnReads = Pick<Gateway, 'readOrder'>;

/** Asks the server for the order of a page. */
export type OwnRead = (gateway: OwnReads) => Promise<Answer<unknown>>;

/** What settling whose a page is needs from outside. Gateway and logins are made when they are needed: both need the host of the guard. */
export interface SettlePorts {
  readonly hostApp: HostApp;
  readonly session: SessionMemory;
  readonly navigation: Pick<Navigation, 'current' | 'startOver'>;
  /** Without notices: a hidden page says nothing. */
  readonly gateway: () => OwnReads;
  readonly logins: () => Pick<Logins, 'expired'>;
  /** Fetches what finds out whose a page is: it is needed only when a page comes back, or its token changed. */
  readonly loadSettling: () => Promise<(watch: ShopperWatch) => Promise<Identity | null>>;
}

/**
 * `known`: in sight, and its shopper known since it came back last. `back`: in sight again, but not known yet. `away`: out of
 * sight. `over`: given up; it can only be loaded anew.
 */
export type Sight = 'known' | 'back' | 'away' | 'over';

/** What is known of a page and its shopper. */
export interface ShopperWatch {
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
  loginAskedOn: string | null;
  /** True where pages are to be opened anew once the shopper is known. */
  owesReopening: boolean;
  /** Whom the app names, while the server is asked with his token. */
  candidate: Identity | null;
  running: Promise<Identity | null> | null;
}

/** The name of the page that is shown; empty where none is. */
export const pageOf = ({ ports }: ShopperWatch): string => ports.navigation.current()?.page ?? '';

/** The page is this shopper's from now on. Another token is the one that a login brought. Out of sight it is hidden: whoever sees it next may be another. */
export function nameShopper(watch: ShopperWatch, shopper: Identity | null): void {
  const token = shopper?.token ?? null;
  if (watch.token !== token) watch.loginAskedOn = null;
  watch.token = token;
  if (watch.sight === 'away' && token !== null) watch.cover.set('asking');
}
