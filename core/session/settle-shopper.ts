import { isExpired, isForeignOrder, needsLogin } from '../errors/gateway-codes.ts';
import type { Logins } from '../errors/logins.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Answer } from '../lib/outcome.ts';
import type { Store } from '../lib/store.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { Place } from '../routes/places.ts';
import { orderInHand } from './order-in-hand.ts';
import { forgetShopper } from './session.ts';

/** What lies over a page: nothing; or it is hidden, while its shopper is asked for, until he is known, or until he logs in. */
export type Cover = 'none' | 'asking' | 'unanswered' | 'login';

/** Whose a page is: its shopper's as before, somebody else's, or not known yet: until he logs in, or the server answers. */
export type Verdict = 'same' | 'another' | 'login' | 'unanswered';

/** What the server's answer about a page's order says of its shopper; only a missing order makes him another (Q71). */
export function shopperAfter(answer: Answer<unknown>): Verdict {
  if (answer.kind === 'done') return 'same';
  if (isForeignOrder(answer)) return 'another';
  return needsLogin(answer) ? 'login' : 'unanswered';
}

/** The questions with which a page can be proved a shopper's. */
export type OwnReads = Pick<Gateway, 'readPurchase' | 'readAddress' | 'readOrder'>;

/** Asks the server for the order of a page. */
export type OwnRead = (gateway: OwnReads) => Promise<Answer<unknown>>;

/** A page's own question about its order; null where it has no order (Q71). */
export function ownReadOf(place: Place | null, session: Pick<SessionMemory, 'read'>): OwnRead | null {
  switch (place?.page) {
    case undefined:
    case 'product':
      return null;
    case 'cart':
      return about(orderInHand(session), 'readPurchase');
    case 'address':
      return about(place.order ?? orderInHand(session), 'readAddress');
    case 'bnplCalculator':
      return about(place.order ?? orderInHand(session), 'readOrder');
    case 'order':
    case 'refund':
      return about(place.order, 'readOrder');
  }
}

function about(order: OrderId | null, call: keyof OwnReads): OwnRead | null {
  return order === null ? null : (gateway) => gateway[call](order);
}

/** What settling whose a page is needs from outside. Gateway and logins are made when they are needed: both need the host of the guard. */
export interface SettlePorts {
  readonly hostApp: HostApp;
  readonly session: SessionMemory;
  readonly navigation: Pick<Navigation, 'current' | 'startOver'>;
  /** Without notices: a hidden page says nothing. */
  readonly gateway: () => OwnReads;
  readonly logins: () => Pick<Logins, 'expired'>;
  /** Fetches {@link settleShopper}: it is needed only when a page comes back, or its token changed. */
  readonly loadSettling: () => Promise<typeof settleShopper>;
}

/** What is known of a page and its shopper. */
export interface ShopperWatch {
  readonly ports: SettlePorts;
  readonly cover: Store<Cover>;
  /** How often the page came back to another token of its shopper. */
  readonly renewals: Store<number>;
  /** The token whose shopper the page is. */
  token: string | null;
  /** True between going out of sight and coming back. */
  isAway: boolean;
  /** How often the page came back: an answer of the app from before that is asked for again. */
  returns: number;
  /** How often it had come back when its shopper was known last. */
  knownReturns: number;
  /** The token with which the page asked for a login: it brings one other token. Undefined where it asked for none. */
  loginAskedBy: string | null | undefined;
  /** True where pages are to be opened anew once the shopper is known. */
  owesReopening: boolean;
  /** Whom the app names, while the server is asked with his token. */
  candidate: Identity | null;
  /** True once the page was given up: it is about to be loaded anew. */
  isOver: boolean;
  running: Promise<Identity | null> | null;
}

/** Finds out whose a page is, and shows it to him, keeps it hidden, or gives it up; null where it is nobody's for now. */
export async function settleShopper(watch: ShopperWatch): Promise<Identity | null> {
  for (;;) {
    const { returns } = watch;
    const found = await watch.ports.hostApp.identify();
    if (watch.isOver) return null;
    if (watch.returns !== returns) continue;
    if (found === null) return keepHidden(watch, 'login');
    const verdict = await judge(watch, found);
    // What was found out before the page came back the last time is asked for again.
    if (watch.returns === returns) return follow(watch, found, verdict);
  }
}

/** Whether the one whom the app names is the page's shopper. */
async function judge(watch: ShopperWatch, found: Identity): Promise<Verdict> {
  const { token, loginAskedBy, ports } = watch;
  if (token === null || token === found.token) return 'same';
  watch.cover.set('asking');
  const ask = ownReadOf(ports.navigation.current(), ports.session);
  if (ask === null) return loginAskedBy === token ? 'same' : 'another';
  watch.candidate = found;
  const answer = await ask(ports.gateway());
  watch.candidate = null;
  if (isExpired(answer)) ports.logins().expired();
  return shopperAfter(answer);
}

function follow(watch: ShopperWatch, found: Identity, verdict: Verdict): Identity | null {
  const { ports } = watch;
  switch (verdict) {
    case 'same':
      return accept(watch, found);
    case 'another':
      // Everything of the shopper before is gone, and the page is loaded anew while it is still hidden.
      watch.isOver = true;
      forgetShopper(ports.session);
      ports.navigation.startOver();
      return null;
    case 'login':
    case 'unanswered':
      return keepHidden(watch, verdict);
  }
}

/** Says why a page stays hidden. An app that names nobody hides nothing that was not hidden before. */
function keepHidden(watch: ShopperWatch, why: 'login' | 'unanswered'): null {
  watch.owesReopening = true;
  if (watch.cover.getSnapshot() !== 'none') watch.cover.set(why);
  return null;
}

/** The page is shown; where it came back to another token it is opened anew. A call that found the token goes on by itself. */
function accept(watch: ShopperWatch, found: Identity): Identity {
  const isRenewed = watch.token !== null && watch.token !== found.token;
  const hasReturned = watch.knownReturns !== watch.returns;
  const isReopened = hasReturned && (isRenewed || watch.owesReopening);
  if (watch.token !== found.token) watch.loginAskedBy = undefined;
  watch.token = found.token;
  watch.knownReturns = watch.returns;
  watch.owesReopening = false;
  watch.cover.set(watch.isAway ? 'asking' : 'none');
  if (isReopened) watch.renewals.set(watch.renewals.getSnapshot() + 1);
  return found;
}
