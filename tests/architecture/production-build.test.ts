import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_PAGES } from '#core/routes/site-pages.ts';
import { builtSite } from '../support/built.ts';
import { ROOT } from '../support/test-server.ts';

const folder = await builtSite('production');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:js|html|css)$/.test(file),
);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.html'));
const all = files.map(read).join('\n');

describe('the production build', () => {
  it('Q67 holds nothing of the sandbox: no stand-in, no actions, no demo phones, no token', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const word of ['__sandbox', 'Seller confirms', 'sandbox-token', 'Galaxy', 'sandbox:shopper', 'asaan/core']) {
      expect(all).not.toContain(word);
    }
  });

  it('has no style or handler on an element, which the policy would refuse, and no markup that is set as text', () => {
    for (const file of pages)
      expect([file, read(file).match(/<[a-z][^>]*\s(?:style|on\w+)=/)?.[0]]).toEqual([file, undefined]);
    expect(all).not.toMatch(/dangerouslySetInnerHTML:\s*\{/);
  });

  it('is written for Chromium 99: nothing newer in its scripts and sheets, but what a sheet asks for first', () => {
    const newer =
      /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed)\(|Object\.groupBy|Promise\.withResolvers|Array\.fromAsync|:has\(|light-dark\(|color-mix\(|oklch\(|@container|@scope/;
    const asked = /@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g;
    for (const file of files)
      expect([file, read(file).replace(asked, '').match(newer)?.[0]]).toEqual([file, undefined]);
  });

  it('R4, R14 has a sitemap of every public page in both languages', () => {
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(SITE_PAGES.length * 2);
  });

  it('gives the licence of every package and font that stands in it, whole', () => {
    const fonts = ['manrope', 'noto-naskh-arabic', 'noto-nastaliq-urdu'].map((family) => `@fontsource/${family}`);
    const packages = ['crypto-js', 'react', 'react-dom', 'scheduler', 'tsyringe', 'web-vitals', 'wouter', ...fonts];
    const licences = readFileSync(join(folder, 'licences.txt'), 'utf8');
    const missing = packages.filter((name) => {
      const at = join(ROOT, 'node_modules', name);
      const file = readdirSync(at).find((each) => /^licen[cs]e/i.test(each));
      const terms = file === undefined ? '' : readFileSync(join(at, file), 'utf8').trim();
      return !licences.includes(`${name} `) || !licences.includes(terms);
    });
    expect(missing).toEqual([]);
  });

  it('prerenders every public page with a title, a description and one heading', () => {
    for (const html of pages.filter((file) => !/^(?:shop|product)\.html$/.test(file)).map(read)) {
      expect(html).toMatch(/<title>[^<]+ – (?:asaan|آسان)<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
});

it('no two style files have one name, since their classes are named by it', () => {
  const names = readdirSync(join(ROOT, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
