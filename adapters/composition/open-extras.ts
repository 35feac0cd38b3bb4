import type { HostExtras } from '#core/ports/host-app.ts';
import { createBridgeExtras } from '../host-app/bridge-extras.ts';
import { pageRpc } from './page-rpc.ts';

/** What the app around this page can do beyond its bridge; null without one. */
export function openExtras(page: Window): HostExtras | null {
  const rpc = pageRpc(page);
  return rpc === null ? null : createBridgeExtras(rpc);
}
