import type { Settings } from '../settings/schema.ts';
import { type PolicyOrigins, policyOrigins } from './policy-origins.ts';
import type { SiteFeatures } from './site-map.ts';

/** What is known of a site to those that serve it. */
export interface ServedSite extends SiteFeatures {
  /** What its pages reach beside their own origin; unless it is said, nothing. */
  readonly origins?: PolicyOrigins;
  /** The gateway's path on the site's own origin; null where it has an origin of its own. */
  readonly gatewayPath?: string | null;
}

/** How a deployment's settings say that its site is served. */
export function servedSite(settings: Settings): ServedSite {
  const base = settings.gateway.url.replace(/\/+$/, '');
  return {
    origins: policyOrigins(settings),
    gatewayPath: base.startsWith('/') ? base : null,
    hasBridgeCheck: settings.features.bridgeCheck,
  };
}
