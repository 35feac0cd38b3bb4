import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY } from '#adapters/server/answer-headers.ts';
import { buildIdIn } from '#adapters/server/build-id.ts';
import { deployFolder } from '#adapters/server/built-site.ts';
import { deployFiles } from '#adapters/server/recipes/deploy-files.ts';
import { nginxConf } from '#adapters/server/recipes/nginx-conf.ts';
import { nextOf } from '#adapters/server/recipes/operator-files.ts';
import { type Readers, readersOf } from '#adapters/server/recipes/workers.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { servedSite } from '#adapters/server/served-site.ts';
import { readFolder } from '#adapters/server/site-table.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';

const own = mkdtempSync(join(tmpdir(), 'asaan-recipes-'));
chmodSync(own, 0o755);
afterAll(() => rmSync(own, { recursive: true }));

let count = 0;
/** A site of one page in a home and a project, and an empty folder for its recipes. */
function newSite() {
  count += 1;
  const [home, recipes] = [join(own, `home-${count}`), join(own, `recipes-${count}`)];
  const folder = join(home, 'project', 'dist');
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, '<html><div id="root"></div></html>');
  return { home, folder, page, recipes };
}

const site = { gatewayPath: '/gateway' };

describe('what becomes of an operator’s file', () => {
  it.each([
    ['is written where there is none', [null, null, 'a'], 'write'],
    ['is written where somebody deleted it', [null, 'a', 'a'], 'write'],
    ['is written anew where nobody changed it', ['a', 'a', 'b'], 'write'],
    ['is kept where it is what would be written', ['a', 'a', 'a'], 'keep'],
    ['is kept where somebody changed it', ['mine', 'a', 'a'], 'keep'],
    ['is kept, and told of, where a new one would say something else', ['mine', 'a', 'b'], 'tell'],
    ['is kept, and told of, where it came before any example', ['mine', null, 'a'], 'tell'],
  ] as const)('%s', (_title, [current, before, example], next) => expect(nextOf(current, before, example)).toBe(next));

  it('keeps port, TLS and gateway through the next build, which writes its own part anew', () => {
    const { folder, recipes } = newSite();
    const files = ['nginx/nginx.conf', 'caddy/Caddyfile'].map((file) => join(recipes, file));
    expect(writeRecipes({ folder, build: 'first', site }, recipes)).toEqual([]);
    for (const file of files) writeFileSync(file, `${readFileSync(file, 'utf8').replace('8080', '8443')}# mine\n`);
    const mine = files.map((file) => readFileSync(file, 'utf8'));
    expect(writeRecipes({ folder, build: 'second', site }, recipes)).toEqual([]);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(mine);
    for (const file of ['nginx/asaan-server.conf', 'nginx/asaan-http.conf', 'caddy/asaan-site.caddy'])
      expect(readFileSync(join(recipes, file), 'utf8')).toContain('Build second.');
    // A gateway of another origin needs another file, which the operator has to hear.
    expect(writeRecipes({ folder, build: 'third', site: {} }, recipes)).toEqual(files);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(mine);
    expect(readFileSync(`${files[0]}.example`, 'utf8')).not.toContain('proxy_pass');
  });
});

it.each([
  ['nginx.conf', 'nginx/nginx.conf', /^( *)include (asaan-[\w.-]+);$/gm],
  ['Caddyfile', 'caddy/Caddyfile', /^( *)import (asaan-[\w.-]+)$/gm],
])('%s, which is complete, says what the operator’s own says with what it includes', (whole, file, include) => {
  const { folder, recipes } = newSite();
  writeRecipes({ folder, build: 'test', site: { ...site, reports: [{ name: 'errors', path: '/collect' }] } }, recipes);
  const read = (path: string): string => readFileSync(join(recipes, path), 'utf8');
  const included = new Set<string>();
  const one = read(file).replaceAll(include, (_, _indent, part: string) => {
    included.add(part);
    return read(`${dirname(file)}/${part}`);
  });
  const parts = readdirSync(join(recipes, dirname(file))).filter((each) => each.startsWith('asaan-'));
  expect(included).toEqual(new Set(parts));
  // Where a line stands, and what is said about the file, is all that differs.
  const linesOf = (text: string): readonly string[] =>
    text
      .split('\n')
      .flatMap((line) => (/^\s*(?:#.*)?$/.test(line) ? [] : [line.trim()]))
      .toSorted();
  expect(linesOf(read(whole))).toEqual(linesOf(one));
  expect(read(whole)).not.toMatch(include);
});

describe('who may read a site', () => {
  const id = (flag: string): string => execFileSync('id', [flag], { encoding: 'utf8' }).trim();

  it('is everybody, where every folder above it may be passed and every file in it may be read', () => {
    const { home, folder } = newSite();
    chmodSync(home, 0o711);
    expect(readersOf(folder)).toBe('everybody');
  });

  it.each([
    ['its own folder', 'folder', 0o750],
    ['the home of who built it', 'home', 0o750],
    ['that home, which may be listed and not passed', 'home', 0o754],
    ['one of its files', 'page', 0o640],
  ] as const)('is its owner, where others are kept out of %s', (_title, path, mode) => {
    const made = newSite();
    chmodSync(made[path], mode);
    expect(readersOf(made.folder)).toEqual({ user: id('-un'), group: id('-gn') });
  });

  it('is named in nginx.conf where root has to know it', () => {
    const lineFor = (readers: Readers): string | undefined =>
      nginxConf({}, readers, { head: [], root: [], part: () => [] }).match(/^#? ?user .*$/m)?.[0];
    expect(lineFor('everybody')).toBeUndefined();
    expect(lineFor('unnamed')).toBe('# user NAME;');
    expect(lineFor({ user: 'ali', group: 'staff' })).toBe('user ali staff;');
  });
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
    for (const { file, text } of deployFiles({ folder, build, site: servedSite(DEMO.settings) }).anew)
      expect([file, readFileSync(join(deployFolder(folder), file), 'utf8')]).toEqual([file, text]);
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
