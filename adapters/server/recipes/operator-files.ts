import { indent, RECIPE_GATEWAY, RECIPE_PORT, type RecipeInput } from './recipe.ts';

/** A file that is the operator's: a build writes it once, and again only as long as nobody changed it. */
export interface OperatorFile {
  readonly file: string;
  readonly text: string;
}

/** What the operator of a server decides: port, names, TLS, logs, where the gateway is. Each includes what builds write beside it. */
export function operatorFiles({ site }: Pick<RecipeInput, 'site'>, workers: Workers): readonly OperatorFile[] {
  const { gatewayPath = null } = site;
  return [
    { file: 'nginx/nginx.conf', text: nginxConf(gatewayPath, workers) },
    { file: 'caddy/Caddyfile', text: caddyfile(gatewayPath) },
  ];
}

/** Who nginx's workers are where it is started by root: nginx's own user, or the one who may read the site's folder. */
export type Workers = 'own' | { readonly user: string; readonly group: string };

/** The example of an operator's file: what a build would write if there were none. */
export const exampleOf = (file: string): string => `${file}.example`;

/**
 * What becomes of an operator's file: `write` where there is none, or nobody changed the example that it was; `keep` where it
 * says what a build would write, or nothing of that is new; `tell` where it is kept, and a build would now write something new.
 */
export function nextOf(current: string | null, before: string | null, example: string): 'write' | 'keep' | 'tell' {
  if (current === null || (current === before && before !== example)) return 'write';
  return current === example || before === example ? 'keep' : 'tell';
}

const yours = (reload: string): readonly string[] => [
  '# Yours: a build never overwrites this file once it was changed (what it would write stands in the .example beside it).',
  `# What is included is written by each build; then: ${reload}`,
];

function nginxConf(gatewayPath: string | null, workers: Workers): string {
  const gateway = [
    `# The gateway: its address, with a slash at the end, is what ${gatewayPath}/ stands for.`,
    `location ${gatewayPath}/ {`,
    `  proxy_pass ${RECIPE_GATEWAY}/;`,
    '  # Authorities that a gateway on https is checked by; where they lie differs by system.',
    '  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    '  include asaan-gateway.conf;',
    '}',
    '',
  ];
  const server = [
    `listen ${RECIPE_PORT};`,
    '# With TLS, instead of the port:',
    '# listen 443 ssl;',
    '# ssl_certificate /etc/ssl/SITE.pem;',
    '# ssl_certificate_key /etc/ssl/SITE.key;',
    '',
    '# Without a query, by the format of the build.',
    'access_log /var/log/nginx/access.log asaan;',
    '',
    ...(gatewayPath === null ? [] : gateway),
    '# Where errors.url or analytics.url is a path of this site, a `location` of yours for it.',
    'include asaan-server.conf;',
  ];
  return [
    ...yours('`nginx -c FILE -s reload`, with the path of this file, as who started it.'),
    '',
    ...userLine(workers),
    '# Not the one of an nginx that the system started.',
    'pid /run/asaan-nginx.pid;',
    'events {',
    '  worker_connections 1024;',
    '}',
    'http {',
    '  include asaan-http.conf;',
    '  server {',
    ...indent(server, 2),
    '  }',
    '}',
    '',
  ].join('\n');
}

function userLine(workers: Workers): readonly string[] {
  if (workers === 'own')
    return [
      '# Everybody may read the site: workers of an nginx that root starts are the user that it was compiled with.',
    ];
  const { user, group } = workers;
  const root = [
    '# Root alone may read the folder of the site, so that the workers are root too. Build it where others may read it,',
    '# by `-- --out /srv/asaan`, and take the next line out.',
  ];
  return [
    ...(user === 'root' ? root : ['# Who may read the folder of the site; counts where root starts nginx.']),
    `user ${user} ${group};`,
  ];
}

function caddyfile(gatewayPath: string | null): string {
  const gateway = [
    `# The gateway: its address is what ${gatewayPath} stands for; a path of its own goes before {uri}.`,
    '(gateway) {',
    '  rewrite * {uri}',
    `  reverse_proxy ${RECIPE_GATEWAY} {`,
    '    import asaan-gateway.caddy',
    '  }',
    '}',
    '',
  ];
  return [
    ...yours('`caddy reload --config FILE`, with the path of this file.'),
    '',
    '{',
    '  log {',
    '    import asaan-log.caddy',
    '  }',
    '}',
    '',
    ...(gatewayPath === null ? [] : gateway),
    '# A host name in place of the port gets a certificate by itself.',
    `:${RECIPE_PORT} {`,
    '  log {',
    '    output stdout',
    '    import asaan-log.caddy',
    '  }',
    '  # Where errors.url or analytics.url is a path of this site, a `handle` of yours for it.',
    '  import asaan-site.caddy',
    '}',
    '',
  ].join('\n');
}
