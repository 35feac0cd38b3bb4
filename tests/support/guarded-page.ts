import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, refused } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Place } from '#core/routes/places.ts';
import { createShopperGuard, type OwnReads } from '#core/session/shopper-guard.ts';

/** The order of the page. */
export const ORDER = orderId('7');
/** A page that has an order. */
export const ORDER_PAGE: Place = { page: 'order', order: ORDER, isFromHost: false };
/** A page that has none. */
export const PRODUCT_PAGE: Place = { page: 'product', product: null };

/** A guard on a page, and an app and a server that can be changed. A server that is right knows whose the order is. */
export function watched(place: Place | null, fixed: Answer<unknown> | null = null) {
  let token: string | null = 'first';
  let server: 'right' | 'lost' | 'expired' = 'right';
  let expired = 0;
  const asked: string[] = [];
  const host = createScriptedHost({ identity: { token: 'first', parameters: {} } });
  const identity = (): Identity | null => (token === null ? null : { token, parameters: {} });
  const session = createMemorySession({ poi: '5' });
  const navigation = createMemoryNavigation(place);
  const answer = (): Answer<unknown> => {
    if (fixed !== null) return fixed;
    if (server !== 'right') return server === 'lost' ? failed('timeout') : refused(400113);
    return token === 'other' ? refused(400147) : done(null);
  };
  const read = (call: string) => async (order: string) => {
    const shopper = await guard.hostApp.identify();
    asked.push(`${call} ${order} as ${shopper?.token}`);
    return answer();
  };
  const guard = createShopperGuard({
    hostApp: { ...host, identify: async () => identity() },
    session,
    navigation,
    gateway: () => ({ readOrder: read('readOrder') }) as OwnReads,
    logins: () => ({ expired: () => void (expired += 1) }),
  });
  return {
    guard,
    host,
    asked,
    session,
    navigation,
    expired: () => expired,
    now: () => token,
    becomes: (next: string | null) => void (token = next),
    breaks: (next: typeof server) => void (server = next),
  };
}
