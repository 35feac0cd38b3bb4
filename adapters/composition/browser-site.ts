import { reportAnswers } from '#core/gateway/pipeline.ts';
import type { NumberTable } from '#core/number-check/official-numbers.ts';
import type { IdempotencyKeys } from '#core/ports/gateway.ts';
import type { HostExtras } from '#core/ports/host-app.ts';
import type { Analytics, ErrorReports } from '#core/ports/reporting.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { eraseOldDrafts } from '#core/session/drafts.ts';
import { buildDay, createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import { pageGateway } from '../gateway/http-message.ts';
import { createPlainTransport } from '../gateway/http-transport.ts';
import { complaintsOver } from '../gateway/wire/file-complaint.ts';
import { hasBridge } from '../host-app/bridge-name.ts';
import { createHostSharing, createSilentAnalytics } from '../host-app/host-ports.ts';
import type { GatewaySettings } from './browser-shop.ts';
import { composeSite, type SiteTools } from './compose-site.ts';

/** Composes the public pages' tools on the browser's own adapters. */
export function composeBrowserSite(
  settings: GatewaySettings,
  numbers: NumberTable,
  keys: IdempotencyKeys | null,
  analytics: Analytics | null,
  session: SessionMemory,
  reports: ErrorReports,
): SiteTools {
  const clock = { ...createSystemClock(), builtAt: buildDay() };
  eraseOldDrafts(session, clock.now());
  return composeSite(
    {
      gateway() {
        const transport = createPlainTransport({
          base: pageGateway(settings, window.location),
          source: settings.source,
          clock,
          fetch: (input, init) => window.fetch(input, init),
        });
        const { fileComplaint } = complaintsOver(transport);
        const report = reportAnswers(reports, () => navigator.onLine);
        return {
          fileComplaint: (complaint, key) =>
            report('fileComplaint', { about: [complaint], key }, () => fileComplaint(complaint, key)),
        };
      },
      session: () => session,
      keys: () => keys,
      clock: () => clock,
      analytics: () => analytics ?? createSilentAnalytics(),
      clipboard: () => createWebClipboard(() => navigator.clipboard),
      sharing() {
        const web = createWebSharing(() => navigator);
        return hasBridge(window) ? createHostSharing(loadExtras, web) : web;
      },
    },
    numbers,
  );
}

/** What the app around a public page can do for it; fetched when it is first asked for. */
async function loadExtras(): Promise<HostExtras | null> {
  const { openExtras } = await import('./page-extras.ts');
  return openExtras(window);
}
