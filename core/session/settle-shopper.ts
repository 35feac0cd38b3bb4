import { isExpired, isForeignOrder, needsLogin } from '../gateway/codes.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Answer } from '../lib/outcome.ts';
import type { Identity } from '../ports/host-app.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { Place } from '../routes/places.ts';
import { forgetShopper } from './forget-shopper.ts';
import { orderInHand } from './order-in-hand.ts';
import { nameShopper, type OwnRead, pageOf, type ShopperWatch } from './shopper-watch.ts';

/** Whose a page is: its shopper's as before, somebody else's, or not known yet: until he logs in, or the server answers. */
export type Verdict = 'same' | 'another' | 'login' | 'unanswered';

/** What the server's answer about a page's order says of its shopper; only a missing order makes him another (Q71). */
export function shopperAfter(answer: Answer<unknown>): Verdict {
  if (answer.kind === 'done') return 'same';
  if (isForeignOrder(answer)) return 'another';
  return needsLogin(answer) ? 'login' : 'unanswered';
}

/**
 * The question that proves a page to be a shopper's: for its order, which a server answers whatever became of it; null where
 * the page has no order (Q71).
 */
export function ownReadOf(place: Place | null, session: Pick<SessionMemory, 'read'>): OwnRead | null {
  switch (place?.page) {
    case undefined:
    case 'product':
      return null;
    case 'cart':
      return about(orderInHand(session));
    case 'address':
    case 'bnplCalculator':
      return about(place.order ?? orderInHand(session));
    case 'order':
    case 'refund':
      return about(place.order);
  }
}

function about(order: OrderId | null): OwnRead | null {
  return order === null ? null : (gateway) => gateway.readOrder(order);
}

/** Finds out whose a page is, and shows it to him, keeps it hidden, or gives it up; null where it is nobody's for now. */
export async function settleShopper(watch: ShopperWatch): Promise<Identity | null> {
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
  const ask = ownReadOf(ports.navigation.current(), ports.session);
  if (ask === null) return watch.loginAskedOn === pageOf(watch) ? 'same' : 'another';
  watch.candidate = found;
  const answer = await ask(ports.gateway());
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
