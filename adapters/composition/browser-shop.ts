import { compose, endTogether, type Middleware, reportAnswers } from '#core/gateway/pipeline.ts';
import type { Clock } from '#core/ports/device.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { HostApp, Identity } from '#core/ports/host-app.ts';
import type { ShopPorts } from '#core/ports/ports.ts';
import type { ErrorReports } from '#core/ports/reporting.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { placeAt } from '#core/routes/places.ts';
import { buildDay, createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createToastNotices, createWebNavigation, type Navigate } from '../browser/web-page.ts';
import { watchPresence } from '../browser/web-presence.ts';
import { type EarlyProduct, withEarlyProduct } from '../gateway/early.ts';
import { pageGateway } from '../gateway/http-message.ts';
import { createHttpTransport } from '../gateway/http-transport.ts';
import { createPageGateway } from '../gateway/page-calls.ts';
import type { WireFormat } from '../gateway/wire-format.ts';
import { createBridgeHost } from '../host-app/bridge-host.ts';
import { createHostAnalytics } from '../host-app/host-ports.ts';
import { BRIDGE_WAIT_MS, createRpcClient } from '../host-app/json-rpc.ts';
import type { EarlyHost } from '../host-app/questions.ts';
import { findTransport } from '../host-app/transports.ts';
import { composeShop } from './compose-shop.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';

/** The gateway that a build speaks to. */
export interface GatewaySettings {
  readonly base: string;
  /** For local and test hosts (R36). */
  readonly testBase: string;
  /** Whether this is the sandbox's build, whose one gateway is its own. */
  readonly isSandbox?: boolean;
  readonly source: string;
}

/** How a build speaks to its gateway. */
export interface GatewayWire {
  readonly format: WireFormat;
  /** Puts idempotency keys on commands; null where the gateway takes none. */
  readonly keys: ((identify: () => Promise<Identity | null>) => Middleware) | null;
}

/** Composes the shop on the browser's own adapters. A page's screen can be made once `loadScreen` has fetched its code. */
export function composeBrowserShop(
  settings: GatewaySettings,
  wire: GatewayWire,
  makeHost: MakeHost,
  session: SessionMemory,
  navigate: Navigate,
  reports: ErrorReports,
  preloaded: EarlyProduct | null = null,
) {
  const clock = createSystemClock();
  const notices = createToastNotices(clock);
  // What was told on a page ends where the shopper goes on or back; a page that takes the place of another may say why.
  const onward: Navigate = (path, options) => {
    if (options?.replace !== true) notices.dismiss();
    navigate(path, options);
  };
  window.addEventListener('popstate', notices.dismiss);
  clock.after(DRAFTS_AFTER_MS, () => void watchOldDrafts(session));
  const { ports, screens } = composeShop(
    {
      gateway({ hostApp }) {
        const { identify, onPresence } = hostApp;
        return compose(openGateway(settings, wire.format, identify, clock, preloaded), {
          deadline: endTogether({
            clock,
            sinceNavigation: () => performance.now(),
            onPresence,
            appWaitMs: BRIDGE_WAIT_MS,
          }),
          reports: reportAnswers(reports, () => navigator.onLine),
          keys: wire.keys?.(identify) ?? null,
        });
      },
      hostApp: makeHost,
      session: () => session,
      clock: () => clock,
      // The guard, which is the app's host, needs navigation first.
      navigation: (later) => createWebNavigation(onward, window, () => later.hostApp.back()),
      notices: () => notices,
      analytics: ({ hostApp }) => createHostAnalytics(hostApp),
      clipboard: () => createWebClipboard(() => navigator.clipboard),
    },
    LAZY_SCREENS,
  );
  const { hostApp, analytics, guard } = ports;
  return {
    screens,
    notice: notices,
    hostApp,
    analytics,
    clock: { ...clock, builtAt: buildDay() },
    guard,
    logIn: ports.logins.ask,
  };
}

/** When a page begins to look for old drafts, ms: forms look for themselves before they show one. */
const DRAFTS_AFTER_MS = 1000;

/** Erases old drafts in time. Where the code for that cannot be had, the next page does. */
async function watchOldDrafts(session: SessionMemory): Promise<void> {
  const shown = (): string => `draft:${placeAt(window.location.pathname, () => null)?.page}`;
  await import('./page-drafts.ts').then(
    ({ watchPageDrafts }) => watchPageDrafts(window, session, shown),
    () => undefined,
  );
}

/** The gateway of a build, spoken to as whoever `identify` names. */
export function openGateway(
  settings: GatewaySettings,
  format: WireFormat,
  identify: () => Promise<Identity | null>,
  clock: Clock,
  preloaded: EarlyProduct | null = null,
): Gateway {
  const transport = createHttpTransport({
    base: pageGateway(settings, window.location),
    source: settings.source,
    format,
    identify,
    clock,
    // Called as a method of its own window, as browsers demand.
    fetch: (input, init) => window.fetch(input, init),
  });
  return withEarlyProduct(createPageGateway(transport), preloaded, identify);
}

/** Makes the host of a shop, on the ports that it may need. */
export type MakeHost = (ports: Pick<ShopPorts, 'clock' | 'notices'>) => HostApp;

/** The native app around this window, null where there is none. `isSimulated`: a frame of our own may stand for it. */
export function bridgeIn(page: Window, isSimulated: boolean, preloaded: EarlyHost | null = null): MakeHost | null {
  const transport = findTransport(page, isSimulated);
  if (transport === null) return null;
  return ({ clock, notices }) =>
    createBridgeHost({
      rpc: preloaded?.rpc ?? createRpcClient(transport, clock),
      clock,
      preloaded,
      back: () => page.history.back(),
      openLink: (url) => page.location.assign(url),
      onMissing: () => notices.show('appCannot'),
      watchPresence: (watch) => watchPresence(page, watch),
    });
}
