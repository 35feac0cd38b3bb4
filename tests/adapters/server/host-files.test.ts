import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { pagePolicy } from '#adapters/server/headers.ts';
import { deployFiles } from '#adapters/server/recipes/deploy-files.ts';
import type { ServedSite } from '#adapters/server/served-site.ts';
import { createSiteMap, siteRoutes } from '#adapters/server/site-map.ts';
import { readFolder, siteTable } from '#adapters/server/site-table.ts';
import { builtSite } from '../../support/built.ts';
import { createStaticHost } from '../../support/static-host.ts';

const folder = await builtSite('production');
const content = readFolder(folder);
const table = new Map(siteTable(content).map((file) => [file.path, file.headers]));
const recipesFor = (site: ServedSite): ReadonlyMap<string, string> =>
  new Map(deployFiles({ folder, build: 'test', site }).anew.map(({ file, text }) => [file, text]));
const recipes = recipesFor({});
const [headers = '', redirects = ''] = ['_headers', '_redirects'].map((file) => recipes.get(file));
const host = createStaticHost(new Set(content.keys()), headers, redirects);
const ours = createSiteMap();

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
      expect([path, theirs.headers]).toEqual([path, { ...SECURITY_HEADERS, 'x-frame-options': 'DENY', ...expected }]);
    }
  });

  it('leads from the lower case of an address to it, since such hosts tell cases apart', () => {
    for (const [from, to] of [
      ['/faq', '/FAQ'],
      ['/homeurdo', '/homeUrdo'],
      ['/serviceurdu', '/serviseUrdo'],
    ])
      expect([host(from ?? '').status, host(from ?? '').location]).toEqual([308, to]);
  });

  it('shows one page for every unknown address, in both languages, which carries its own policy', () => {
    const answer = host('/nowhere/urdo');
    expect([answer.status, answer.file]).toEqual([404, '/404.html']);
    expect(answer.headers).toEqual({ ...SECURITY_HEADERS, 'x-frame-options': 'DENY' });
    const html = readFileSync(join(folder, '404.html'), 'utf8');
    expect(html).toMatch(/<div lang="en" dir="ltr">[\s\S]*<h1[\s\S]*<div lang="ur" dir="rtl">[\s\S]*<h2/);
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&#x27;', "'");
    expect(policy).toBe(pagePolicy(html).replace(" frame-ancestors 'none';", ''));
    expect(html.indexOf('<meta http-equiv')).toBeLessThan(html.indexOf('<style>'));
  });

  it('is told at the head of _redirects that the gateway’s path is its own to hand on, where there is one', () => {
    const redirectsOf = (gatewayPath: string | null): string => recipesFor({ gatewayPath }).get('_redirects') ?? '';
    const [head = '', ...rest] = redirectsOf('/pay').split(/^(?!#)/m);
    expect(head).toMatch(/^# .*nothing here answers \/pay\//);
    expect(head).toContain('/pay/* https://gateway.example/:splat 200');
    expect(rest.join('')).toBe(redirects);
    expect(redirectsOf(null)).toBe(redirects);
  });

  it('is told likewise of a path of the site’s own that takes events or failures', () => {
    const text = recipesFor({ reports: [{ name: 'errors', path: '/collect' }] }).get('_redirects') ?? '';
    expect(text).toMatch(/^# .*\/collect \(errors\.url\), and nothing here answers it/);
    expect(text.replace(/^#.*\n/gm, '')).toBe(redirects);
  });

  it('keeps within what such hosts take: 100 rules for headers, 2,000 characters a line', () => {
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of `${headers}\n${redirects}`.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    expect(headers).toContain(NO_PAGE_POLICY);
  });
});
