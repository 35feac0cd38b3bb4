import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardTextsOf } from '#core/text/card-texts.ts';
import { english } from '#core/text/catalogue.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { readSources } from './import-graph.ts';
import { readTexts, textPaths, unusedTexts } from './text-reads.ts';

const sources = [...readSources(join(import.meta.dirname, '..', '..'))];
/** What shows texts: pages, screens and commands; no test, no scenario of the sandbox, and not the catalogue with its variants. */
const readers = sources.filter(
  ([file]) => !/^(?:tests|adapters\/sandbox|core\/text\/(?:en|ur))\/|^core\/text\/corrected\.ts$/.test(file),
);

describe('every text of the catalogue', () => {
  it('is read by a page, a screen or a command', () => {
    expect(textPaths(english).length).toBeGreaterThan(300);
    const texts = { ...english, docs: docsTextsOf('en'), cards: cardTextsOf('en') };
    expect(unusedTexts(texts, readTexts(readers))).toEqual([]);
  });

  it.each([
    ['const text = useText().shop.cart; text.title;', []],
    ['const { cart: { badges } } = useText().shop; badges[which];', ['shop.cart.title', 'shop.cart.badges.gone']],
    ['export const said = (text: Texts) => text.shop.cart.title;', ['shop.cart.badges.sold', 'shop.cart.badges.gone']],
    ['const f = ({ title }: Props) => title;', ['shop.cart.title', 'shop.cart.badges.sold', 'shop.cart.badges.gone']],
    ['const { title } = product;', ['shop.cart.title', 'shop.cart.badges.sold', 'shop.cart.badges.gone']],
  ])('is looked for in %s', (planted, unused) => {
    const texts = { shop: { cart: { title: 'Cart', badges: { sold: 'Sold', gone: 'Gone' } } } };
    const reads = readTexts([
      ['ui/planted.tsx', planted],
      ['ui/words.ts', "export const WHICH = ['sold'];"],
    ]);
    expect(unusedTexts(texts, reads)).toEqual(
      unused.length === 0 ? ['shop.cart.badges.sold', 'shop.cart.badges.gone'] : unused,
    );
  });
});

/** Numbers as people of Pakistan write them, and their links. */
const NUMBER = /0\d{9,}|\+92|\b92\d{9,}|wa\.me/;

const numbersIn = (text: string): readonly string[] => text.split('\n').filter((line) => NUMBER.test(line));

describe('every phone number', () => {
  it('of a page comes from core/text/company.ts', () => {
    const pages = sources.filter(([file]) => file.startsWith('ui/'));
    expect(pages.flatMap(([file, text]) => numbersIn(text).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
  });

  it.each([
    "const hotline = '051111883883';",
    'const line = `+92${rest}`;',
    "const chat = 'https://wa.me/923088888260';",
  ])('is refused in %s', (planted) => {
    expect(numbersIn(planted)).toHaveLength(1);
  });
});
