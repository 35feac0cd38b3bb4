import type { ServedSite } from '../served-site.ts';
import type { CaddyPart } from './caddy.ts';
import { type Composition, indent, RECIPE_COLLECTOR, RECIPE_GATEWAY, RECIPE_PORT } from './recipe.ts';

/** A whole Caddyfile. What of it is the operator's: address, log, and where the gateway is. */
export function caddyfile(site: ServedSite, { head, root, part }: Composition<CaddyPart>): string {
  const { gatewayPath = null, reports = [] } = site;
  return [
    ...head,
    '# Who runs Caddy must be able to read the folder of the site, and to pass every folder above it.',
    '{',
    '  log {',
    ...indent(part('log'), 2),
    '  }',
    '}',
    '',
    ...(gatewayPath === null ? [] : gateway(gatewayPath, part('gateway'))),
    ...reports.flatMap(({ name, path }) => collector(name, path, part('collector'))),
    '# A host name in place of the port gets a certificate by itself.',
    `:${RECIPE_PORT} {`,
    ...indent(root, 1),
    '  log {',
    '    output stdout',
    ...indent(part('log'), 2),
    '  }',
    ...indent(part('site'), 1),
    '}',
    '',
  ].join('\n');
}

const gateway = (path: string, decided: readonly string[]): readonly string[] => [
  `# The gateway: its address is what ${path} stands for; a path of its own goes before {uri}.`,
  '(gateway) {',
  '  rewrite * {uri}',
  `  reverse_proxy ${RECIPE_GATEWAY} {`,
  ...indent(decided, 2),
  '  }',
  '}',
  '',
];

const collector = (name: string, path: string, decided: readonly string[]): readonly string[] => [
  `# What pages post to ${name}.url: who takes it, and the path there, are what ${path} stands for.`,
  `(${name}) {`,
  `  rewrite * ${path}`,
  `  reverse_proxy ${RECIPE_COLLECTOR} {`,
  ...indent(decided, 2),
  '  }',
  '}',
  '',
];
