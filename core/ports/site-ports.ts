import type { Clipboard, Clock, Sharing } from './device.ts';
import type { Gateway, IdempotencyKeys } from './gateway.ts';
import type { Analytics } from './reporting.ts';
import type { SessionMemory } from './session-memory.ts';

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
