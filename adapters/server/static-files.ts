import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ASKED_AGAIN, acceptPattern } from './answer-headers.ts';
import type { ServedSite } from './served-site.ts';
import { createSiteMap } from './site-map.ts';
import { readFolder, siteTable } from './site-table.ts';

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

const CODINGS = (['br', 'gzip'] as const).map((coding) => ({
  coding,
  accepted: new RegExp(acceptPattern(coding), 'i'),
}));

/** Serves a built site from memory: a path can only name what was there at the start, so no trick reaches another file. */
export function createStaticFiles(folder: string, site: ServedSite = {}): StaticFiles {
  const files = readFiles(folder, site);
  const fileAt = createSiteMap(site);

  return (request, response, path) => {
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', ASKED_AGAIN);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileAt(path, (file) => files.has(file));
    if (found.kind === 'redirect') {
      const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(308, { location: found.to + query }).end();
      return;
    }
    const file = files.get(found.file);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = CODINGS.find((each) => file[each.coding] !== null && each.accepted.test(accepted))?.coding ?? null;
    const body = (coding === null ? null : file[coding]) ?? file.plain;
    const etag = `"${file.version}${coding === null ? '' : `-${coding}`}"`;
    const headers = { ...file.headers, etag };
    if (found.status === 200 && request.headers['if-none-match']?.includes(etag) === true) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found.status, {
      ...headers,
      'content-length': body.length,
      ...(coding === null ? {} : { 'content-encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function readFiles(folder: string, site: ServedSite): ReadonlyMap<string, StaticFile> {
  const found = readFolder(folder);
  return new Map(
    siteTable(found, site).map(({ path, headers }) => {
      const plain = found.get(path) ?? Buffer.alloc(0);
      const version = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
      const [br, gzip] = ['br', 'gz'].map((form) => found.get(`${path}.${form}`) ?? null);
      return [path, { headers, version, plain, br: br ?? null, gzip: gzip ?? null }];
    }),
  );
}
