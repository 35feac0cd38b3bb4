import type { Clipboard, Clock, Sharing } from './device.ts';
import type { Call, Gateway, IdempotencyKeys } from './gateway.ts';
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

/** What a screen of the shop uses of it: these calls, and these other ports. */
export type Uses<C extends Call, Ports extends Exclude<keyof ShopPorts, 'gateway'>> = Pick<ShopPorts, Ports> & {
  readonly gateway: Pick<Gateway, C>;
};

/** What the public pages need from outside. Of the gateway they use complaints alone, which need no shopper (R36). */
export interface SitePorts {
  readonly gateway: Pick<Gateway, 'fileComplaint'>;
  /** Null where the gateway takes no idempotency keys. */
  readonly keys: IdempotencyKeys | null;
  readonly session: SessionMemory;
  readonly clock: Pick<Clock, 'now' | 'builtAt'>;
  readonly analytics: Analytics;
  readonly clipboard: Clipboard;
  readonly sharing: Sharing;
}
