import { createSystemClock } from '../browser/system-clock.ts';
import { createRpcClient, type RpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

let client: RpcClient | null = null;

/** The one client of a public page, null without an app around it: two would take each other's answers for their own. */
export function pageRpc(page: Window): RpcClient | null {
  const transport = client === null ? findTransport(page, false) : null;
  if (transport !== null) client = createRpcClient(transport, createSystemClock());
  return client;
}
