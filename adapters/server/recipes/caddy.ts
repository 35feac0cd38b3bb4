import { URDU_ENDING } from '#core/routes/site-pages.ts';
import { ASKED_AGAIN, cacheControl, NO_PAGE_POLICY, SECURITY_HEADERS } from '../answer-headers.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import type { ServedSite } from '../served-site.ts';
import { ASSETS, NOT_FOUND, type Route } from '../site-map.ts';
import { COMPRESSED_FORM, indent, literal, plainFiles, REPORT_MAX_BYTES, type RecipeInput } from './recipe.ts';

/** The blocks of a Caddyfile in which a build decides something. */
export type CaddyPart = 'site' | 'log' | 'gateway' | 'collector';

/** What of a Caddyfile a build decides, by its block (Caddy 2.6 or newer): it then answers as our server does. */
export const caddyParts = (input: RecipeInput): Readonly<Record<CaddyPart, readonly string[]>> => ({
  site: [
    'route {',
    ...indent([...headers(SECURITY_HEADERS), 'header -Server', '', ...places(input.site), ...site(input)], 1),
    '}',
    '# What fails is answered outside of the route.',
    'handle_errors {',
    '  header -Server',
    '}',
  ],
  // No query, by requests as by errors: it carries payloads and orders. No header, since some repeat it.
  log: [
    'format filter {',
    '  wrap json',
    '  fields {',
    '    request>uri regexp "[?].*" ""',
    '    request>headers delete',
    '    request>remote_ip delete',
    '    request>remote_port delete',
    '    resp_headers delete',
    '  }',
    '}',
  ],
  // The gateway's answers keep their own caching.
  gateway: UPSTREAM,
  collector: [
    ...UPSTREAM,
    '# Nobody is told who sends it: no cookie, no address, no name of a browser.',
    ...SENDERS.map((name) => `header_up -${name}`),
    'header_up User-Agent ""',
    'header_down -set-cookie',
  ],
});

const UPSTREAM = [
  'header_up Host {http.reverse_proxy.upstream.hostport}',
  ...Object.keys({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY }).map(
    (name) => `header_down -${name}`,
  ),
];

/** Headers that say who or what sends a report. */
const SENDERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'Origin',
  'Referer',
  'Sec-*',
  'X-Forwarded-*',
];

/** What on the site's own origin stands for somewhere else: the Caddyfile says for where, in a snippet. */
function places({ gatewayPath = null, reports = [] }: ServedSite): readonly string[] {
  const policy = headers({ 'content-security-policy': NO_PAGE_POLICY });
  const place = (matcher: string, lines: readonly string[]): readonly string[] => [
    `${matcher} {`,
    ...indent([...policy, ...lines], 1),
    '}',
    '',
  ];
  const limit = ['request_body {', `  max_size ${REPORT_MAX_BYTES}B`, '}'];
  return [
    ...(gatewayPath === null ? [] : place(`handle_path ${gatewayPath}/*`, ['import gateway'])),
    ...reports.flatMap(({ name, path }) => place(`handle ${path}`, [...limit, `import ${name}`])),
  ];
}

function site({ routes, files }: RecipeInput): readonly string[] {
  const rows = (kind: Route['answer']['kind']): readonly (readonly string[])[] =>
    routes.flatMap(({ answer, ...route }) => {
      if (answer.kind !== kind) return [];
      return [[patternOf(route), answer.kind === 'page' ? answer.file : answer.to]];
    });
  const asset = Object.entries(CONTENT_TYPES).map(([extension, { type }]) => [
    `~^${ASSETS}.*${literal(extension)}$`,
    cacheControl(ASSETS),
    type,
    NO_PAGE_POLICY,
  ]);
  const own = files
    .filter(({ path }) => !path.startsWith(ASSETS))
    .map(({ path, headers: each }) => [
      path,
      each['cache-control'],
      each['content-type'],
      each['content-security-policy'],
    ]);
  const asked = '{http.request.orig_uri.path}';
  return [
    '# The file that an address shows, and where other spellings lead.',
    ...map(
      asked,
      ['{asaan_file}'],
      [
        ...rows('page'),
        ...plainFiles(files, ASSETS).map(({ path }) => [path, path]),
        [`~${COMPRESSED_FORM}`, '/-'],
        [`~^(${ASSETS}[^/]+)$`, '${1}'],
        ['default', '/-'],
      ],
    ),
    ...map(asked, ['{asaan_to}'], [...rows('redirect'), ['default', '']]),
    ...map(
      asked,
      ['{asaan_missing}'],
      [
        [`~(?i)${URDU_ENDING}`, NOT_FOUND.ur],
        ['default', NOT_FOUND.en],
      ],
    ),
    ...map(
      '{http.request.orig_uri.query}',
      ['{asaan_query}'],
      [
        ['~^(.+)$', '?${1}'],
        ['default', ''],
      ],
    ),
    '',
    ...headers({ 'cache-control': ASKED_AGAIN, 'content-security-policy': NO_PAGE_POLICY }),
    '# Once: the file server adds its own to compressed answers.',
    'header {',
    '  vary accept-encoding',
    '  defer',
    '}',
    '@other not method GET HEAD',
    'header @other allow "GET, HEAD"',
    'respond @other 405',
    '@elsewhere expression `{asaan_to} != ""`',
    'redir @elsewhere {asaan_to}{asaan_query} 308',
    '',
    '@missing not file {asaan_file}',
    'rewrite @missing {asaan_missing}',
    '@found file {asaan_file}',
    'rewrite @found {asaan_file}',
    '',
    '# Headers of the file that is shown.',
    ...map(
      '{path}',
      ['{asaan_cache}', '{asaan_type}', '{asaan_policy}'],
      [...own, ...asset, ['default', cacheControl('/'), 'application/octet-stream', NO_PAGE_POLICY]],
    ),
    'header cache-control {asaan_cache}',
    'header content-type {asaan_type}',
    'header content-security-policy {asaan_policy}',
    `@unknown path ${Object.values(NOT_FOUND).join(' ')}`,
    'file_server @unknown {',
    '  status 404',
    '  precompressed br gzip',
    '}',
    'file_server {',
    '  precompressed br gzip',
    '  disable_canonical_uris',
    '}',
  ];
}

const headers = (each: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(each).map(([name, value]) => `header ${name} "${value}"`);

function patternOf({ path, match }: Pick<Route, 'path' | 'match'>): string {
  if (match === 'exact') return path;
  return match === 'anyCase' ? `~(?i)^${literal(path)}$` : `~^${literal(path)}(?:/|$)`;
}

function map(source: string, targets: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;
  return [
    `map ${source} ${targets.join(' ')} {`,
    ...rows.map(
      ([key = '', ...values]) => `  ${key === 'default' ? key : quoted(key)} ${values.map(quoted).join(' ')}`,
    ),
    '}',
  ];
}
