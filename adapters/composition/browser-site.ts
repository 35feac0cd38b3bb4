import type { NumberTable } from '#core/number-check/official-numbers.ts';
import type { Analytics } from '#core/ports/analytics.ts';
import { createSilentAnalytics } from '../browser/silent-analytics.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createWebSession } from '../browser/web-session.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import { createHttpComplaints } from '../gateway/http-complaints.ts';
import { pageGateway } from '../gateway/page-gateway.ts';
import type { GatewaySettings } from './browser-shop.ts';
import { composeSite, type SiteTools } from './compose-site.ts';

/** Composes the public pages' tools on the browser's own adapters. */
export function composeBrowserSite(
  settings: Omit<GatewaySettings, 'secret'>,
  numbers: NumberTable,
  analytics: Analytics | null,
): SiteTools {
  const clock = createSystemClock();
  return composeSite(
    {
      gateway: () =>
        createHttpComplaints({
          base: pageGateway(settings, window.location),
          source: settings.source,
          clock,
          fetch: (input, init) => window.fetch(input, init),
        }),
      session: () => createWebSession(() => window.sessionStorage),
      clock: () => clock,
      analytics: () => analytics ?? createSilentAnalytics(),
      clipboard: () => createWebClipboard(() => navigator.clipboard),
      sharing: () => createWebSharing(() => navigator),
    },
    numbers,
  );
}
