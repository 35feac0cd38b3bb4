import type { Analytics } from '#core/ports/analytics.ts';
import { postQuietly } from './post-quietly.ts';

/** Posts each event as it is: no cookie, no identifier, nothing typed (Q55). */
export function createBeaconAnalytics(address: string, send: typeof fetch): Analytics {
  return { track: (event) => postQuietly(address, JSON.stringify(event), send) };
}
