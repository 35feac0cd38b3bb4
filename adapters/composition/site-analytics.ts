import type { Analytics } from '#core/ports/analytics.ts';
import { createBeaconAnalytics } from '../browser/beacon-analytics.ts';
import { createSilentAnalytics } from '../browser/silent-analytics.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createHostAnalytics } from '../host-app/host-analytics.ts';
import { createRpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

/** Counts by the app around the page, without one at the address; silent where there is neither. */
export function createSiteAnalytics(address: string | null): Analytics {
  const transport = findTransport(window, false);
  if (transport !== null) {
    const rpc = createRpcClient(transport, createSystemClock());
    return createHostAnalytics({ track: (name, details) => void rpc.request('trackEvent', { name, details }) });
  }
  return address === null
    ? createSilentAnalytics()
    : createBeaconAnalytics(address, (input, init) => fetch(input, init));
}
