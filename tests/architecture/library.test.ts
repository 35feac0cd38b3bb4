import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#adapters/server/site-map.ts';
import { DOCS_ROOT } from '#core/routes/docs-pages.ts';
import { SITE_PAGES } from '#core/routes/site-pages.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { builtLibrary, builtSite } from '../support/built.ts';

const root = join(import.meta.dirname, '..', '..');
const library = await builtLibrary();
const folder = await builtSite('production');

describe('the compiled core', () => {
  it('names no module of Node, the DOM or a framework', () => {
    const files = readdirSync(join(library, 'core'), { recursive: true, encoding: 'utf8' });
    const modules = files.filter((each) => each.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(40);
    for (const file of modules) {
      const imported = readFileSync(join(library, 'core', file), 'utf8').matchAll(/from '([^']+)'/g);
      for (const [, specifier] of imported) expect(specifier).toMatch(/^\.{1,2}\/.*\.js$/);
    }
  });
});

describe('the production build', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|css)$/.test(file),
  );
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

  it('Q67 holds nothing of the sandbox: no stand-in, no actions, no demo phones, no token', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const word of ['__sandbox', 'Seller confirms', 'sandbox-token', 'Galaxy', 'sandbox:shopper']) {
      expect(all).not.toContain(word);
    }
  });

  it('holds nothing of the documentation: no page, no program, no worker, none of its words', () => {
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /docs/.test(file))).toEqual([]);
    const { description, search, reasons } = docsTextsOf('en');
    for (const word of [DOCS_ROOT, 'asaan/core', description, search.label, reasons.noRule]) {
      expect(all).not.toContain(word);
    }
    expect(siteRoutes().filter(({ path }) => path.startsWith(DOCS_ROOT))).toEqual([]);
  });

  it('has its scripts and one sheet inside its pages, and no style or handler on an element', () => {
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(join(folder, file), 'utf8');
      const inside = (tag: string): number => html.split(tag).length - 1;
      const isPublic = file !== 'shop.html';
      // At once: the address of `/`, the language of a missing one, the product's tap, the shop's missing program, fonts,
      // forms, the complaint's writer, a number check, larger text. Once read: the rest.
      const isFirst = /^(?:index|shop|product|404)\.html$/.test(file);
      const fonts = /^(?:shop|product|404)\.html$/.test(file) ? 0 : 1;
      const read = /^(?:shop|product|404)\.html$/.test(file) ? 0 : 1;
      const forms = Number(/ data-(?:early|check)="/.test(html)) + Number(html.includes(' data-verdict='));
      const writer = Number(html.includes(' data-early="draft:complaint"'));
      const atOnce = Number(isFirst) + fonts + forms + writer + read;
      const onceRead = read + Number(file === 'product.html');
      expect([file, inside('<script>'), inside('<script type="module">')]).toEqual([file, atOnce, onceRead]);
      expect([file, inside('<style>')]).toEqual([file, 1]);
      expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on\w+)=/);
      const types = [...html.matchAll(/<script type="([^"]+)"/g)].map(([, type]) => type);
      for (const type of types) expect(isPublic ? ['application/ld+json', 'module'] : ['module']).toContain(type);
    }
  });

  it('is written for Chromium 99: nothing newer in its scripts and sheets, but what a sheet asks for first', () => {
    const newer =
      /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed)\(|Object\.groupBy|Promise\.withResolvers|Array\.fromAsync|:has\(|light-dark\(|color-mix\(|oklch\(|@container|@scope/;
    const asked = /@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g;
    for (const file of files) {
      const written = readFileSync(join(folder, file), 'utf8').replace(asked, '');
      expect([file, written.match(newer)?.[0]]).toEqual([file, undefined]);
    }
  });

  it('R4, R14 has a sitemap of every public page in both languages', () => {
    const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    expect(map.match(/<loc>/g)).toHaveLength(SITE_PAGES.length * 2);
  });

  it('holds no markup that is set as text', () => {
    expect(all).not.toMatch(/dangerouslySetInnerHTML:\s*\{/);
  });

  it('prerenders every public page with a title, a description and one heading', () => {
    for (const file of files.filter((each) => each.endsWith('.html') && !/^(?:shop|product)\.html$/.test(each))) {
      const html = readFileSync(join(folder, file), 'utf8');
      expect(html).toMatch(/<title>[^<]+ – (?:asaan|آسان)<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  it('takes at most 90 kB of script (Brotli) for the first view of a phone, and 10 kB more for any further page', () => {
    const assets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
    // A page and its screen are scripts of one name.
    const named = (name: string): readonly string[] =>
      assets.filter((file) => new RegExp(`^${name}-[\\w-]{7}\\.js$`).test(file));
    const program =
      /data-program="\/assets\/([^"]+)"/.exec(readFileSync(join(folder, 'product.html'), 'utf8'))?.[1] ?? '';
    const first = withImports(folder, [program, ...named('product'), ...named('en')]);
    const weight = (list: Iterable<string>): number =>
      [...list].reduce((sum, file) => sum + statSync(join(folder, 'assets', `${file}.br`)).size, 0);
    expect(first.size).toBeGreaterThan(3);
    expect(weight(first)).toBeLessThanOrEqual(90_000);
    for (const name of ['cart', 'address', 'bnpl-calculator', 'order', 'refund']) {
      const further = [...withImports(folder, named(name))].filter((file) => !first.has(file));
      expect([name, weight(further) > 500 && weight(further) <= 10_000]).toEqual([name, true]);
    }
  });
});

describe('the style files', () => {
  it('have names of their own: a class is `file_name`, and a public page finds its styles by that', () => {
    const names = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => basename(file));
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });
});

// Helpers

/** Scripts with everything that they import from the start. */
function withImports(site: string, files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(site, 'assets', file), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) visit(other);
  };
  files.forEach(visit);
  return found;
}
