import type { HostExtras } from '#core/ports/host-app.ts';
import { isTestHost } from '#core/routes/gateway-host.ts';
import { createSilentAnalytics } from '../browser/silent-analytics.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createWebSession } from '../browser/web-session.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import { createHttpComplaints } from '../gateway/http-complaints.ts';
import { hasBridge } from '../host-app/bridge-name.ts';
import { createHostSharing } from '../host-app/host-sharing.ts';
import type { GatewaySettings } from './browser-shop.ts';
import { composeSite, type SiteTools } from './compose-site.ts';

/** Composes the public pages' tools on the browser's own adapters. */
export function composeBrowserSite({ base, testBase, source }: GatewaySettings): SiteTools {
  const clock = createSystemClock();
  return composeSite({
    gateway: () =>
      createHttpComplaints({
        base: isTestHost(window.location.hostname) ? testBase : base,
        source,
        clock,
        fetch: (input, init) => window.fetch(input, init),
      }),
    session: () => createWebSession(() => window.sessionStorage),
    clock: () => clock,
    analytics: createSilentAnalytics,
    clipboard: () => createWebClipboard(() => navigator.clipboard),
    sharing() {
      const web = createWebSharing(() => navigator);
      return hasBridge(window) ? createHostSharing(loadExtras, web) : web;
    },
  });
}

/** What the app around a public page can do for it; fetched when it is first asked for. */
async function loadExtras(): Promise<HostExtras | null> {
  const { openExtras } = await import('./open-extras.ts');
  return openExtras(window);
}
