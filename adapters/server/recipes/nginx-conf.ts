import type { ServedSite } from '../served-site.ts';
import type { NginxPart } from './nginx.ts';
import { type Composition, indent, RECIPE_COLLECTOR, RECIPE_GATEWAY, RECIPE_PORT } from './recipe.ts';
import type { Readers } from './workers.ts';

/** A whole nginx.conf. What of it is the operator's: port, TLS, log, user, and where the gateway is. */
export function nginxConf(site: ServedSite, readers: Readers, { head, root, part }: Composition<NginxPart>): string {
  const { gatewayPath = null, reports = [] } = site;
  return [
    ...head,
    "# nginx's user must be able to read the folder of the site, and to pass every folder above it: else each page answers 403.",
    'http {',
    '  server {',
    ...indent([...root, `listen ${RECIPE_PORT};`, ...TLS], 2),
    ...(gatewayPath === null ? [] : indent(gateway(gatewayPath, part('gateway')), 2)),
    ...reports.flatMap(({ name, path }) => indent(collector(`${name}.url`, path, part('collector')), 2)),
    ...indent(part('server'), 2),
    '  }',
    '',
    ...indent(part('http'), 1),
    '',
    '  # Without a query, by the format of the build.',
    '  access_log /var/log/nginx/access.log asaan;',
    '}',
    '',
    ...userLine(readers),
    '# Not the one of an nginx that the system started. Where not root starts it, this, `access_log` and each `*_temp_path` need',
    '# folders of who does.',
    'pid /run/asaan-nginx.pid;',
    'events {',
    '  worker_connections 1024;',
    '}',
    '',
  ].join('\n');
}

const TLS = [
  '# With TLS, instead of the port:',
  '# listen 443 ssl;',
  '# ssl_certificate /etc/ssl/SITE.pem;',
  '# ssl_certificate_key /etc/ssl/SITE.key;',
  '',
];

const AUTHORITIES = [
  '# Authorities that a host on https is checked by; where they lie differs by system.',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

const gateway = (path: string, decided: readonly string[]): readonly string[] => [
  `# The gateway: its address, with a slash at the end, is what ${path}/ stands for.`,
  `location ${path}/ {`,
  ...indent([`proxy_pass ${RECIPE_GATEWAY}/;`, ...AUTHORITIES, ...decided], 1),
  '}',
  '',
];

const collector = (setting: string, path: string, decided: readonly string[]): readonly string[] => [
  `# What pages post to ${setting}: the address that takes it is what ${path} stands for.`,
  `location = ${path} {`,
  ...indent([`proxy_pass ${RECIPE_COLLECTOR}${path};`, ...AUTHORITIES, ...decided], 1),
  '}',
  '',
];

function userLine(readers: Readers): readonly string[] {
  if (readers === 'everybody')
    return [
      '# Everybody may read the site: workers of an nginx that root starts are the user that it was compiled with.',
    ];
  if (readers === 'unnamed')
    return [
      '# Not everybody may read the folder of the site, and its owner has no name here: give it to one, and name him.',
      '# user NAME;',
    ];
  const { user, group } = readers;
  const root = [
    '# Root alone may read the folder of the site, so that the workers are root too. Build it where others may read it,',
    '# by `-- --out /srv/asaan`, and take the next line out.',
  ];
  const owner = [
    '# Not everybody may read the folder of the site: the workers are its owner. It counts where root starts nginx; take it',
    '# out where the folder lies elsewhere.',
  ];
  return [...(user === 'root' ? root : owner), `user ${user} ${group};`];
}
