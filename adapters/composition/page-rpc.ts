import type { HostExtras } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createBridgeExtras } from '../host-app/bridge-extras.ts';
import { createRpcClient, type RpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

/** The clients of pages. */
const clients = new WeakMap<Window, RpcClient>();

/** The one client of a public page, null without an app around it: two would take each other's answers for their own. */
export function pageRpc(page: Window): RpcClient | null {
  const transport = clients.has(page) ? null : findTransport(page, false);
  if (transport !== null) clients.set(page, createRpcClient(transport, createSystemClock()));
  return clients.get(page) ?? null;
}

/** What the app around this page can do beyond its bridge; null without one. */
export function openExtras(page: Window): HostExtras | null {
  const rpc = pageRpc(page);
  return rpc === null ? null : createBridgeExtras(rpc);
}
