import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { cacheControl, pageHeaders } from './headers.ts';
import { OWN_ORIGIN, type PolicyOrigins } from './policy-origins.ts';
import { fileAt } from './site-map.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Names the content: a phone that has it already is told so in place of being sent it again. */
  readonly version: string;
  readonly plain: Buffer;
  /** Written beside the file when the site was built. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Answers with a file of the built site. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** What of a site is known to those that serve it. */
export interface ServedSite {
  /** Its shop may stand in frames of its own. */
  readonly isSandbox?: boolean;
  /** What its pages reach beside their own origin. */
  readonly origins?: PolicyOrigins;
}

/** Serves a built site from memory: a path can only name what was there at the start, so no trick reaches another file. */
export function createStaticFiles(folder: string, site: ServedSite = {}): StaticFiles {
  const files = readFolder(folder, site);

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileAt(path, (file) => files.has(file));
    if (found.kind === 'redirect') {
      const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(308, { location: found.to + query, 'cache-control': 'no-cache' }).end();
      return;
    }
    const file = files.get(found.file);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = file.br !== null && /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const encoded = encoding === null ? null : file[encoding];
    const body = encoded ?? file.plain;
    const etag = `"${file.version}${encoded === null ? '' : `-${encoding}`}"`;
    const headers = { ...file.headers, etag, vary: 'accept-encoding' };
    if (found.status === 200 && request.headers['if-none-match']?.includes(etag) === true) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found.status, {
      ...headers,
      'content-length': body.length,
      ...(encoding === null || encoded === null ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function readFolder(folder: string, { isSandbox = false, origins = OWN_ORIGIN }: ServedSite): Map<string, StaticFile> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    found.set(`/${relative(folder, full).split(sep).join('/')}`, readFileSync(full));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of found) {
    const extension = extname(path);
    // Settings of other hosts, and what is only another form of a file.
    if (extension === '.br' || extension === '.gz' || path.startsWith('/_')) continue;
    const own =
      extension === '.html' ? pageHeaders(String(plain), origins, isSandbox) : { 'cache-control': cacheControl(path) };
    files.set(path, {
      headers: {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        ...own,
      },
      version: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
      plain,
      br: found.get(`${path}.br`) ?? null,
      gzip: found.get(`${path}.gz`) ?? null,
    });
  }
  return files;
}
