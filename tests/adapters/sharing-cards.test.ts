import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { builtSite } from '../support/built.ts';
import { DEMO } from '../support/demo.ts';

let folder: string;
/** What the pages say of their cards, by the card's file. */
const alts = new Map<string, string>();

beforeAll(async () => {
  folder = await builtSite('production');
});

const file = (name: string): Buffer => readFileSync(join(folder, name));

/** Width and height that a PNG says of itself. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Where one of a card's rows or columns begins and ends that has letters: light on the ground of its words' half. */
type Run = readonly [from: number, to: number];

/** The runs of rows, or of columns, with letters between these rows of the half that holds a card's words. */
function lettered(card: string, axis: 'rows' | 'columns', from = 24, to = 606): readonly Run[] {
  const { data } = PNG.sync.read(file(card));
  const left = card.includes('-ur') ? 604 : 4;
  const isLight = (x: number, y: number): boolean => (data[(y * 1200 + x) * 4] ?? 0) > 190;
  const across = Array.from({ length: 592 }, (_, at) => left + at);
  const down = Array.from({ length: to - from }, (_, at) => from + at);
  const marks =
    axis === 'rows'
      ? down.map((y) => across.some((x) => isLight(x, y)))
      : across.map((x) => down.some((y) => isLight(x, y)));
  const start = axis === 'rows' ? from : left;
  const runs: [number, number][] = [];
  for (const [at, isMarked] of marks.entries()) {
    if (!isMarked) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === start + at - 1) last[1] = start + at;
    else runs.push([start + at, start + at]);
  }
  return runs;
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe('sharing and saving', () => {
  it('every public page names its card of 1200 × 630, one for each page and language, small enough for a message', () => {
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    for (const page of pages) {
      const html = String(file(page));
      const [, card] = /"og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? [];
      if (card === undefined) continue;
      const [, alt = ''] = /"og:image:alt" content="([^"]+)"/.exec(html) ?? [];
      expect(html).toContain(`"twitter:image:alt" content="${alt}"`);
      expect(alt).toContain(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
      expect(alts.get(card) ?? alt).toBe(alt);
      alts.set(card, alt);
    }
    expect(alts.size).toBe(20);
    const pictures = [...alts.keys()].map(file);
    for (const picture of pictures) {
      expect(sizeOf(picture)).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(60_000);
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(20);
  });

  it.each([
    ['en', '12,250', '051 111 883 883', 'Rs. 12,250 for Rs. 10,000 over 30 days'],
    ['ur', '12,250', '051 111 883 883', '12,250 روپے، 10,000 روپے، 30 دن کے لیے'],
  ] as const)(
    'the words of each card say in its language what the tool says that it shows: %s',
    (language, sum, hotline, loan) => {
      const { site, common } = textsOf(language);
      const said = (page: string): string => plain(alts.get(`cards/${page}-${language}.png`) ?? '');
      const { licence } = DEMO.settings.company;
      for (const [page, ...words] of [
        ['home', sum, ...site.home.terms.slice(0, 2).map(({ value }) => value)],
        // A fact that is a sample is marked (Q8).
        ['numberCheck', `${hotline} (${common.sample})`, site.numberCheck.official.title],
        ['calculator', site.calculator.result, loan],
        ['service', hotline, site.numberCheck.official.title, loan],
        ['about', site.about.disclosure.licenceNumber, `${licence.number} (${common.sample})`],
        ['faq', site.faq.items.period.question, site.faq.items.period.answer],
        ['terms', ...site.home.terms.slice(0, 3).flatMap(({ name, value }) => [name, value])],
        ['complaints', site.complaint.lead],
        ['userData', site.policies.userData.description],
        ['privacy', site.policies.privacy.description],
      ] as const) {
        for (const each of words) expect(said(page)).toContain(plain(each));
        // Every sentence ends as its language ends them.
        expect(said(page)).toMatch(language === 'ur' ? /^(?:[^.]|\.(?=\S))*[۔؟]$/ : /^[^۔؟]*[.?]$/);
      }
    },
  );

  it('sets a card in the letters of its language: of many widths, and Urdu ones joined', () => {
    const widths = (card: string): readonly number[] =>
      lettered(card, 'columns', 200, 340).map(([from, to]) => to - from + 1);
    const latin = widths('cards/home-en.png');
    expect(latin.length).toBeGreaterThan(5);
    expect(Math.max(...latin)).toBeGreaterThan(2 * Math.min(...latin));
    expect(widths('cards/home-ur.png').length).toBeLessThan(textsOf('ur').site.home.title.length / 2);
  });

  it('cuts no letter of a card: each line stands clear of the borders, of the other half and of the address', () => {
    for (const card of alts.keys()) {
      const rows = lettered(card, 'rows');
      const columns = lettered(card, 'columns');
      const left = card.includes('-ur') ? 600 : 0;
      const address = rows.at(-1);
      expect([card, (address?.[0] ?? 0) > 535, (address?.[1] ?? 630) < 600]).toEqual([card, true, true]);
      expect([card, (rows[0]?.[0] ?? 0) > 30]).toEqual([card, true]);
      const [first, last] = [columns[0]?.[0] ?? 0, columns.at(-1)?.[1] ?? 0];
      expect([card, first - left > 20, left + 600 - last > 20]).toEqual([card, true, true]);
    }
  });

  it('sets each title in letters that can be read in a chat: in more lines where one would make them small', () => {
    for (const card of alts.keys()) {
      const heights = lettered(card, 'rows', 160, 535).map(([from, to]) => to - from + 1);
      expect([card, Math.max(...heights) > (card.includes('-ur') ? 78 : 48)]).toEqual([card, true]);
    }
  });

  it('shows the colours of the site as they are, in a palette', () => {
    for (const card of alts.keys()) {
      const png = file(card);
      // A place in a palette for each point.
      expect([card, png[25]]).toEqual([card, 3]);
      const { data } = PNG.sync.read(png);
      const colours = new Map<number, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.readUIntBE(at, 3);
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
      }
      // Ink green behind the words, mint behind the scene, saffron, paper, and the line of ink.
      for (const [colour, least] of [
        [0x073f35, 100_000],
        [0xd9efe6, 2000],
        [0xe9b44c, 10_000],
        [0xfbfaf6, 40_000],
        [0x0b5a4b, 3000],
      ] as const) {
        expect([card, colour, (colours.get(colour) ?? 0) > least]).toEqual([card, colour, true]);
      }
    }
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
    // iOS paints black what shines through.
    const touch = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(String(file('home.html')))?.[1] ?? '';
    const { width, data } = PNG.sync.read(file(touch));
    expect([width, data.every((value, at) => at % 4 < 3 || value === 255)]).toEqual([180, true]);
  });
});
