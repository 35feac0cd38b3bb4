import { URDU_ENDING } from '#core/routes/site-pages.ts';
import { DOCUMENT_MAX_BYTES } from '../../gateway/http-upload.ts';
import {
  ASKED_AGAIN,
  CONTENT_TYPES,
  cacheControl,
  isCompressed,
  NO_PAGE_POLICY,
  SECURITY_HEADERS,
  TAKES_BR,
} from '../answer-headers.ts';
import { ASSETS, CARDS, NOT_FOUND, NOT_FOUND_BOTH, type Route } from '../site-map.ts';
import type { SiteFile } from '../site-table.ts';
import type { Values } from './recipes.ts';

/** Largest event or failure that is handed on, in bytes. */
export const REPORT_MAX_BYTES = 64 * 1024;

const TYPES = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({ extension, type }));
const TEXTS = TYPES.filter(({ extension }) => isCompressed(`.${extension}`));

const headerRows = (headers: Readonly<Record<string, string>>): readonly Values[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** What is the same for every site. */
export const CONSTANTS: Values = {
  security: headerRows(SECURITY_HEADERS),
  // On the answers of others, in place of theirs.
  ours: headerRows({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY }),
  noPage: NO_PAGE_POLICY,
  askedAgain: ASKED_AGAIN,
  assetsCache: cacheControl(ASSETS),
  fileCache: cacheControl('/'),
  takesBr: TAKES_BR,
  missing: NOT_FOUND.en,
  missingUrdu: NOT_FOUND.ur,
  urdu: URDU_ENDING,
  // The largest document, and 64 kB for what goes around it.
  gatewayBytes: String(DOCUMENT_MAX_BYTES + 64 * 1024),
  reportBytes: String(REPORT_MAX_BYTES),
  types: TYPES,
  // Those have a compressed form; all but pages show themselves.
  texts: TEXTS,
  compressed: TEXTS.map(({ extension }) => extension).join('|'),
  shown: TYPES.flatMap(({ extension }) => (extension === 'html' ? [] : [extension])).join('|'),
};

/** A row for each address and each page, as nginx and Caddy read them, and as static hosts do. */
export function tables(routes: readonly Route[], files: readonly SiteFile[]): Values {
  const rows = files.map(({ path: file, headers }) => {
    const { 'cache-control': cache, 'content-security-policy': policy } = headers;
    return { file, cache, policy };
  });
  const inFolder = (file: string): boolean => file.startsWith(ASSETS) || file.startsWith(CARDS);
  const of = (kind: Route['answer']['kind']): readonly Values[] =>
    routes.flatMap(({ path, match, answer }) => {
      // Both servers read a regular expression after `~`. No letter of an address means another one there.
      const address = `~${match === 'anyCase' ? '(?i)' : ''}^${path}${match === 'below' ? '(?:/|$)' : '$'}`;
      return answer.kind === kind ? [{ ...answer, address }] : [];
    });
  return {
    pages: of('page'),
    redirects: of('redirect'),
    // Pages and the worker; other files have the headers of their folder.
    pageRows: rows.filter(({ cache }) => cache === ASKED_AGAIN),
    named: [
      ...routes.flatMap(({ path: address, answer }) =>
        rows.flatMap((row) => (answer.kind === 'page' && answer.file === row.file ? [{ ...row, address }] : [])),
      ),
      // Hosts show a page under its file's name too. For unknown addresses they show the one that carries its policy inside.
      ...rows.flatMap((row) =>
        inFolder(row.file) || row.file === NOT_FOUND_BOTH ? [] : [{ ...row, address: row.file }],
      ),
      ...[ASSETS, CARDS].map((folder) => ({
        address: `${folder}*`,
        cache: cacheControl(folder),
        policy: NO_PAGE_POLICY,
      })),
    ],
    led: routes.flatMap(ledTo),
  };
}

/**
 * Static hosts count letter case, so that an address is also led to from its lower case. Its own page needs no line, nor that
 * page with a slash at the end: they know both from the names of the files.
 */
function ledTo({ path, match, answer }: Route): readonly Values[] {
  const lower = path.toLowerCase();
  if (answer.kind === 'redirect') {
    if (path === `${answer.to}/`) return [];
    return [...new Set([path, lower])].map((from) => ({ from, to: answer.to, status: '308' }));
  }
  if (match === 'anyCase') return lower === path ? [] : [{ from: lower, to: path, status: '308' }];
  // The start page is index.html everywhere. A target that ends with .html would be redirected.
  return path === '/' ? [] : [{ from: path, to: answer.file.replace(/\.html$/, ''), status: '200' }];
}
