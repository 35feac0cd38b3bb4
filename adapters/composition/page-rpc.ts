import type { HostExtras } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createBridgeExtras } from '../host-app/bridge-extras.ts';
import { createRpcClient, type RpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

declare global {
  interface Window {
    /** The page's client of the app, which its inlined script may have made. */
    asaanRpc?: RpcClient;
  }
}

/** The one client of a public page, null without an app around it: two would take each other's answers for their own. */
export function pageRpc(page: Window): RpcClient | null {
  const transport = page.asaanRpc === undefined ? findTransport(page, false) : null;
  if (transport !== null) page.asaanRpc = createRpcClient(transport, createSystemClock());
  return page.asaanRpc ?? null;
}

/** What the app around this page can do beyond its bridge; null without one. */
export function openExtras(page: Window): HostExtras | null {
  const rpc = pageRpc(page);
  return rpc === null ? null : createBridgeExtras(rpc);
}
