import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    ['en', '12,250', /\bseal\b/, 'Rs. 12,250 for Rs. 10,000 over 30 days'],
    ['ur', '12,250', /مہر/, '12,250 روپے، 10,000 روپے، 30 دن کے لیے'],
  ] as const)(
    'a card says in its language the sum and the licence that its page shows, and never a verdict or a seal: %s',
    (language, sum, seal, loan) => {
      const { common, site } = textsOf(language);
      const said = (page: string): string => plain(alts.get(`cards/${page}-${language}.png`) ?? '');
      expect(said('home')).toContain(sum);
      expect(said('calculator')).toContain(loan);
      // A fact that is a sample is marked (Q8).
      expect(said('about')).toContain(`${DEMO.settings.company.licence.number} (${common.sample})`);
      const told = [site.numberCheck.official.title, site.numberCheck.unofficial.title, seal];
      for (const alt of alts.values()) for (const each of told) expect(alt).not.toMatch(each);
    },
  );
});
