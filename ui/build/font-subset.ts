import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';

/**
 * Cuts a TrueType font to the glyphs that shaping these Urdu lines needs. subset-font cuts to characters, which leaves
 * Nastaliq's thousand forms of them. Its space is made so much wider than it was drawn, em.
 */
export async function cutToLines(font: Buffer, lines: readonly string[], wordRoom: number): Promise<Buffer> {
  const runs = runsOf(lines);
  const cut = await cutToGlyphs(font, runs.join(''), glyphsOf(font, runs));
  const space = openFont(cut).nominalGlyph(0x20);
  if (space === undefined) return cut;
  // A glyph's entry in `hmtx`: its width, then its left edge.
  const width = tableOf(cut, 'hmtx') + 4 * space;
  cut.writeUInt16BE(cut.readUInt16BE(width) + Math.round(wordRoom * cut.readUInt16BE(unitsOf(cut))), width);
  return cut;
}

/** The same font with this many units in an em: with fewer of them all of it is drawn larger, at no cost in bytes. */
export function withUnits(font: Uint8Array, unitsPerEm: number): Buffer {
  const scaled = Buffer.from(font);
  scaled.writeUInt16BE(unitsPerEm, unitsOf(scaled));
  return scaled;
}

/** Where `unitsPerEm` lies in a font. */
const unitsOf = (font: Buffer): number => tableOf(font, 'head') + 18;

/** Where a table of a TrueType font begins. */
function tableOf(font: Buffer, tag: 'head' | 'hmtx'): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** What Urdu fonts are not asked for: fonts.ts gives their range. */
const NOT_URDU = /[^\u0600-\u06FF\u200C-\u200D ]+/;

/** What browsers shape by itself: the Urdu parts of a line, and their words. */
function runsOf(lines: readonly string[]): readonly string[] {
  const parts = lines.flatMap((line) => line.split(NOT_URDU));
  return [...new Set(parts.flatMap((part) => [part, ...part.split(' ')]))].filter((run) => run !== '');
}

/** Every glyph that shaping these runs passes through. */
function glyphsOf(font: Buffer, runs: readonly string[]): ReadonlySet<number> {
  const shaped = openFont(font);
  const glyphs = new Set<number>();
  for (const run of runs) {
    for (const { t: step } of harfbuzz.shapeWithTrace(shaped, bufferOf(run), [], 0, 0)) {
      for (const glyph of step) if (isTraced(glyph)) glyphs.add(glyph.g);
    }
  }
  return glyphs;
}

const openFont = (font: Buffer): harfbuzz.Font =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)));

/** A glyph in the trace; before shaping has begun the trace holds characters. */
const isTraced = (value: unknown): value is { readonly g: number } =>
  typeof value === 'object' && value !== null && 'g' in value && typeof value.g === 'number';

function bufferOf(text: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage('ur');
  return buffer;
}

/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` */
const LAYOUT_FEATURES = 6;
/** `HB_MEMORY_MODE_WRITABLE` */
const WRITABLE = 2;
/** No hinting, the outline of the missing glyph, no closure over the layout (`HB_SUBSET_FLAGS_…`). */
const FLAGS = 0x1 | 0x40 | 0x200;

/**
 * Cuts by HarfBuzz's subsetter, whose functions have the names of its C header `hb-subset.h`; pointers and handles are numbers.
 * Each cut has a memory of its own, which goes with it: nothing is freed.
 */
async function cutToGlyphs(font: Buffer, text: string, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const call = (name: string, ...values: readonly number[]): number =>
    (instance.exports[name] as (...values: readonly number[]) => number)(...values);
  const memory = () => new Uint8Array((instance.exports['memory'] as WebAssembly.Memory).buffer);
  call('_initialize');
  const at = call('malloc', font.byteLength);
  memory().set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.byteLength, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, FLAGS);
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const characters = call('hb_subset_input_unicode_set', input);
  for (const character of text) call('hb_set_add', characters, character.codePointAt(0) ?? 0);
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', kept, glyph);
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', blob, 0);
  const cut = Buffer.from(memory().slice(start, start + call('hb_blob_get_length', blob)));
  if (cut.length === 0) throw new Error('the font could not be cut to the headings');
  return cut;
}
