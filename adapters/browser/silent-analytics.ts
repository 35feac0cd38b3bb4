import type { Analytics } from '#core/ports/reporting.ts';

/** Analytics that counts nothing: for pages outside of the app where the settings name no `analytics.url` (Q55). */
export function createSilentAnalytics(): Analytics {
  return { track: () => undefined };
}
