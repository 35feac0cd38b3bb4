import { ASKED_AGAIN, acceptPattern, cacheControl, NO_PAGE_POLICY, SECURITY_HEADERS } from '../answer-headers.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { ASSETS, NOT_FOUND, type Route } from '../site-map.ts';
import type { SiteFile } from '../site-table.ts';
import {
  COMPRESSED_FORM,
  indent,
  literal,
  plainFiles,
  RECIPE_GATEWAY,
  RECIPE_PORT,
  type RecipeInput,
  recipeChanges,
} from './recipe.ts';

/**
 * A whole nginx.conf (1.13 or newer, no module that is not built in) which answers as our server does. Brotli is chosen by
 * `map`, since `brotli_static` cannot be asked for without a module that most builds lack.
 */
export function nginxConf(input: RecipeInput): string {
  const { folder, build, files, site } = input;
  return [
    `# Site of build ${build}, written by \`npm run build\`. Folder and port are the next two lines of "server".`,
    ...recipeChanges('nginx.conf', site.gatewayPath ?? null),
    '# TLS: replace the port by `443 ssl`, and name ssl_certificate and ssl_certificate_key below it.',
    'http {',
    '  server {',
    `    root "${folder}";`,
    `    listen ${RECIPE_PORT};`,
    '',
    ...indent(gateway(input), 2),
    ...indent(server(), 2),
    '  }',
    '',
    ...indent(logs(), 1),
    '',
    ...indent(maps(input), 1),
    '',
    ...indent(types(), 1),
    ...indent(SERVER_SETTINGS, 1),
    '}',
    '',
    '# How many connections are open at once.',
    'events {',
    '  worker_connections 1024;',
    '}',
    `# ${files.length} files`,
    '',
  ].join('\n');
}

const SERVER_SETTINGS = [
  'sendfile on;',
  'server_tokens off;',
  '# Two slashes are no address of ours.',
  'merge_slashes off;',
  '# A redirect leads to a path: what ends TLS may be another server.',
  'absolute_redirect off;',
  '# What ends TLS may be a proxy.',
  'gzip_proxied any;',
];

/** The gateway behind the site's own origin; its answers keep their own caching. */
function gateway({ site: { gatewayPath = null } }: RecipeInput): readonly string[] {
  if (gatewayPath === null) return [];
  return [
    `# The gateway: its address, with a slash at the end, is what ${gatewayPath}/ stands for.`,
    `location ${gatewayPath}/ {`,
    `  proxy_pass ${RECIPE_GATEWAY}/;`,
    '  proxy_http_version 1.1;',
    '  proxy_ssl_server_name on;',
    '  proxy_ssl_verify on;',
    '  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    ...Object.keys(GATEWAY_HEADERS).map((name) => `  proxy_hide_header ${name};`),
    ...indent(added(GATEWAY_HEADERS), 1),
    '}',
    '',
  ];
}

const GATEWAY_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY };

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

/** A log without queries, which carry payloads and order numbers: nginx's own error lines would show them too. */
function logs(): readonly string[] {
  const fields = [
    '"time":"$time_iso8601"',
    '"method":"$request_method"',
    '"path":"$asaan_path"',
    '"status":$status',
    '"bytes":$bytes_sent',
    '"seconds":$request_time',
    '"gateway":"$upstream_status"',
  ];
  return [
    '# No query is logged: it carries payloads and orders. nginx writes it into lines about errors, so that there are none.',
    `log_format asaan escape=json '{${fields.join(',')}}';`,
    'access_log /var/log/nginx/access.log asaan;',
    'error_log /dev/null emerg;',
  ];
}

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
  const { file, urdu } = NOT_FOUND;
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
    ...map('$asaan_path', '$asaan_missing', file, [[`~*${urdu.ending}`, urdu.file]]),
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
