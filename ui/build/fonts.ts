import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { cached } from '../../adapters/server/project.ts';
import { headings } from '../../core/text/headings.ts';
import type { Language } from '../../core/text/language.ts';
import { urdu } from '../../core/text/languages.ts';
import { cutToLines, withUnits } from './font-subset.ts';

const require = createRequire(import.meta.url);

/** Every letter, sign and mark that Urdu is written with: people type into the fields, too. */
const ALPHABET = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ،؛؟۔٪٫٬ًٌٍَُِّْٰٔ‌‍ ';

/** The letters that the Urdu fonts are asked for: none of Latin. */
const URDU_RANGE = 'U+0600-06FF,U+200C-200D,U+0020';

/** What Urdu amounts, times and phone numbers are written with, and its range: in the face of the words around them. */
const DIGITS = '0123456789%+,-.:–−';
const DIGITS_RANGE = 'U+25,U+2B-2E,U+30-3A,U+2013,U+2212';

/** What English headings are written with: ASCII, and the signs that typesetters put for some of it. */
const ENGLISH = `${String.fromCharCode(...Array.from({ length: 95 }, (_each, at) => 32 + at))}\u00a0–—‘’“”…`;

/**
 * Units of an em of Naskh, which was drawn with 1000: at every size its tall letters (680 units, 0.72 em) stand as high as the
 * capitals of a phone's Latin face (Roboto 0.71, Noto Sans 0.71 em), so that both languages have one scale of type.
 */
const NASKH_UNITS = 941;

/** Room between words of Nastaliq beside its own, em: its letters stand far apart too, and words ran together. */
const WORD_ROOM = 0.12;

/** The faces of the pages, by the file of their package: nothing bold is made up by the browser. */
const FACES = {
  manrope: '@fontsource/manrope/files/manrope-latin-700-normal.woff2',
  naskh: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2',
  naskhBold: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2',
  naskhDigits: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-latin-400-normal.woff2',
  naskhDigitsBold: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-latin-700-normal.woff2',
  nastaliq: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
} as const;
export type Face = keyof typeof FACES;
/** The packages whose fonts are in the pages. */
export const FONT_PACKAGES = [...new Set(Object.values(FACES).map((file) => file.replace(/\/files\/.*/, '')))];

/** A whole face as TrueType. One font is made after the other: the packer hands out its own memory. */
export function trueType(face: Face): Promise<Buffer> {
  const packed = readFileSync(require.resolve(FACES[face]));
  return cached('truetype', [packed], () => convert(packed, 'sfnt'));
}

/** A face with these letters alone, as woff2; `units`: of its em, where it is to be drawn larger or smaller than it was. */
async function cutFont(face: Face, letters: string, units: number | null = null): Promise<Buffer> {
  const font = await trueType(face);
  return cached('letters', [font, letters, String(units)], async () => {
    const part = await subsetFont(font, letters, { targetFormat: 'sfnt' });
    return convert(units === null ? part : withUnits(part, units), 'woff2');
  });
}

/** Nastaliq with the glyphs of these lines alone, as woff2: it has too many forms of each letter for more. */
export async function nastaliqFont(lines: readonly string[]): Promise<Buffer> {
  const font = await trueType('nastaliq');
  const sorted = [...new Set(lines)].sort();
  return cached('nastaliq', [font, String(WORD_ROOM), ...sorted], async () => {
    return convert(await cutToLines(font, sorted, WORD_ROOM), 'woff2');
  });
}

/** A font as a file of the site. */
export interface SiteFont {
  readonly language: Language;
  readonly family: string;
  readonly weight: '400' | '700';
  /** The letters that it is asked for; all where it is missing. */
  readonly unicodeRange?: string;
  /** Its name changes with the font. */
  readonly address: string;
  readonly bytes: Buffer;
}

/**
 * The fonts that pages fetch, one file a face: Manrope for English headings, Naskh for Urdu texts, Nastaliq with the catalogue's
 * headings and the brand's Urdu name.
 */
export async function siteFonts(brand: string): Promise<readonly SiteFont[]> {
  const font = (family: string, weight: '400' | '700', bytes: Buffer, unicodeRange?: string): SiteFont => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const address = `/assets/${family.toLowerCase().replace(' ', '-')}-${weight}-${hash}.woff2`;
    const of = { family, weight, address, bytes };
    return unicodeRange === undefined ? { language: 'en', ...of } : { language: 'ur', unicodeRange, ...of };
  };
  return [
    font('Manrope', '700', await cutFont('manrope', ENGLISH)),
    font('Urdu Naskh', '400', await cutFont('naskh', ALPHABET, NASKH_UNITS), URDU_RANGE),
    font('Urdu Naskh', '700', await cutFont('naskhBold', ALPHABET, NASKH_UNITS), URDU_RANGE),
    font('Urdu Naskh', '400', await cutFont('naskhDigits', DIGITS, NASKH_UNITS), DIGITS_RANGE),
    font('Urdu Naskh', '700', await cutFont('naskhDigitsBold', DIGITS, NASKH_UNITS), DIGITS_RANGE),
    font('Urdu Nastaliq', '400', await nastaliqFont([...headings(urdu), brand]), URDU_RANGE),
  ];
}

/** The `@font-face` rule of a font at an address. English headings change no face once painted: a later page has the one that came late. */
function fontRule({ family, weight, unicodeRange, address }: Omit<SiteFont, 'language' | 'bytes'>): string {
  const asked = unicodeRange === undefined ? 'optional' : `swap;unicode-range:${unicodeRange}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${address}) format("woff2");font-display:${asked}}`;
}

/** The `@font-face` rules of a page. In Urdu the glyphs of its title and of the brand's name come inside of it. */
export async function pageFonts(
  { languages, html }: { readonly languages: readonly Language[]; readonly html: string },
  fonts: readonly SiteFont[],
  brand: string,
): Promise<string> {
  const fetched = fonts.filter(({ language }) => languages.includes(language)).map(fontRule);
  if (languages[0] !== 'ur') return fetched.join('');
  const title = await nastaliqFont([...titlesIn(html), brand]);
  const address = `data:font/woff2;base64,${title.toString('base64')}`;
  const inside = fontRule({ family: 'Urdu Title', weight: '400', unicodeRange: URDU_RANGE, address });
  return [...fetched, ...PHONE_NASKH, inside].join('');
}

const titlesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''));

/**
 * The `@font-face` rules of the phone's own Naskh, as large as the one that pages fetch: Android's, and the one of the same
 * drawing that others are given, by their PostScript names.
 */
const PHONE_NASKH = ['Regular;font-weight:400', 'Bold;font-weight:700'].map((each) => {
  const [style = '', weight = ''] = each.split(';');
  const sources = ['NotoNaskhArabicUI', 'NotoNaskhArabic'].map((name) => `local("${name}-${style}")`).join();
  const size = `${((100 * 1000) / NASKH_UNITS).toFixed(1)}%`;
  return `@font-face{font-family:"Phone Naskh";${weight};src:${sources};size-adjust:${size};unicode-range:${URDU_RANGE}}`;
});
