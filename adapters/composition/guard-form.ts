import type { SessionMemory } from '#core/ports/session-memory.ts';
import { forgetShopper } from '#core/session/session.ts';
import { settleShopper } from '#core/session/settle-shopper.ts';
import { createShopperGuard } from '#core/session/shopper-guard.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { watchPresence } from '../browser/web-presence.ts';
import { createBridgeHost } from '../host-app/bridge-host.ts';
import { pageRpc } from './page-rpc.ts';

const nothing = (): undefined => undefined;
const noGateway = (): never => {
  throw new Error('a public page has no order to ask for');
};

/**
 * Hides what was typed on a public page from whoever else comes to use the app around it: a page without an order starts
 * anew where the token changed (Q71). An app that names nobody from the start guards nothing (Q59).
 */
export async function guardForm(
  page: Window,
  session: SessionMemory,
  hide: (isHidden: boolean) => void,
): Promise<void> {
  const rpc = pageRpc(page);
  if (rpc === null) return;
  const guard = createShopperGuard({
    hostApp: createBridgeHost({
      rpc,
      clock: createSystemClock(),
      back: nothing,
      openLink: nothing,
      onMissing: nothing,
      watchPresence: (watch) => watchPresence(page, watch),
    }),
    session,
    navigation: { current: () => null, startOver: () => page.location.reload() },
    gateway: noGateway,
    logins: noGateway,
    loadSettling: async () => settleShopper,
  });
  guard.cover.subscribe(() => {
    const cover = guard.cover.getSnapshot();
    hide(cover !== 'none');
    // Nobody is logged in any more: the form is anybody's, what was typed in it is not.
    if (cover === 'login') {
      forgetShopper(session);
      page.location.reload();
    }
  });
  await guard.hostApp.identify();
}
