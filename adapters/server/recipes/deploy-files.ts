import { siteRoutes } from '../site-map.ts';
import { readFolder, siteTable } from '../site-table.ts';
import { caddyParts } from './caddy.ts';
import { caddyfile } from './caddyfile.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxParts } from './nginx.ts';
import { nginxConf } from './nginx-conf.ts';
import type { RecipeFile, RecipeInput } from './recipe.ts';
import { type Readers, readersOf } from './workers.ts';

/** A site that was built. */
export type BuiltSite = Pick<RecipeInput, 'folder' | 'build' | 'site'>;

/** Settings of other servers which make them answer as ours does. */
export interface DeployFiles {
  /** Whole ones, each complete by itself, and the parts that an operator's own include: each build writes them anew. */
  readonly anew: readonly RecipeFile[];
  /** An operator's own, as they begin: port, names, TLS, logs, where the gateway is. */
  readonly operators: readonly RecipeFile[];
}

/** Writes them from the files of a site; `readers`: who may read its folder. */
export function deployFiles(built: BuiltSite, readers: Readers = readersOf(built.folder)): DeployFiles {
  const { folder, build, site } = built;
  const input = { ...built, routes: siteRoutes(site), files: siteTable(readFolder(folder), site) };
  const [nginx, caddy] = [nginxParts(input), caddyParts(input)];
  const whole = (own: string, where: string): readonly string[] => [
    `# Site of build ${build}, all of it: a copy of this file alone will do. Each build writes it anew, since its policies fit`,
    `# the pages of that build alone; ${own}, which includes the same, stays yours. ${where}`,
  ];
  const part = (name: string, place: string, lines: readonly string[]): RecipeFile => ({
    file: name,
    text: [...partHead(build, place), ...lines, ''].join('\n'),
  });
  return {
    anew: [
      {
        file: 'nginx.conf',
        text: nginxConf(site, readers, {
          head: whole('nginx/nginx.conf', 'Folder and port are the first two lines of `server`.'),
          root: [`root "${folder}";`],
          part: (name) => nginx[name],
        }),
      },
      {
        file: 'Caddyfile',
        text: caddyfile(site, {
          head: whole('caddy/Caddyfile', "Port and folder are the first two lines of the site's block."),
          root: [`root * "${folder}"`],
          part: (name) => caddy[name],
        }),
      },
      part('nginx/asaan-http.conf', 'the `http` block of nginx.conf', nginx.http),
      part('nginx/asaan-server.conf', 'its `server` block', [`root "${folder}";`, '', ...nginx.server]),
      part('nginx/asaan-gateway.conf', "the gateway's `location`", nginx.gateway),
      part('nginx/asaan-collector.conf', 'the `location` of events and failures', nginx.collector),
      part('caddy/asaan-site.caddy', "the site's block of the Caddyfile", [`root * "${folder}"`, ...caddy.site]),
      part('caddy/asaan-log.caddy', 'each `log`', caddy.log),
      part('caddy/asaan-gateway.caddy', "the gateway's `reverse_proxy`", caddy.gateway),
      part('caddy/asaan-collector.caddy', 'the `reverse_proxy` of events and failures', caddy.collector),
      { file: '_headers', text: headersFile(input) },
      { file: '_redirects', text: redirectsFile(input) },
    ],
    operators: [
      {
        file: 'nginx/nginx.conf',
        text: nginxConf(site, readers, {
          head: yours('`nginx -c FILE -s reload`, with the path of this file, as who started it.'),
          root: [],
          part: (name) => [`include asaan-${name}.conf;`],
        }),
      },
      {
        file: 'caddy/Caddyfile',
        text: caddyfile(site, {
          head: yours('`caddy reload --config FILE`, with the path of this file.'),
          root: [],
          part: (name) => [`import asaan-${name}.caddy`],
        }),
      },
    ],
  };
}

const partHead = (build: string, place: string): readonly string[] => [
  `# Build ${build}. Stands in ${place}.`,
  '# `npm run build` writes this file anew: its policies fit the pages of that build alone. Change the file that includes it.',
  '',
];

const yours = (reload: string): readonly string[] => [
  '# Yours: a build never overwrites this file once it was changed (what it would write stands in the .example beside it).',
  `# What is included is written by each build; then: ${reload}`,
];
