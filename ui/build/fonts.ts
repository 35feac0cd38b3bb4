import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cached } from '../../adapters/server/build-cache.ts';
import { URDU_RANGE } from '../kit/texts/urdu-range.ts';
import { elementsIn, type HtmlElement, textOf } from './pages/html-tree.ts';

const require = createRequire(import.meta.url);

/** Every letter, sign and mark that Urdu is written with: people type into the fields, too. */
const ALPHABET = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ،؛؟۔٪٫٬ًٌٍَُِّْٰٔ‌‍ ';

/** The families that the pages bring, with the weights that each is cut in: nothing bold is made up by the browser. */
export const CUTS = {
  manrope: [700],
  'noto-naskh-arabic': [400, 700],
  'noto-nastaliq-urdu': [400],
} as const satisfies Record<string, readonly number[]>;
type Family = keyof typeof CUTS;
/** The packages whose fonts are in the pages. */
export const FONT_PACKAGES = (Object.keys(CUTS) as Family[]).map((family) => `@fontsource/${family}` as const);

/** A family's letters of one script in one weight, as its package brings them. */
const fontFile = <F extends Family>(family: F, script: 'arabic' | 'latin', weight: (typeof CUTS)[F][number]): Buffer =>
  readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`));

/**
 * Units of an em of Naskh, which was drawn with 1000: at every size its tall letters (680 units, 0.72 em) stand as high as the
 * capitals of a phone's Latin face (Roboto 0.71, Noto Sans 0.71 em), so that both languages have one scale of type.
 */
const NASKH_UNITS = 941;

/** Naskh with the whole alphabet, as woff2: the font of Urdu texts. */
export function naskhFont(weight: 400 | 700): Promise<Buffer> {
  const font = fontFile('noto-naskh-arabic', 'arabic', weight);
  return cached('naskh', [font, ALPHABET, String(NASKH_UNITS)], async () => {
    const [{ default: subsetFont }, { packedWithUnits }] = await Promise.all([
      import('subset-font'),
      import('./font-subset.ts'),
    ]);
    return packedWithUnits(await subsetFont(font, ALPHABET, { targetFormat: 'truetype' }), NASKH_UNITS);
  });
}

/** A font that pages fetch. */
export interface FontAsset {
  /** Its name changes with the font. */
  readonly address: string;
  readonly bytes: Buffer;
}

/** A font as a file of the site. */
export const fontAsset = (name: string, bytes: Buffer): FontAsset => ({
  address: `/assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`,
  bytes,
});

/** Cuts a font to the glyphs of these lines, as woff2; the space is so much wider than it was drawn, em. */
export type SubsetLines = (font: Uint8Array, lines: readonly string[], wordRoom: number) => Promise<Uint8Array>;

/** Room between words of Nastaliq beside its own, em: its letters stand far apart too, and words ran together. */
const WORD_ROOM = 0.12;

/** Nastaliq with the glyphs of these lines alone, as woff2: it has too many forms of each letter for more. */
export function nastaliqFont(lines: readonly string[], subset: SubsetLines): Promise<Buffer> {
  const font = fontFile('noto-nastaliq-urdu', 'arabic', 400);
  return cached('nastaliq', [font, String(WORD_ROOM), ...lines], () => subset(font, lines, WORD_ROOM));
}

/** What English headings are written with: ASCII, and the signs that typesetters put for some of it. */
const ENGLISH = `${String.fromCharCode(...Array.from({ length: 95 }, (_each, at) => 32 + at))}\u00a0–—‘’“”…`;

/** Manrope with the letters and signs of English, as woff2. */
export function manropeFont(): Promise<Buffer> {
  const font = fontFile('manrope', 'latin', 700);
  return cached('manrope', [font, ENGLISH], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, ENGLISH, { targetFormat: 'woff2' });
  });
}

/** PostScript names of the Naskh that phones bring, by weight: Android's, and the one of the same drawing that others are given. */
const PHONES_NASKH = {
  400: ['NotoNaskhArabicUI-Regular', 'NotoNaskhArabic-Regular'],
  700: ['NotoNaskhArabicUI-Bold', 'NotoNaskhArabic-Bold'],
} as const;

/** The `@font-face` rules of the phone's own Naskh, as large as the one that pages fetch. */
export function phoneNaskh(): string {
  const size = `${((100 * 1000) / NASKH_UNITS).toFixed(1)}%`;
  return ([400, 700] as const)
    .map((weight) => {
      const names = PHONES_NASKH[weight].map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"Phone Naskh";font-weight:${weight};src:${names};size-adjust:${size};${ARABIC}}`;
    })
    .join('');
}

const ARABIC = `unicode-range:${URDU_RANGE}`;

/** The `@font-face` rule of a font that comes inside its page. */
export const fontFace = (family: string, weight: 400 | 700, font: Buffer): string =>
  fontRule(family, weight, `data:font/woff2;base64,${font.toString('base64')}`);

/** The same for a font that lies at an address. */
export function fontRule(family: string, weight: 400 | 700, address: string): string {
  const range = family.startsWith('Urdu') ? `;${ARABIC}` : '';
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${address}) format("woff2");font-display:swap${range}}`;
}

/** The lines of a page that are set in the face of headings: its title, the name in its bar, and what a check came to. */
export function headingLines(page: HtmlElement): readonly string[] {
  const lines = [...elementsIn(page)]
    .filter(({ name, attributes }) => name === 'h1' || attributes.has('data-display'))
    .map((each) => textOf(each).replace(/[\u2066\u2069]/g, ''));
  return [...new Set(lines)].sort();
}
