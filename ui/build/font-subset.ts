import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';

const require = createRequire(import.meta.url);

/** Converts between font formats; a dependency of subset-font's. */
interface FontConverter {
  convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}
const converter = createRequire(require.resolve('subset-font'))('fontverter') as FontConverter;

let before: Promise<unknown> = Promise.resolve();

/**
 * Cuts a woff2 font to the glyphs that shaping these Urdu lines needs, with more room between words than it was drawn with
 * (em); one after the other, since the packer hands out its own memory.
 */
export function subsetToLines(font: Buffer, lines: readonly string[], wordRoom: number): Promise<Buffer> {
  const cut = before.then(() => cutToLines(font, lines, wordRoom));
  before = cut.catch(() => undefined);
  return cut;
}

async function cutToLines(font: Buffer, lines: readonly string[], wordRoom: number): Promise<Buffer> {
  const whole = await unpacked(font);
  const part = await subset(whole, lines.join(''), glyphsOf(whole, lines));
  widenSpace(part, wordRoom);
  return converter.convert(part, 'woff2');
}

/** Widens the space of a TrueType font, where it has one. */
function widenSpace(font: Buffer, wordRoom: number): void {
  const space = openFont(font).nominalGlyph(0x20);
  if (space === undefined) return;
  const metrics = font.readUInt16BE(tableOf(font, 'hhea') + METRICS_COUNT);
  if (space >= metrics) throw new Error('the space of the font has no width of its own');
  const width = tableOf(font, 'hmtx') + METRIC_BYTES * space;
  const room = Math.round(wordRoom * font.readUInt16BE(tableOf(font, 'head') + UNITS_PER_EM));
  font.writeUInt16BE(font.readUInt16BE(width) + room, width);
}

/** A TrueType font as woff2, with this many units in an em: with fewer of them all of it is drawn larger, at no cost in bytes. */
export function packedWithUnits(font: Uint8Array, unitsPerEm: number): Promise<Buffer> {
  const enlarged = Buffer.from(font);
  enlarged.writeUInt16BE(unitsPerEm, tableOf(enlarged, 'head') + UNITS_PER_EM);
  const packed = before.then(async () => Buffer.from(await converter.convert(enlarged, 'woff2')));
  before = packed.catch(() => undefined);
  return packed;
}

/** Where `unitsPerEm` lies in the table `head`. */
const UNITS_PER_EM = 18;
/** Where `numberOfHMetrics` lies in the table `hhea`: as many glyphs have a width of their own. */
const METRICS_COUNT = 34;
/** Bytes of a glyph in the table `hmtx`: its width, then its left edge. */
const METRIC_BYTES = 4;

/** Where a table of a TrueType font begins. */
function tableOf(font: Buffer, tag: 'head' | 'hhea' | 'hmtx'): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

let last: { readonly packed: Buffer; readonly font: Promise<Buffer> } | null = null;

/** A font as TrueType; the last one is kept, since many pages are cut from one font. */
export function unpacked(packed: Buffer): Promise<Buffer> {
  if (last === null || !last.packed.equals(packed)) last = { packed, font: converter.convert(packed, 'truetype') };
  return last.font;
}

/** HarfBuzz's subsetter, by the names in its C header `hb-subset.h`; pointers and handles are numbers. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, data: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_get_flags(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` */
const LAYOUT_FEATURES = 6;
/** `HB_MEMORY_MODE_WRITABLE` */
const WRITABLE = 2;
/** No hinting, the outline of the missing glyph, no closure over the layout (`HB_SUBSET_FLAGS_…`). */
const FLAGS = 0x1 | 0x40 | 0x200;

async function subset(font: Buffer, text: string, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const library = await subsetter();
  const at = library.malloc(font.byteLength);
  new Uint8Array(library.memory.buffer).set(font, at);
  const blob = library.hb_blob_create(at, font.byteLength, WRITABLE, 0, 0);
  const whole = library.hb_face_create(blob, 0);
  const input = library.hb_subset_input_create_or_fail();
  const features = library.hb_subset_input_set(input, LAYOUT_FEATURES);
  library.hb_set_clear(features);
  library.hb_set_invert(features);
  library.hb_subset_input_set_flags(input, library.hb_subset_input_get_flags(input) | FLAGS);
  const characters = library.hb_subset_input_unicode_set(input);
  for (const character of text) library.hb_set_add(characters, character.codePointAt(0) ?? 0);
  const kept = library.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) library.hb_set_add(kept, glyph);
  const part = library.hb_subset_or_fail(whole, input);
  if (part === 0) throw new Error('the font could not be cut to the headings');
  const result = library.hb_face_reference_blob(part);
  const start = library.hb_blob_get_data(result, 0);
  const length = library.hb_blob_get_length(result);
  const bytes = Buffer.from(new Uint8Array(library.memory.buffer).slice(start, start + length));
  library.hb_blob_destroy(result);
  library.hb_face_destroy(part);
  library.hb_subset_input_destroy(input);
  library.hb_face_destroy(whole);
  library.hb_blob_destroy(blob);
  library.free(at);
  return bytes;
}

let loading: Promise<Subsetter> | null = null;

function subsetter(): Promise<Subsetter> {
  loading ??= WebAssembly.instantiate(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))).then(
    ({ instance }) => {
      const library = instance.exports as unknown as Subsetter & { readonly _initialize?: () => void };
      library._initialize?.();
      return library;
    },
  );
  return loading;
}

/** Glyphs of a run of text, by font: footers and warnings stand on every page. */
const known = new WeakMap<Buffer, { readonly shaped: harfbuzz.Font; readonly runs: Map<string, Set<number>> }>();

/** Every glyph that shaping these lines passes through, on the way and in the end; browsers shape lines, words and parts. */
function glyphsOf(font: Buffer, lines: readonly string[]): ReadonlySet<number> {
  const { shaped, runs } = known.get(font) ?? { shaped: openFont(font), runs: new Map<string, Set<number>>() };
  known.set(font, { shaped, runs });
  const parts = lines.flatMap((line) => [
    line,
    ...line.split(/\s+/),
    ...line.split(/[^\p{Script=Arabic}\p{M}\u200c\u200d]+/u),
  ]);
  const glyphs = new Set<number>();
  for (const run of new Set(parts)) {
    const own = runs.get(run) ?? glyphsOfRun(shaped, run);
    runs.set(run, own);
    for (const glyph of own) glyphs.add(glyph);
  }
  return glyphs;
}

const openFont = (font: Buffer): harfbuzz.Font =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)));

function glyphsOfRun(font: harfbuzz.Font, run: string): Set<number> {
  const glyphs = new Set<number>();
  if (run === '') return glyphs;
  for (const { t: step } of harfbuzz.shapeWithTrace(font, bufferOf(run), [], 0, 0)) {
    for (const glyph of step) if (isTraced(glyph)) glyphs.add(glyph.g);
  }
  const done = bufferOf(run);
  harfbuzz.shape(font, done, []);
  for (const { codepoint } of done.getGlyphInfos()) glyphs.add(codepoint);
  return glyphs;
}

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
