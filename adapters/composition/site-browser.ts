import { isTestHost } from '#core/gateway-codes/gateway-host.ts';
import { createHttpComplaints } from '../gateway/http-complaints.ts';
import { createSilentAnalytics } from '../web/silent-analytics.ts';
import { createSystemClock } from '../web/system-clock.ts';
import { createWebClipboard } from '../web/web-clipboard.ts';
import { createWebSession } from '../web/web-session.ts';
import { createWebSharing } from '../web/web-sharing.ts';
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
