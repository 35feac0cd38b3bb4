import type { Clipboard, Clock } from './device.ts';
import type { Gateway } from './gateway.ts';
import type { HostApp } from './host-app.ts';
import type { Navigation, Notices } from './page.ts';
import type { Analytics } from './reporting.ts';
import type { SessionMemory } from './session-memory.ts';

/** What the shop needs from outside: one adapter for each. A screen takes those that it names itself. */
export interface ShopPorts {
  readonly gateway: Gateway;
  readonly hostApp: HostApp;
  readonly session: SessionMemory;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clipboard: Clipboard;
}
