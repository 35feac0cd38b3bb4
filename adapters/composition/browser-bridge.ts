import type { Clock } from '#core/ports/clock.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import type { Notices } from '#core/ports/notices.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { forgetShopper } from '#core/session/session.ts';
import { createBridgeHost, type EarlyIdentity } from '../host-app/bridge-host.ts';
import { createRpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

/** What a host may need of the shop that it carries. */
export interface HostTools {
  readonly clock: Clock;
  readonly notices: Notices;
  readonly session: SessionMemory;
}

/** Makes the host of a shop. */
export type MakeHost = (tools: HostTools) => HostApp;

/** The native app around this window, null where there is none. `isSimulated`: a frame of our own may stand for it. */
export function bridgeIn(
  page: Window,
  isSimulated: boolean,
  early: Promise<EarlyIdentity> | null = null,
): MakeHost | null {
  const transport = findTransport(page, isSimulated);
  if (transport === null) return null;
  return ({ clock, notices, session }) =>
    createBridgeHost({
      rpc: createRpcClient(transport, clock),
      clock,
      early,
      back: () => page.history.back(),
      openLink: (url) => page.location.assign(url),
      onMissing: () => notices.show('appCannot'),
      onShopperChanged: () => {
        forgetShopper(session);
        page.location.reload();
      },
    });
}
