import { isTestHost } from '#core/routes/gateway-host.ts';
import { createSilentAnalytics } from '../browser/silent-analytics.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createWebSession } from '../browser/web-session.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import { createHttpComplaints } from '../gateway/http-complaints.ts';
import type { GatewaySettings } from './browser.ts';
import { composeSite, type SiteScreens } from './compose-site.ts';

/** Composes the public pages on the browser's own adapters. */
export function composeBrowserSite({ base, testBase, source }: GatewaySettings): SiteScreens {
  const clock = createSystemClock();
  return composeSite({
    analytics: createSilentAnalytics(),
    session: createWebSession(() => window.sessionStorage),
    clock,
    clipboard: createWebClipboard(() => navigator.clipboard),
    sharing: createWebSharing(() => navigator),
    gateway: createHttpComplaints({
      base: isTestHost(window.location.hostname) ? testBase : base,
      source,
      clock,
      fetch: (input, init) => window.fetch(input, init),
    }),
  });
}
