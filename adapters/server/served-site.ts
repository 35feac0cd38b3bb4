import type { Settings } from '../settings/schema.ts';
import type { SiteFeatures } from './site-map.ts';

/**
 * Origins beside the site's own that its pages may reach: shop and complaint form the gateway, the shop pictures, the public
 * pages where visits are counted, every page where failures are reported.
 */
export type PolicyOrigins = Readonly<Record<'gateway' | 'pictures' | 'analytics' | 'errors', readonly string[]>>;

/** No other origin. */
export const OWN_ORIGIN: PolicyOrigins = { gateway: [], pictures: [], analytics: [], errors: [] };

/** A path of the site's own origin that a setting names, which stands for somewhere else. */
interface ReportPlace {
  readonly name: 'analytics' | 'errors';
  readonly path: string;
}

/** What is known of a site to those that serve it. */
export interface ServedSite extends SiteFeatures {
  /** What its pages reach beside their own origin; unless it is said, nothing. */
  readonly origins?: PolicyOrigins;
  /** The gateway's path on the site's own origin; null where it has an origin of its own. */
  readonly gatewayPath?: string | null;
  /** Paths of the site's own origin to which pages post events or failures, and which are not the gateway's; unless it is said, none. */
  readonly reports?: readonly ReportPlace[];
}

/** How a deployment's settings say that its site is served; an address on the site's own origin is no other origin. */
export function servedSite({ site, gateway, origins, analytics, errors, features }: Settings): ServedSite {
  const foreign = (...addresses: readonly (string | undefined)[]): readonly string[] => {
    const all = addresses.flatMap((each) => (each === undefined ? [] : [new URL(each, site).origin]));
    return [...new Set(all)].filter((each) => each !== site);
  };
  const base = gateway.url.replace(/\/+$/, '');
  const gatewayPath = base.startsWith('/') ? base : null;
  const places: readonly ReportPlace[] = [
    { name: 'analytics', path: analytics?.url ?? '' },
    { name: 'errors', path: errors?.url ?? '' },
  ];
  return {
    origins: {
      gateway: foreign(gateway.url, gateway.testUrl),
      pictures: foreign(...origins.pictures),
      analytics: foreign(analytics?.url),
      errors: foreign(errors?.url),
    },
    gatewayPath,
    // One place where both keys name the same path; what lies below the gateway's path is handed on with it.
    reports: places.filter(
      ({ path }, at) =>
        path.startsWith('/') &&
        !(gatewayPath !== null && path.startsWith(`${gatewayPath}/`)) &&
        places.findIndex((other) => other.path === path) === at,
    ),
    hasBridgeCheck: features.bridgeCheck,
  };
}
