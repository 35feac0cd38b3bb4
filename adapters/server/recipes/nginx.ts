import { URDU_ENDING } from '#core/routes/site-pages.ts';
import { ASKED_AGAIN, acceptPattern, cacheControl, NO_PAGE_POLICY, SECURITY_HEADERS } from '../answer-headers.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { ASSETS, NOT_FOUND, type Route } from '../site-map.ts';
import type { SiteFile } from '../site-table.ts';
import {
  CHAIN_DEPTH,
  COMPRESSED_FORM,
  GATEWAY_MAX_BYTES,
  literal,
  plainFiles,
  REPORT_MAX_BYTES,
  type RecipeInput,
} from './recipe.ts';

/** The blocks of nginx.conf in which a build decides something. */
export type NginxPart = 'http' | 'server' | 'gateway' | 'collector';

/**
 * What of nginx.conf a build decides, by its block (nginx 1.13 or newer, no module that is not built in): it then answers as
 * our server does. Brotli is chosen by `map`, since `brotli_static` cannot be asked for without a module that most builds lack.
 * All names begin with `asaan`.
 */
export const nginxParts = (input: RecipeInput): Readonly<Record<NginxPart, readonly string[]>> => ({
  http: [...maps(input), '', ...LOG_FORMAT],
  server: [...server(), '', ...types(), ...SERVER_SETTINGS],
  // The gateway's answers keep their own caching.
  gateway: [
    ...UPSTREAM,
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# The largest document with what goes around it, in bytes.',
    `client_max_body_size ${GATEWAY_MAX_BYTES};`,
  ],
  collector: [
    ...UPSTREAM,
    '# Nobody is told who sends it: no cookie, no address, no name of a browser.',
    'proxy_pass_request_headers off;',
    'proxy_set_header Content-Type $content_type;',
    'proxy_hide_header set-cookie;',
    `client_max_body_size ${REPORT_MAX_BYTES};`,
  ],
});

const SERVER_SETTINGS = [
  'sendfile on;',
  'server_tokens off;',
  '# Two slashes are no address of ours.',
  'merge_slashes off;',
  '# A redirect leads to a path: what ends TLS may be another server.',
  'absolute_redirect off;',
  '# What ends TLS may be a proxy.',
  'gzip_proxied any;',
  '# nginx writes queries into lines about requests that failed, so that there are none: "why" in the access log says the',
  '# reason. What fails at its start, or of its workers, stands where `error_log` outside of `http` says.',
  'error_log /dev/null emerg;',
];

/** What stands inside of the `server` block. Internal addresses begin with `/=`. */
function server(): readonly string[] {
  const texts = Object.entries(CONTENT_TYPES).filter(([, { isText }]) => isText);
  return [
    ...added({
      ...SECURITY_HEADERS,
      'content-security-policy': '$asaan_policy',
      'cache-control': '$asaan_cache',
      'content-encoding': '$asaan_encoding',
      allow: '$asaan_allow',
      vary: 'accept-encoding',
    }),
    '',
    'location / {',
    '  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    '  if ($asaan_to) { return 308 $asaan_to$is_args$args; }',
    '  if ($asaan_file = "") { return 404; }',
    '  rewrite ^ /=$asaan_sent last;',
    '}',
    'error_page 404 /=$asaan_sent_missing;',
    'location /= {',
    '  internal;',
    '  gzip_static on;',
    '  rewrite ^/=(.+)$ $1 break;',
    '}',
    ...texts.map(
      ([extension, { type }]) =>
        `location ~ ^/=.+${literal(extension)}\\.br$ { internal; types { "${type}" br; } rewrite ^/=(.+)$ $1 break; }`,
    ),
  ];
}

const added = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

const UPSTREAM_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY };

/** What is handed on, and the answers to it. */
const UPSTREAM = [
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  '# Certificates between the one of the host and an authority; nginx itself takes one.',
  `proxy_ssl_verify_depth ${CHAIN_DEPTH};`,
  ...Object.keys(UPSTREAM_HEADERS).map((name) => `proxy_hide_header ${name};`),
  ...added(UPSTREAM_HEADERS),
];

/** A log without queries. */
const LOG_FORMAT = [
  '# No query is logged: it carries payloads and orders.',
  `log_format asaan escape=json '{${[
    '"time":"$time_iso8601"',
    '"method":"$request_method"',
    '"path":"$asaan_path"',
    '"status":$status',
    '"bytes":$bytes_sent',
    '"seconds":$request_time',
    '"gateway":"$upstream_status"',
    '"why":"$asaan_why"',
  ].join(',')}}';`,
];

