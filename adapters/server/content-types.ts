import { extname } from 'node:path';

/** Types of a site's files by extension; `isText` ones get smaller when they are compressed, the others are already. */
export const CONTENT_TYPES: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', isText: true },
  '.xml': { type: 'application/xml; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.png': { type: 'image/png', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
};

/** The type of a file; bytes where it is none of ours. */
export const contentType = (file: string): string => CONTENT_TYPES[extname(file)]?.type ?? 'application/octet-stream';

/** True where a file has `.br` and `.gz` beside it. */
export const isCompressed = (file: string): boolean => CONTENT_TYPES[extname(file)]?.isText === true;
