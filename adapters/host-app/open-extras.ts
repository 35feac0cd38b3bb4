import type { HostExtras } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createBridgeExtras } from './bridge-extras.ts';
import { createRpcClient } from './json-rpc.ts';
import { findTransport } from './transports.ts';

let opened: HostExtras | null = null;

/** What the app around this page can do beyond its bridge; null without one. One client serves the whole page. */
export function openExtras(page: Window): HostExtras | null {
  const transport = opened === null ? findTransport(page, false) : null;
  if (transport !== null) opened = createBridgeExtras(createRpcClient(transport, createSystemClock()));
  return opened;
}
