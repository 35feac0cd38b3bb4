import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { headings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import { faults, latinWords } from '../browser/look.ts';
import { reach } from '../browser/reach.ts';
import { passFrames, settled } from '../browser/settled.ts';
import { withPhone } from '../browser/with-sandbox.ts';
import { tornText } from '../browser/wrapped.ts';
import { DEMO } from '../support/demo.ts';
import { type TestServer } from '../support/test-server.ts';
import { openSiteMoment } from '../tools/site-pictures.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** Widths with the text as it is, and with text of twice the size. */
const SIZES = [
  [100, [320, 360, 720, 721, 750, 751, 1280]],
  [200, [320, 360, 1024, 1280]],
] as const;

/** Nothing of an open page scrolls sideways or is cut at any width, and in large text no amount and no short word is torn. */
async function isSound(): Promise<void> {
  const found: string[] = [];
  for (const [size, widths] of SIZES) {
    for (const width of widths) {
      await resize(width, size);
      const all = [...(await faults(page)), ...(size === 200 ? await tornText(page) : [])];
      found.push(...all.map((fault) => `${width} px, text of ${size} %: ${fault}`));
    }
  }
  expect(found).toEqual([]);
}

async function resize(width: number, size: number): Promise<void> {
  await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
  await page.setViewportSize({ width, height: 740 });
  await passFrames(page, 1);
}

describe.each(['en', 'ur'] as const)(
  'R18 at any width, and in text of twice the size, nothing scrolls sideways, is cut or torn (%s)',
  (language) => {
    beforeEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

    it.each(SITE_PAGES)('%s', async (name) => {
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), `riskSeen:${language}`);
      await page.goto(server.origin + sitePath(name, language));
      await settled(page);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main details, [data-menu]')) each.open = true;
      });
      if (language === 'ur') expect(await notInNastaliq(page)).toEqual([]);
      await isSound();
    });

    it.each(['numberCheck-verdict', 'not-found', 'offline'] as const)('%s', async (moment) => {
      await openSiteMoment(page, server, moment, language);
      await isSound();
    });

    it.each(SHOP_STATE_NAMES)('%s', async (name) => {
      await reach(page, server, SHOP_STATES[name], { shopper: `sizes-${name}-${language}`, language });
      await settled(page);
      if (language === 'ur') expect([...(await latinWords(page)), ...(await notInNastaliq(page))]).toEqual([]);
      await isSound();
    });
  },
);

/** What is set in Nastaliq, which has the glyphs of the catalogue's headings alone, and is none of them. */
async function notInNastaliq(open: Page): Promise<readonly string[]> {
  const set = await open.locator('body *:not(footer *)').evaluateAll((elements) =>
    elements
      .filter((each) => getComputedStyle(each).fontFamily.includes('"Urdu Nastaliq"'))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /[\u0600-\u06FF]/.test(nodeValue ?? '')),
      )
      .map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, '').trim()),
  );
  const known = new Set([...headings(urdu), DEMO.settings.company.name.ur]);
  return set.filter((each) => !known.has(each));
}
