import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { builtSite } from '../support/built.ts';
import { DEMO } from '../support/demo.ts';

it.each(['en', 'ur'] as const)(
  'a page names its language’s picture for messages, of the size that it says, small enough for one (%s)',
  async (language) => {
    const folder = await builtSite('production');
    const html = readFileSync(join(folder, `${sitePath('numberCheck', language)}.html`), 'utf8');
    const said = (name: string): string => new RegExp(`"${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    const png = readFileSync(join(folder, new URL(said('og:image')).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
      [said('og:image:width'), said('og:image:height')].map(Number),
    );
    expect(png.length).toBeLessThan(60_000);
    expect(said('og:image:alt')).toBe(`${DEMO.settings.company.name[language]} – ${textsOf(language).site.home.title}`);
  },
);
