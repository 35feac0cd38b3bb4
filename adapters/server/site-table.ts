import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { CONTENT_TYPES, cacheControl, NO_PAGE_POLICY, pagePolicy, WORKER, WORKER_POLICY } from './answer-headers.ts';
import { OWN_ORIGIN, type ServedSite } from './served-site.ts';

/** A file as it is sent; what every answer has is left out. */
export interface SiteFile {
  /** `/home.html` */
  readonly path: string;
  readonly headers: Readonly<Record<'content-type' | 'cache-control' | 'content-security-policy', string>>;
}

/** Files of a folder by their paths, `/home.html`; compressed forms among them. */
export function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
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
