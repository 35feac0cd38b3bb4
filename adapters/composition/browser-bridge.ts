import type { HostApp } from '#core/ports/host-app.ts';
import type { ShopPorts } from '#core/ports/shop-ports.ts';
import { watchPresence } from '../browser/web-presence.ts';
import { createBridgeHost } from '../host-app/bridge-host.ts';
import { createRpcClient } from '../host-app/json-rpc.ts';
import type { PreloadedHost } from '../host-app/preload.ts';
import { findTransport } from '../host-app/transports.ts';

/** Makes the host of a shop, on the ports that it may need. */
export type MakeHost = (ports: Pick<ShopPorts, 'clock' | 'notices'>) => HostApp;

/** The native app around this window, null where there is none. `isSimulated`: a frame of our own may stand for it. */
export function bridgeIn(page: Window, isSimulated: boolean, preloaded: PreloadedHost | null = null): MakeHost | null {
  const transport = findTransport(page, isSimulated);
  if (transport === null) return null;
  return ({ clock, notices }) =>
    createBridgeHost({
      rpc: preloaded?.rpc ?? createRpcClient(transport, clock),
      clock,
      preloaded,
      back: () => page.history.back(),
      openLink: (url) => page.location.assign(url),
      onMissing: () => notices.show('appCannot'),
      watchPresence: (watch) => watchPresence(page, watch),
    });
}
