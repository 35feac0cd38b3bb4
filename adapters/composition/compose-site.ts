import { createNumberCheckScreen, type NumberCheckScreen } from '#core/number-check/number-check-screen.ts';
import type { Analytics } from '#core/ports/analytics.ts';
import { createContainer, token } from './container.ts';

/** One maker for each working page of the public site. */
export interface SiteScreens {
  readonly numberCheck: () => NumberCheckScreen;
}

/** What the public site needs from outside. */
export interface SiteOutside {
  readonly analytics: () => Analytics;
}

const ANALYTICS = token<Analytics>('analytics');
const SITE = token<SiteScreens>('site screens');

/** Binds the site's ports to adapters and makes its screens; apart from the shop's, so that a page loads its own part alone. */
export function composeSite(outside: SiteOutside): SiteScreens {
  const house = createContainer();
  house.provide(ANALYTICS, outside.analytics);
  house.provide(SITE, (get) => ({ numberCheck: () => createNumberCheckScreen(get(ANALYTICS)) }));
  return house.get(SITE);
}
