import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { shopPageAt } from '#core/routes/places.ts';
import { PAGE_HEADERS } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface StaticFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly isPage: boolean;
  readonly isHashed: boolean;
  /** Encoded once, when first asked for. */
  readonly encoded: Map<'br' | 'gzip', Buffer>;
}

/** Answers with a file of the built site. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Serves a built site from memory: a path can only name what was there at the start, so no trick reaches another file. */
export function createStaticFiles(folder: string): StaticFiles {
  const files = readFolder(folder);

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const found = files.get(path) ?? files.get(pageFile(path));
    const file = found ?? files.get('/404.html');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const encoding = encodingFor(request, file);
    const body = encoding === null ? file.plain : encodedBody(file, encoding);
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': file.type,
      'content-length': body.length,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...(file.isPage
        ? PAGE_HEADERS
        : { 'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The HTML file behind an address: the shop's pages share one shell. */
function pageFile(path: string): string {
  const plain = path === '/' ? '/home' : path.replace(/\/$/, '');
  return shopPageAt(plain) !== null || plain === '/sandbox' ? '/shop.html' : `${plain}.html`;
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, full).split(sep).join('/')}`;
    const extension = extname(entry.name);
    files.set(path, {
      type: TYPES[extension] ?? 'application/octet-stream',
      plain: readFileSync(full),
      isPage: extension === '.html',
      isHashed: path.startsWith('/assets/'),
      encoded: new Map(),
    });
  }
  return files;
}

function encodingFor(request: IncomingMessage, file: StaticFile): 'br' | 'gzip' | null {
  const isText = /^(?:text|application\/json|image\/svg)/.test(file.type);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!isText) return null;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function encodedBody(file: StaticFile, encoding: 'br' | 'gzip'): Buffer {
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const body = encoding === 'br' ? brotliCompressSync(file.plain, quality) : gzipSync(file.plain);
  file.encoded.set(encoding, body);
  return body;
}
