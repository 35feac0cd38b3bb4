import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY } from '#adapters/server/answer-headers.ts';
import { buildIdIn, deployFolder } from '#adapters/server/built-site.ts';
import { fill, writeRecipes } from '#adapters/server/recipes/recipes.ts';
import { readFolder, servedSite } from '#adapters/server/site-table.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';

const own = mkdtempSync(join(tmpdir(), 'asaan-recipes-'));
afterAll(() => rmSync(own, { recursive: true }));

let count = 0;
/** A site of one page, and an empty folder for its recipes. */
function newSite() {
  count += 1;
  const [folder, recipes] = [join(own, `site-${count}`), join(own, `recipes-${count}`)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html><div id="root"></div></html>');
  return { folder, recipes };
}

const site = { gatewayPath: '/gateway' };

describe('an operator’s part of a recipe', () => {
  const FILES = ['nginx.conf', 'Caddyfile'];

  it('keeps port, TLS and gateway through the next build, which writes anew what stands below it', () => {
    const { folder, recipes } = newSite();
    const files = FILES.map((file) => join(recipes, file));
    const heads = (): readonly string[] =>
      files.map((file) => readFileSync(file, 'utf8').split(/# Yours ends/)[0] ?? '');
    expect(writeRecipes({ folder, build: 'first', site }, recipes)).toEqual([]);
    for (const file of files) {
      const text = readFileSync(file, 'utf8').replace('8080', '8443').replace(':8090', ':9090');
      writeFileSync(file, `${text}# not kept\n`);
    }
    const mine = heads();
    expect(writeRecipes({ folder, build: 'second', site }, recipes)).toEqual([]);
    expect(heads()).toEqual(mine);
    for (const file of files) {
      expect(readFileSync(file, 'utf8')).toContain('# Build second:');
      expect(readFileSync(file, 'utf8')).not.toContain('# not kept');
    }
    // A gateway of another origin asks for another head, which the operator has to hear once.
    expect(writeRecipes({ folder, build: 'third', site: {} }, recipes)).toEqual(files);
    expect(writeRecipes({ folder, build: 'fourth', site: {} }, recipes)).toEqual([]);
    expect(heads()).toEqual(mine);
  });

  it('is written anew where nobody changed it, and where its last line is gone', () => {
    const { folder, recipes } = newSite();
    writeRecipes({ folder, build: 'first', site }, recipes);
    expect(writeRecipes({ folder, build: 'second', site: {} }, recipes)).toEqual([]);
    for (const file of FILES) expect(readFileSync(join(recipes, file), 'utf8')).not.toContain('8090');
    for (const file of FILES) writeFileSync(join(recipes, file), 'of an older version');
    expect(writeRecipes({ folder, build: 'third', site }, recipes)).toEqual([]);
    for (const file of FILES) expect(readFileSync(join(recipes, file), 'utf8')).toContain('8090');
  });
});

describe('a template', () => {
  const template =
    'for {{name}}\n{{#rows}}\n  {{key}} of {{name}}\n{{#parts}}\n    {{name}}\n{{/parts}}\n{{/rows}}\nend\n';

  it('has each part once a row, whose places come before those around it', () => {
    const rows = [
      { key: 'a', parts: [{ name: 'A' }] },
      { key: 'b', parts: [] },
    ];
    expect(fill(template, { name: 'all', rows })).toBe('for all\n  a of all\n    A\n  b of all\nend\n');
  });

  it('is refused a place for which nothing stands', () =>
    expect(() => fill(template, { name: 'all' })).toThrow("nothing stands for the place 'rows'"));
});

it.each<readonly [gateway: string, analytics: string, errors: string, places: readonly (readonly string[])[]]>([
  ['/gateway', 'https://a.pk/x', 'https://b.pk/errors', []],
  [
    '/gateway',
    '/collect',
    '/errors',
    [
      ['analytics', '/collect'],
      ['errors', '/errors'],
    ],
  ],
  ['https://gateway.pk', '/collect', '/collect', [['analytics', '/collect']]],
  ['/gateway/', '/gateway/count', '/gateways', [['errors', '/gateways']]],
])('with a gateway at %s, events to %s and failures to %s are handed on: %j', (gateway, analytics, errors, places) => {
  const settings = { ...DEMO.settings, gateway: { ...DEMO.settings.gateway, url: gateway } };
  const { reports = [] } = servedSite({ ...settings, analytics: { url: analytics }, errors: { url: errors } });
  expect(reports.map(({ name, path }) => [name, path])).toEqual(places);
});

const folder = await builtSite('production');

describe('the recipes of a build', () => {
  it('are written from all files of the site, none of which came later', () => {
    const build = buildIdIn(folder) ?? '';
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    const later = newSite().recipes;
    writeRecipes({ folder, build, site: servedSite(DEMO.settings) }, later);
    for (const file of ['nginx.conf', 'Caddyfile', '_headers', '_redirects'])
      expect([file, readFileSync(join(deployFolder(folder), file), 'utf8')]).toEqual([
        file,
        readFileSync(join(later, file), 'utf8'),
      ]);
    const files = [...readFolder(folder).keys()];
    expect(files).toEqual(expect.arrayContaining(['/licences.txt', '/licences.txt.br', '/licences.txt.gz']));
    // Each page carries the build's name, by which a broken one is known.
    for (const file of files.filter((each) => each.endsWith('.html')))
      expect([
        file,
        readFileSync(join(folder, file), 'utf8').includes(`<meta name="build" content="${build}"`),
      ]).toEqual([file, true]);
  });

  it('keep within what static hosts take: 100 rules for headers, 2,000 characters a line', () => {
    const textOf = (file: string): string => readFileSync(join(deployFolder(folder), file), 'utf8');
    const headers = textOf('_headers');
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of `${headers}\n${textOf('_redirects')}`.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    expect(headers).toContain(NO_PAGE_POLICY);
  });
});
