import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { headings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import { siteFonts, trueType } from '../../../ui/build/fonts.ts';

const BRAND = 'قرض گھر';

/** Names and widths of the glyphs of a line, without its spaces, by the number that the font's own order gives them. */
function shaped(font: harfbuzz.Font, line: string): readonly (readonly [missing: boolean, width: number])[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  buffer.setLanguage('ur');
  harfbuzz.shape(font, buffer, []);
  const positions = buffer.getGlyphPositions();
  const space = font.nominalGlyph(0x20);
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => [codepoint === 0, codepoint === space ? 0 : (positions[at]?.xAdvance ?? 0)]);
}

const opened = (font: Uint8Array): harfbuzz.Font =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)));

it('R4 every Urdu heading, and the brand’s name, is set as the whole Nastaliq sets it', async () => {
  const fonts = await siteFonts(BRAND);
  const file = fonts.find(({ family }) => family === 'Urdu Nastaliq');
  const cut = opened(await convert(file?.bytes ?? Buffer.alloc(0), 'sfnt'));
  const whole = opened(await trueType('nastaliq'));
  const lines = [...headings(urdu), BRAND].flatMap((line) => line.split(/[^\u0600-\u06FF\u200C-\u200D ]+/));
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    const glyphs = shaped(cut, line);
    expect([line, glyphs.some(([isMissing]) => isMissing)]).toEqual([line, false]);
    expect([line, glyphs]).toEqual([line, shaped(whole, line)]);
  }
});
