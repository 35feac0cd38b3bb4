import type { Analytics } from '#core/ports/reporting.ts';
import { createBeaconAnalytics } from '../browser/beacons.ts';
import { createHostAnalytics } from '../host-app/host-ports.ts';
import { pageRpc } from './page-extras.ts';

/** Counts by the app around the page, without one at the address; null where there is neither. */
export function createSiteAnalytics(address: string | null): Analytics | null {
  const rpc = pageRpc(window);
  if (rpc !== null) {
    return createHostAnalytics({ track: (name, details) => void rpc.request('trackEvent', { name, details }) });
  }
  return address === null ? null : createBeaconAnalytics(address, (input, init) => fetch(input, init));
}
