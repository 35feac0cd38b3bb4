import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { serveStatic as servePart } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { ASKED_AGAIN } from '../../server/answer-headers.ts';
import { createSiteMap } from '../../server/site-map.ts';
import { readFolder, type ServedSite, siteTable } from '../../server/site-table.ts';
import type { Served } from './serve.ts';

/** A file of the site. */
interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Names the content: a phone that has it already is told so in place of being sent it again. */
  readonly version: string;
  /** Sends all of it from memory, in the coding that the client takes best; and a part from the disk, in no coding. */
  readonly send: MiddlewareHandler;
  readonly sendPart: MiddlewareHandler;
}

/** Serves a built site. A path can only name what was there at the start, so no trick reaches another file. */
export function createSite(folder: string, site: ServedSite = {}): Hono<Served> {
  const files = readFiles(folder, site);
  const fileAt = createSiteMap(site);
  const app = new Hono<Served>();

  app.get('*', async (c, next) => {
    const found = fileAt(c.req.path, (file) => files.has(file));
    if (found.kind === 'redirect') {
      const query = c.req.url.replace(/^[^?]*/, '');
      return c.body(null, 308, { ...OF_ADDRESSES, location: found.to + query });
    }
    const file = files.get(found.file);
    if (file === undefined) return c.body(null, 404, OF_ADDRESSES);
    // A part of what may have changed meanwhile is not asked for.
    const isPart =
      found.status === 200 && c.req.header('range') !== undefined && c.req.header('if-range') === undefined;
    c.status(found.status);
    const answer = await (isPart ? file.sendPart : file.send)(c, next);
    if (!(answer instanceof Response)) return c.notFound();
    const coding = answer.headers.get('content-encoding');
    const etag = `"${file.version}${coding === null ? '' : `-${coding}`}"`;
    const headers = { ...file.headers, vary: 'accept-encoding', etag };
    if (found.status === 200 && c.req.header('if-none-match')?.includes(etag) === true)
      return new Response(null, { status: 304, headers });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  });
  app.all('*', (c) => c.body(null, 405, { ...OF_ADDRESSES, allow: 'GET, HEAD' }));
  return app;
}

/** Headers of an answer that brings no file. */
const OF_ADDRESSES = { vary: 'accept-encoding', 'cache-control': ASKED_AGAIN };

function readFiles(folder: string, site: ServedSite): ReadonlyMap<string, SiteFile> {
  const found = new Map([...readFolder(folder)].map(([path, bytes]) => [path, new Uint8Array(bytes)]));
  return new Map(
    siteTable(found, site).map(({ path, headers }) => {
      const hash = createHash('sha256').update(found.get(path) ?? '');
      const version = hash.digest('base64url').slice(0, 16);
      // The build has written `.br` and `.gz` beside each text.
      const getContent = async (file: string) => found.get(file) ?? null;
      const send = serveStatic({ path, precompressed: true, getContent, join: (_root, file) => file ?? '' });
      return [path, { headers, version, send, sendPart: servePart({ path: join(folder, path) }) }];
    }),
  );
}
