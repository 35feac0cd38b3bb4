import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISION_IDS, REQUIREMENT_IDS } from '#adapters/cli/requirements/find.ts';
import { readReference } from '#adapters/server/documents/reference.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { DOCS_ADDRESSES, DOCS_INDEX, DOCS_WORKER, docsFile } from '#core/routes/docs-pages.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { builtSite } from '../support/built.ts';

const folder = await builtSite('sandbox');
const page = (file: string): string => readFileSync(join(folder, file), 'utf8');
const source = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** The text of HTML, without its tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The contents of every element of this name, as text. */
const textsIn = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) => textOf(inner));

/** Every page with the document that it is drawn from. */
const WRITTEN = {
  'docs/guide.html': 'tests/package/README.md',
  'docs/wire.html': 'adapters/gateway/README.md',
  'docs/fields.html': 'adapters/gateway/fields.md',
  'docs/bridge.html': 'adapters/host-app/README.md',
  'docs/requirements.html': 'tests/requirements.md',
};

describe('the documentation', () => {
  it('has a file for each of its addresses', () => {
    const missing = DOCS_ADDRESSES.filter(({ path }) => !page(docsFile({ path })).startsWith('<!doctype html>'));
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(WRITTEN))('%s holds %s: its headings, its code and the cells of its tables', (file, from) => {
    const html = page(file);
    // Read by hand, line by line: what fences hold is code, what begins with `#` a heading, with `|` a row.
    const [words, codes] = [[] as string[], [] as string[]];
    for (const [at, part] of source(from)
      .split(/^```.*$/m)
      .entries())
      (at % 2 === 0 ? words : codes).push(part.trim());
    const lines = words.join('\n').split('\n');
    const headings = lines.filter((line) => /^#+ /.test(line)).map((line) => line.replaceAll(/^#+ |`/g, ''));
    expect(
      [1, 2, 3]
        .flatMap((level) => textsIn(html, `h${level}`))
        .map((text) => text.replace(/ #$/, ''))
        .sort(),
    ).toEqual(headings.sort());
    expect(textsIn(html, 'pre').map((text) => text.trim())).toEqual(codes);
    const rows = lines.filter((line) => line.startsWith('|') && !line.startsWith('| ---'));
    const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    expect(textsIn(html, 'tr').map(letters)).toEqual(rows.map((row) => letters(row.replaceAll(/\]\([^)]*\)/g, ''))));
  });

  it('has an anchor for each requirement and decision, and each public name', () => {
    const requirements = page('docs/requirements.html');
    const lacking = [...REQUIREMENT_IDS, ...DECISION_IDS].filter((id) => !requirements.includes(`<tr id="${id}">`));
    expect(lacking).toEqual([]);
    const names = new Set(textsIn(page('docs/api.html'), 'h3').map((text) => text.replace(/ #$/, '')));
    const symbols = readReference(PROJECT);
    expect(symbols.length).toBeGreaterThan(300);
    expect(symbols.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['openapi.json', 'adapters/gateway'],
    ['bridge.schema.json', 'adapters/host-app'],
    ['cipher-vectors.json', 'adapters/gateway'],
    ['settings.schema.json', 'adapters/settings'],
  ])('hands out %s as it is', (name, from) => {
    expect(page(`docs/${name}`)).toBe(source(`${from}/${name}`));
  });

  it('brings no byte to a page of the site or the shop: its words are in its own pages and programs alone', () => {
    const program = /src="\/(assets\/[^"]+)"/.exec(page('docs/start.html'))?.[1] ?? '';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|html|json)$/.test(file),
    );
    const { search, description } = docsTextsOf('en');
    const own = /^docs[\\/]|^docs-worker\.js$/;
    const withWords = files.filter((file) =>
      [search.label, description, 'asaan/core'].some((word) => page(file).includes(word)),
    );
    const others = withWords.filter((file) => !own.test(file)).map((file) => file.replaceAll('\\', '/'));
    expect(withWords.length).toBeGreaterThan(5);
    const docsScripts = [...scriptsOf(program)];
    expect(others.filter((file) => !docsScripts.includes(file))).toEqual([]);
    for (const file of ['home.html', 'notify.html', 'shop.html', 'product.html']) {
      for (const script of docsScripts) expect([file, page(file).includes(script)]).toEqual([file, false]);
    }
  });

  it('keeps all of itself in its worker, and nothing else of the site', () => {
    const [, kept = '[]'] = /^const KEPT = (.*);$/m.exec(page(DOCS_WORKER)) ?? [];
    const list = JSON.parse(kept) as readonly string[];
    expect(list).toEqual(expect.arrayContaining([...DOCS_ADDRESSES.map(({ path }) => path), DOCS_INDEX]));
    const strange = list.filter(
      (each) => !each.startsWith('/docs') && !each.startsWith('/assets/') && each !== '/icon.svg',
    );
    expect(strange).toEqual([]);
    expect(page('sw.js')).not.toContain('docs');
  });
});

// Helpers

/** A script of the documentation with every one that it may load. */
function scriptsOf(program: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, other = ''] of page(file).matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g))
      visit(`assets/${other}`);
  };
  visit(program);
  return found;
}
