import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cached } from '../../adapters/server/build-cache.ts';
import { KAF_REACH, kafOf } from '../kit/texts/kaf.ts';
import { widthOfSvg } from './svg-drawing.ts';

const require = createRequire(import.meta.url);

/** The faces of a card's letters: those of the pages' headings, of Urdu text, and Latin words between Urdu ones. */
const FILES = [
  '@fontsource/manrope/files/manrope-latin-600-normal.woff2',
  '@fontsource/manrope/files/manrope-latin-800-normal.woff2',
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
  '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2',
] as const;

/** The typefaces of a card: Nastaliq or Naskh of an Urdu text, and the weight of a Latin one. */
export interface Typeface {
  readonly urdu: 'Noto Nastaliq Urdu' | 'Noto Naskh Arabic';
  readonly latin: 600 | 800;
}

/** The typeface of titles, and those of what stands in smaller lines. */
export const TITLE: Typeface = { urdu: 'Noto Nastaliq Urdu', latin: 800 };
export const STRONG: Typeface = { urdu: 'Noto Naskh Arabic', latin: 800 };
export const PLAIN: Typeface = { urdu: 'Noto Naskh Arabic', latin: 600 };

/** Where words stand, how large and in which colour. `isFromRight`: `x` is their right edge. */
export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly isFromRight: boolean;
}

/** All faces as TrueType, which the drawing reads; one after the other, since the packer hands out its own memory. */
async function readFonts(): Promise<readonly Buffer[]> {
  const fonts: Buffer[] = [];
  for (const file of FILES) {
    const packed = readFileSync(require.resolve(file));
    const font = cached('truetype', [packed], async () => {
      const { unpacked } = await import('./font-subset.ts');
      return Buffer.from(await unpacked(packed));
    });
    fonts.push(await font);
  }
  return fonts;
}

let fontsOnce: Promise<readonly Buffer[]> | null = null;

/** The faces of cards, as TrueType. */
export function cardFonts(): Promise<readonly Buffer[]> {
  fontsOnce ??= readFonts();
  return fontsOnce;
}

/** Width of a word's space, by size. */
const SPACE = 0.28;

/** Words as SVG. The drawing loses letters where two faces share a text: each run is one of its own. */
export async function setWords(
  words: string,
  typeface: Typeface,
  { x, isFromRight, ...rest }: Setting,
): Promise<string> {
  const runs = runsOf(words);
  const isKafFirst = isFromRight && typeface.urdu === TITLE.urdu && kafOf(words) === true;
  let at = isKafFirst ? x - KAF_REACH * rest.size : x;
  if (runs.length === 1) return runs.map((run) => setRun(run, typeface, { x: at, isFromRight, ...rest })).join('');
  const set: string[] = [];
  for (const run of runs) {
    set.push(setRun(run, typeface, { x: at, isFromRight, ...rest }));
    const width = ((await widthOfRun(run, typeface)) / 100 + SPACE) * rest.size;
    at += isFromRight ? -width : width;
  }
  return set.join('');
}

/** How wide words are with letters of 100. */
export async function widthOfWords(words: string, typeface: Typeface): Promise<number> {
  const widths = await Promise.all(runsOf(words).map((run) => widthOfRun(run, typeface)));
  return widths.reduce((sum, width) => sum + width + 100 * SPACE, -100 * SPACE);
}

const URDU = /[\u0600-\u06FF\uFB50-\uFDFF\uFE70-\uFEFF]/;
const hasUrdu = (text: string): boolean => URDU.test(text);

/** Neighbouring words in one face. Marks of direction go: each run has one. */
function runsOf(text: string): readonly string[] {
  const runs: string[] = [];
  for (const word of text.replace(/[\u2066-\u2069]/g, '').split(/[ \u00A0]/)) {
    const before = runs.at(-1);
    if (before !== undefined && hasUrdu(before) === hasUrdu(word)) runs[runs.length - 1] = `${before} ${word}`;
    else runs.push(word);
  }
  return runs;
}

function setRun(run: string, { urdu, latin }: Typeface, { x, y, size, fill, isFromRight }: Setting): string {
  const isUrdu = hasUrdu(run);
  const family = isUrdu ? urdu : 'Manrope';
  const weight = isUrdu ? 400 : latin;
  const shown = run.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" text-anchor="${isFromRight ? 'end' : 'start'}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}">${isUrdu ? `\u202b${shown}\u202c` : shown}</text>`;
}

async function widthOfRun(run: string, typeface: Typeface): Promise<number> {
  const text = setRun(run, typeface, { x: 0, y: 200, size: 100, fill: 'currentColor', isFromRight: false });
  return widthOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 300">${text}</svg>`, await cardFonts());
}
