import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { builtSite } from '../support/built.ts';
import { readyToDraw } from '../support/resvg.ts';

let folder: string;

beforeAll(async () => {
  folder = await builtSite('production');
  await readyToDraw();
});

const file = (name: string): Buffer => readFileSync(join(folder, name));

/** Width and height that a PNG says of itself. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** How wide each run of columns is that has something white between these rows of a card. */
function inkedWidths(card: string, from: number, to: number): readonly number[] {
  const image = `data:image/png;base64,${file(card).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${image}" width="1200" height="630"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const isInked = (x: number): boolean =>
    Array.from({ length: to - from }, (_, row) => pixels[((from + row) * 1200 + x) * 4] ?? 0).some((red) => red > 200);
  const columns = Array.from({ length: 1200 }, (_, x) => (isInked(x) ? '#' : ' ')).join('');
  return columns
    .split(/ +/)
    .filter((run) => run !== '')
    .map(({ length }) => length);
}

describe('sharing and saving', () => {
  it('every public page names its card of 1200 × 630, one for each page and language, with its words', () => {
    const named = new Map<string, string>();
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    for (const page of pages) {
      const html = String(file(page));
      const [, card] = /"og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? [];
      if (card === undefined) continue;
      const [, alt] = /"og:image:alt" content="([^"]+)"/.exec(html) ?? [];
      expect(html).toContain(`<title>${alt}</title>`);
      expect(named.get(card) ?? alt).toBe(alt);
      named.set(card, alt ?? '');
    }
    expect(named.size).toBe(20);
    const pictures = [...named.keys()].map(file);
    for (const picture of pictures) expect(sizeOf(picture)).toEqual([1200, 630]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(20);
  });

  it('sets a card in the letters of its language: of many widths, and Urdu ones joined', () => {
    const [title, urduTitle] = [english.site.home.title, urdu.site.home.title].map((text) => text.replace(/\s/g, ''));
    const latin = inkedWidths('cards/home-en.png', 210, 320);
    expect(latin.length).toBeGreaterThan(5);
    expect(latin.length).toBeLessThanOrEqual(title?.length ?? 0);
    expect(Math.max(...latin)).toBeGreaterThan(2 * Math.min(...latin));
    expect(inkedWidths('cards/home-ur.png', 200, 450).length).toBeLessThan((urduTitle?.length ?? 0) / 2);
  });

  it('brings an icon for every browser and phone', () => {
    const icon = file('favicon.ico');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const png = icon.subarray(icon.readUInt32LE(18));
    expect([png.length, sizeOf(png)]).toEqual([icon.readUInt32LE(14), [32, 32]]);
    const { icons } = JSON.parse(String(file('manifest.webmanifest'))) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons) {
      if (src.endsWith('.png')) expect(sizeOf(file(src.slice(1))).join('x')).toBe(sizes);
    }
  });
});
