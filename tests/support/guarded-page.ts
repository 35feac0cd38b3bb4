import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { orderId } from '#core/lib/ids.ts';
import { type Answer, done } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Place } from '#core/routes/places.ts';
import { type OwnReads, settleShopper } from '#core/session/settle-shopper.ts';
import { createShopperGuard } from '#core/session/shopper-guard.ts';

/** The order of the page. */
export const ORDER = orderId('7');
/** A page that has an order. */
export const ORDER_PAGE: Place = { page: 'order', order: ORDER, isFromHost: false };
/** A page that has none. */
export const PRODUCT_PAGE: Place = { page: 'product', product: null };
/** Lets everything come to its end that waits for nothing. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A guard on a page, an app whose token can be changed, and a server that answers each question about an order alike. */
export function watched(
  place: Place | null,
  answer: Answer<unknown> = done(null),
  loadSettling = async () => settleShopper,
) {
  let token: string | null = 'first';
  let expired = 0;
  const asked: string[] = [];
  const host = createScriptedHost({ identity: { token: 'first', parameters: {} } });
  const identity = (): Identity | null => (token === null ? null : { token, parameters: {} });
  const session = createMemorySession({ poi: '5' });
  const navigation = createMemoryNavigation(place);
  const read = (call: string) => async (order: string) => {
    const shopper = await guard.hostApp.identify();
    asked.push(`${call} ${order} as ${shopper?.token}`);
    return answer;
  };
  const guard = createShopperGuard({
    hostApp: { ...host, identify: async () => identity() },
    session,
    navigation,
    gateway: () =>
      ({
        readOrder: read('readOrder'),
        readPurchase: read('readPurchase'),
        readAddress: read('readAddress'),
      }) as OwnReads,
    logins: () => ({ expired: () => void (expired += 1) }),
    loadSettling,
  });
  return {
    guard,
    host,
    asked,
    session,
    navigation,
    expired: () => expired,
    becomes: (next: string | null) => void (token = next),
  };
}
