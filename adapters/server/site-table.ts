import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Settings } from '../settings/schema.ts';
import {
  CONTENT_TYPES,
  cacheControl,
  NO_PAGE_POLICY,
  OWN_ORIGIN,
  type PolicyOrigins,
  pagePolicy,
  WORKER,
  WORKER_POLICY,
} from './answer-headers.ts';
import type { SiteFeatures } from './site-map.ts';

/** What is known of a site to those that serve it. */
export interface ServedSite extends SiteFeatures {
  /** What its pages reach beside their own origin; unless it is said, nothing. */
  readonly origins?: PolicyOrigins;
  /** The gateway's path on the site's own origin; null where it has an origin of its own. */
  readonly gatewayPath?: string | null;
  /** Paths of the site's own origin to which pages post events or failures, and which are not the gateway's; unless it is said, none. */
  readonly reports?: readonly { readonly name: 'analytics' | 'errors'; readonly path: string }[];
}

/** How a deployment's settings say that its site is served; an address on the site's own origin is no other origin. */
export function servedSite({ site, gateway, origins, analytics, errors, features }: Settings): ServedSite {
  const foreign = (...addresses: readonly (string | undefined)[]): readonly string[] => {
    const all = addresses.flatMap((each) => (each === undefined ? [] : [new URL(each, site).origin]));
    return [...new Set(all)].filter((each) => each !== site);
  };
  const base = gateway.url.replace(/\/+$/, '');
  const gatewayPath = base.startsWith('/') ? base : null;
  const places = [
    { name: 'analytics', path: analytics?.url ?? '' },
    { name: 'errors', path: errors?.url ?? '' },
  ] as const;
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

/** A file as it is sent; what every answer has is left out. */
export interface SiteFile {
  /** `/home.html` */
  readonly path: string;
  readonly headers: Readonly<Record<'content-type' | 'cache-control' | 'content-security-policy', string>>;
}

/** Files of a folder by their paths, `/home.html`; compressed forms among them, hidden files not. */
export function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const full = join(entry.parentPath, entry.name);
    found.set(`/${relative(folder, full).split(sep).join('/')}`, readFileSync(full));
  }
  return found;
}

/** The files of a site with the headers that are their own, in the order of their paths; compressed forms are no files. */
export function siteTable(files: ReadonlyMap<string, Uint8Array>, site: ServedSite = {}): readonly SiteFile[] {
  return [...files]
    .filter(([path]) => !/\.(?:br|gz)$/.test(path))
    .map(([path, bytes]) => ({
      path,
      headers: {
        'content-type': CONTENT_TYPES[extname(path).slice(1)] ?? 'application/octet-stream',
        'cache-control': cacheControl(path),
        'content-security-policy': policyOf(path, bytes, site),
      },
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function policyOf(path: string, bytes: Uint8Array, { isSandbox = false, origins = OWN_ORIGIN }: ServedSite): string {
  if (path.endsWith('.html')) return pagePolicy(Buffer.from(bytes).toString(), origins, isSandbox);
  return path === WORKER ? WORKER_POLICY : NO_PAGE_POLICY;
}
