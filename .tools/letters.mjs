// The letters of an Urdu page: Naskh for its body, cut to the alphabet; Nastaliq for its headings, cut to just their glyphs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { root } from './ready.mjs';

const require = createRequire(import.meta.url);
const fontverter = createRequire(require.resolve('subset-font'))('fontverter');
const file = (family) =>
  join(root, 'node_modules', '@fontsource', family, 'files', `${family}-arabic-400-normal.woff2`);

/** Every letter, sign and mark that Urdu is written with: people type into the fields, too. */
const ALPHABET = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ،؛؟۔٪٫٬ًٌٍَُِّْٰٔ‌‍ ';

let cutNaskh = null;
let nastaliq = null;
const cut = new Map();

/** The `@font-face` rules of a page, with the letters inside. */
export async function lettersFor(html) {
  const headings = headingsOf(html);
  const key = headings.join('\n');
  if (!cut.has(key)) cut.set(key, await exactly(headings));
  return face('Asaan Naskh', await naskh()) + face('Asaan Nastaliq', cut.get(key));
}

/** Naskh with the whole alphabet. */
export function naskh() {
  cutNaskh ??= subsetFont(readFileSync(file('noto-naskh-arabic')), ALPHABET, { targetFormat: 'woff2' });
  return cutNaskh;
}

const face = (family, font) =>
  `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${font.toString('base64')}) format("woff2");unicode-range:U+0600-06FF,U+200C-200D,U+0020}`;

/** The texts that are set in Nastaliq: headings, but those of the accordion and of cards, and the name beside the star. */
function headingsOf(html) {
  const outside = html.replace(/<summary>.*?<\/summary>/gs, '');
  const found = [
    ...outside.matchAll(/<h[12](?![^>]* data-plain)[^>]*>(.*?)<\/h[12]>|<img src="\/icon\.svg"[^>]*>([^<]+)</gs),
  ];
  const texts = found.map(([, heading, name]) => (heading ?? name).replace(/<[^>]+>|&[a-z]+;|[\u2066\u2069]/g, ''));
  // What the complaint form says after it was sent is not on the page yet.
  const later = html.includes('data-island="complaint"') ? ['کامیابی سے جمع ہو گیا'] : [];
  return [...new Set([...texts, ...later])].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Nastaliq has so many forms of each letter that only those are kept that these lines need. */
async function exactly(lines) {
  nastaliq ??= Buffer.from(await fontverter.convert(readFileSync(file('noto-nastaliq-urdu')), 'truetype'));
  const library = await subsetter();
  const glyphs = glyphsOf(nastaliq, lines);
  const memory = () => new Uint8Array(library.memory.buffer);
  const at = library.malloc(nastaliq.byteLength);
  memory().set(nastaliq, at);
  const blob = library.hb_blob_create(at, nastaliq.byteLength, 2, 0, 0);
  const whole = library.hb_face_create(blob, 0);
  const input = library.hb_subset_input_create_or_fail();
  const features = library.hb_subset_input_set(input, 6);
  library.hb_set_clear(features);
  library.hb_set_invert(features);
  // No closure over the layout, no hinting, and the outline of the missing glyph.
  library.hb_subset_input_set_flags(input, library.hb_subset_input_get_flags(input) | 0x200 | 0x1 | 0x40);
  const characters = library.hb_subset_input_unicode_set(input);
  for (const character of lines.join('')) library.hb_set_add(characters, character.codePointAt(0));
  const kept = library.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) library.hb_set_add(kept, glyph);
  const part = library.hb_subset_or_fail(whole, input);
  if (part === 0) throw new Error('the headings’ letters could not be cut');
  const result = library.hb_face_reference_blob(part);
  const start = library.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(memory().slice(start, start + library.hb_blob_get_length(result)));
  library.hb_blob_destroy(result);
  library.hb_face_destroy(part);
  library.hb_subset_input_destroy(input);
  library.hb_face_destroy(whole);
  library.hb_blob_destroy(blob);
  library.free(at);
  return Buffer.from(await fontverter.convert(bytes, 'woff2'));
}

let loaded = null;

async function subsetter() {
  loaded ??= WebAssembly.instantiate(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))).then(
    ({ instance }) => {
      instance.exports._initialize?.();
      return instance.exports;
    },
  );
  return loaded;
}

/** Every glyph that shaping these lines passes through, on the way and in the end; browsers shape lines, words and parts. */
function glyphsOf(font, lines) {
  const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));
  const runs = new Set(
    lines.flatMap((line) => [line, ...line.split(/\s+/), ...line.split(/[^\p{Script=Arabic}\p{M}\u200c\u200d]+/u)]),
  );
  const glyphs = new Set();
  for (const run of runs) {
    if (run === '') continue;
    const traced = bufferOf(run);
    for (const step of harfbuzz.shapeWithTrace(shaped, traced, [], 0, 0)) {
      for (const glyph of step.t ?? step.glyphs ?? []) glyphs.add(glyph.g ?? glyph.codepoint);
    }
    const done = bufferOf(run);
    harfbuzz.shape(shaped, done, []);
    for (const { codepoint } of done.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

function bufferOf(text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage('ur');
  return buffer;
}