const REASONS = [
  ['~^403 $', "nginx's user may not read this file, or not pass a folder above it"],
  ['~^413 $', 'the body is larger than client_max_body_size'],
  [
    '~^50[24] -$',
    'no answer from the address in proxy_pass: nobody there, or no certificate that proxy_ssl_trusted_certificate vouches for',
  ],
] as const;

function maps({ routes, files }: RecipeInput): readonly string[] {
  const rows = (kind: Route['answer']['kind']): readonly (readonly [string, string])[] =>
    routes.flatMap(({ answer, ...route }) => {
      if (answer.kind !== kind) return [];
      return [[keyOf(route), answer.kind === 'page' ? answer.file : answer.to] as const];
    });
  const shown = (own: (file: SiteFile) => string): readonly (readonly [string, string])[] =>
    files.filter(({ path }) => !path.startsWith(ASSETS)).map((file) => [exact(file.path), own(file)]);
  const uncompressed = files.filter(({ path, isCompressed }) => !isCompressed && TEXT.test(path));
  const sent = [
    ...uncompressed.map(({ path }) => [`~^br ${literal(path)}$`, path] as const),
    [`~^br (?<text>.+${TEXT.source})`, '$text.br'],
  ] as const;
  return [
    '# The path as it was asked for.',
    ...map('$request_uri', '$asaan_path', '', [['~^(?<asked>[^?]*)', '$asked']]),
    '# The file that an address shows (a name in any letter case, or a pattern), and where other spellings lead.',
    ...map('$uri', '$asaan_file', '', [
      ...rows('page'),
      ...plainFiles(files, ASSETS).map(({ path }) => [exact(path), path] as const),
      [`~${COMPRESSED_FORM}`, ''],
      [`~^${ASSETS}[^/]+$`, '$uri'],
    ]),
    ...map('$uri', '$asaan_to', '', rows('redirect')),
    ...map('$asaan_path', '$asaan_missing', NOT_FOUND.en, [[`~*${URDU_ENDING}`, NOT_FOUND.ur]]),
    '# Brotli, where it is taken.',
    ...map('$http_accept_encoding', '$asaan_br', '', [[`~*${acceptPattern('br')}`, 'br']]),
    ...map('$asaan_br $asaan_file', '$asaan_sent', '$asaan_file', sent),
    ...map('$asaan_br $asaan_missing', '$asaan_sent_missing', '$asaan_missing', sent),
    ...map('$status $uri', '$asaan_encoding', '', [
      ['~^304 ', ''],
      [String.raw`~\.br$`, 'br'],
    ]),
    '# Headers: those of the file that is shown, if any is.',
    ...map('$status', '$asaan_shown', '', [
      ['404', '$asaan_missing'],
      ['~^(?:20[06]|304)$', '$asaan_file'],
    ]),
    ...map(
      '$asaan_shown',
      '$asaan_policy',
      NO_PAGE_POLICY,
      shown(({ headers }) => headers['content-security-policy']),
    ),
    ...map('$asaan_shown', '$asaan_cache', ASKED_AGAIN, [
      [`~^${ASSETS}`, cacheControl(ASSETS)],
      ...shown(({ headers }) => headers['cache-control']),
    ]),
    ...map('$status', '$asaan_allow', '', [['405', 'GET, HEAD']]),
    '# Why nginx itself refused something, where no answer of the gateway did, for the log.',
    ...map('$status $upstream_header_time', '$asaan_why', '', REASONS),
  ];
}

const TEXT = new RegExp(
  `(?:${Object.entries(CONTENT_TYPES)
    .filter(([, { isText }]) => isText)
    .map(([extension]) => literal(extension))
    .join('|')})$`,
);

const exact = (path: string): string => `~^${literal(path)}$`;

/** nginx compares names without case, patterns as they are. */
function keyOf({ path, match }: Pick<Route, 'path' | 'match'>): string {
  if (match === 'anyCase') return path.toLowerCase();
  return match === 'exact' ? exact(path) : `~^${literal(path)}(?:/|$)`;
}

function map(
  source: string,
  target: string,
  otherwise: string,
  rows: readonly (readonly [key: string, value: string])[],
): readonly string[] {
  return [
    `map "${source}" ${target} {`,
    `  default "${otherwise}";`,
    ...rows.map(([key, value]) => `  "${key.replaceAll('\\', '\\\\')}" "${value}";`),
    '}',
  ];
}

function types(): readonly string[] {
  return [
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([extension, { type }]) => `  "${type}" ${extension.slice(1)};`),
    '}',
    'default_type application/octet-stream;',
  ];
}
