import type { Analytics } from '#core/ports/analytics.ts';
import type { HostApp } from '#core/ports/host-app.ts';

/** Hands each event to the app's own tracking (R74). */
export function createHostAnalytics(hostApp: Pick<HostApp, 'track'>): Analytics {
  return { track: ({ name, ...details }) => hostApp.track(name, details) };
}
