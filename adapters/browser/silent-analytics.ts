import type { Analytics } from '#core/ports/analytics.ts';

/** Analytics that counts nothing: the lender's endpoint is not known (Q55). */
export function createSilentAnalytics(): Analytics {
  return { track: () => undefined };
}
