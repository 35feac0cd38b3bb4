import type { Settings } from '../settings/schema.ts';
import { type PolicyOrigins, policyOrigins } from './policy-origins.ts';
import type { SiteFeatures } from './site-map.ts';

/** What is known of a site to those that serve it. */
export interface ServedSite extends SiteFeatures {
  /** What its pages reach beside their own origin; unless it is said, nothing. */
  readonly origins?: PolicyOrigins;
  /** The gateway's path on the site's own origin; null where it has an origin of its own. */
  readonly gatewayPath?: string | null;
  /** Paths of the site's own origin to which pages post events or failures, and which are not the gateway's; unless it is said, none. */
  readonly reports?: readonly ReportPlace[];
}

/** A path of the site's own origin that a setting names, which stands for somewhere else. */
export interface ReportPlace {
  readonly name: 'analytics' | 'errors';
  readonly path: string;
}

/** How a deployment's settings say that its site is served. */
export function servedSite(settings: Settings): ServedSite {
  const base = settings.gateway.url.replace(/\/+$/, '');
  const gatewayPath = base.startsWith('/') ? base : null;
  return {
    origins: policyOrigins(settings),
    gatewayPath,
    reports: reportPlaces(settings, gatewayPath),
    hasBridgeCheck: settings.features.bridgeCheck,
  };
}

/** One place where both keys name the same path; what lies below the gateway's path is handed on with it. */
function reportPlaces({ analytics, errors }: Settings, gatewayPath: string | null): readonly ReportPlace[] {
  const places = Object.entries({ analytics, errors }).flatMap(([name, setting]): readonly ReportPlace[] => {
    const path = setting?.url ?? '';
    const isGateways = gatewayPath !== null && path.startsWith(`${gatewayPath}/`);
    return path.startsWith('/') && !isGateways ? [{ name: name === 'errors' ? name : 'analytics', path }] : [];
  });
  return places.filter(({ path }, at) => places.findIndex((other) => other.path === path) === at);
}
