import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cached } from '../../adapters/server/build-cache.ts';
import type { FontThread } from './font-thread.ts';
import { elementsIn, type HtmlElement, textOf } from './pages/html-tree.ts';

const require = createRequire(import.meta.url);

/** Every letter, sign and mark that Urdu is written with: people type into the fields, too. */
const ALPHABET = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ،؛؟۔٪٫٬ًٌٍَُِّْٰٔ‌‍ ';

/** The families that Urdu is set in. */
type Family = 'noto-naskh-arabic' | 'noto-nastaliq-urdu';
/** The packages whose fonts are in the pages. */
export const FONT_PACKAGES: readonly `@fontsource/${Family}`[] = [
  '@fontsource/noto-naskh-arabic',
  '@fontsource/noto-nastaliq-urdu',
];

/** The Arabic part of a family, as its package brings it. */
const fontFile = (family: Family): Buffer =>
  readFileSync(require.resolve(`@fontsource/${family}/files/${family}-arabic-400-normal.woff2`));

/** Naskh with the whole alphabet, as woff2: the font of Urdu texts. */
export function naskhFont(): Promise<Buffer> {
  const font = fontFile('noto-naskh-arabic');
  return cached('naskh', [font, ALPHABET], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, ALPHABET, { targetFormat: 'woff2' });
  });
}

/** Where the shop fetches Naskh from; the name changes with the font. */
export const fontAddress = (font: Buffer): string =>
  `/assets/naskh-${createHash('sha256').update(font).digest('base64url').slice(0, 8)}.woff2`;

/** Nastaliq with the glyphs of these lines alone, as woff2: it has too many forms of each letter for more. */
export function nastaliqFont(lines: readonly string[], thread: FontThread): Promise<Buffer> {
  const font = fontFile('noto-nastaliq-urdu');
  return cached('nastaliq', [font, ...lines], () => thread.subset(font, lines));
}

/** The `@font-face` rule of a font that comes inside its page. */
export const fontFace = (family: string, font: Buffer): string =>
  fontRule(family, `data:font/woff2;base64,${font.toString('base64')}`);

/** The same for a font that lies at an address. */
export const fontRule = (family: string, address: string): string =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");unicode-range:U+0600-06FF,U+200C-200D,U+0020}`;

/** The lines of a page that are set in Nastaliq: its headings, but those of accordions and plain ones, and the name in its bar. */
export function nastaliqLines(page: HtmlElement): readonly string[] {
  const isAccordion = ({ name }: HtmlElement): boolean => name === 'summary';
  const lines = [...elementsIn(page, isAccordion)]
    .filter(({ name, attributes }) =>
      name === 'h1' || name === 'h2' ? !attributes.has('data-plain') : attributes.has('data-display'),
    )
    .map((each) => textOf(each).replace(/[\u2066\u2069]/g, ''));
  return [...new Set(lines)].sort();
}
