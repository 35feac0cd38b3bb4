import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePolicy, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { recipesOf } from '#adapters/server/recipes/recipes.ts';
import { createSiteMap, siteRoutes } from '#adapters/server/site-map.ts';
import { readFolder, type ServedSite, siteTable } from '#adapters/server/site-table.ts';
import { builtSite } from '../../support/built.ts';

const folder = await builtSite('production');
const content = readFolder(folder);
const table = new Map(siteTable(content).map((file) => [file.path, file.headers]));
const recipesFor = (site: ServedSite): ReadonlyMap<string, string> => recipesOf({ folder, build: 'test', site });
const recipes = recipesFor({});
const [headers = '', redirects = ''] = ['_headers', '_redirects'].map((file) => recipes.get(file));
const host = createStaticHost(new Set(content.keys()), headers, redirects);
const ours = createSiteMap();
const EVERY_ANSWER = { ...SECURITY_HEADERS, 'x-frame-options': 'DENY' };

describe('a host that reads _headers and _redirects', () => {
  it('shows and redirects every address as our server does, with the same policy and caching, each once', () => {
    const paths = [
      ...siteRoutes().map(({ path }) => path),
      ...[...table.keys()].filter((path) => !path.endsWith('.html')),
    ];
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      const own = ours(path, (file) => table.has(file));
      const theirs = host(path);
      if (own.kind === 'redirect') {
        expect([path, theirs.status, theirs.location]).toEqual([path, 308, own.to]);
        continue;
      }
      const { 'content-type': _, ...expected } = table.get(own.file) ?? { 'content-type': '' };
      expect([path, theirs.status, theirs.file]).toEqual([path, own.status, own.file]);
      expect([path, theirs.headers]).toEqual([path, { ...EVERY_ANSWER, ...expected }]);
    }
    // Such hosts tell cases apart: the lower case of an address leads to it.
    for (const [from, to] of [
      ['/faq', '/FAQ'],
      ['/serviceurdu', '/serviseUrdo'],
    ] as const)
      expect([from, host(from).status, host(from).location]).toEqual([from, 308, to]);
  });

  it('shows one page for every unknown address, which carries its own policy', () => {
    const answer = host('/nowhere/urdo');
    expect([answer.status, answer.file, answer.headers]).toEqual([404, '/404.html', EVERY_ANSWER]);
    const html = readFileSync(join(folder, '404.html'), 'utf8');
    const [meta = '', policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy.replaceAll('&#x27;', "'")).toBe(pagePolicy(html).replace(" frame-ancestors 'none';", ''));
    expect(html.indexOf(meta)).toBeLessThan(html.indexOf('<style>'));
  });

  it('is told that gateway, events and failures are its own to hand on, where they have a path of the site', () => {
    const textOf = (site: ServedSite): string => recipesFor(site).get('_redirects') ?? '';
    const [gateway, reports] = [
      textOf({ gatewayPath: '/pay' }),
      textOf({ reports: [{ name: 'errors', path: '/collect' }] }),
    ];
    expect(gateway).toMatch(/^# .*nothing here answers \/pay\//);
    expect(gateway).toContain('/pay/* https://gateway.example/:splat 200');
    expect(reports).toMatch(/^# .*\/collect \(errors\.url\), and nothing here answers it/);
    for (const text of [gateway, reports]) expect(text.replace(/^#.*\n/gm, '')).toBe(redirects);
  });
});

// Helpers

/** What a static host shows for a path. */
interface HostAnswer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A static host that reads `_headers` and `_redirects` as Cloudflare Pages does (its asset server): redirects come before files,
 * a page shows without `.html`, every rule of `_headers` for a path counts, and a name that is set twice is sent with both
 * values.
 */
function createStaticHost(
  files: ReadonlySet<string>,
  headersFile: string,
  redirectsFile: string,
): (path: string) => HostAnswer {
  const moved = new Map(
    redirectsFile
      .split('\n')
      .filter((line) => /^[^#]/.test(line))
      .map((line) => {
        const [from = '', to = '', status] = line.split(' ');
        return [from, { to, status: Number(status) }];
      }),
  );
  const rules = headersFile.split(/^(?=\/)/m).map((block) => {
    const [path = '', ...fields] = block.trim().split(/\s*\n\s*/);
    const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return { pattern: new RegExp(`^${escaped}$`), set: fields.map((field) => field.split(/: (.*)/)) };
  });

  function shown(asked: string): Omit<HostAnswer, 'headers'> {
    const rule = moved.get(asked);
    if (rule !== undefined && rule.status !== 200) return { status: rule.status, location: rule.to };
    const path = rule?.to ?? asked;
    if (path.endsWith('/')) {
      if (files.has(`${path}index.html`)) return { status: 200, file: `${path}index.html` };
      if (files.has(path.replace(/\/$/, '.html'))) return { status: 308, location: path.slice(0, -1) };
    } else if (files.has(path)) {
      return path.endsWith('.html') ? { status: 308, location: path.slice(0, -5) } : { status: 200, file: path };
    } else if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html` };
    return { status: 404, file: '/404.html' };
  }

  return (path) => {
    const sent: Record<string, string> = {};
    for (const { set } of rules.filter(({ pattern }) => pattern.test(path)))
      for (const [written = '', value = ''] of set) {
        const name = written.toLowerCase();
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
      }
    return { ...shown(path), headers: sent };
  };
}
