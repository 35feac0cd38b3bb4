import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { writtenDay, writtenTime } from '#core/text/dates.ts';
import { COMPANY } from '../../support/demo.ts';
import { shownTexts } from '../reach.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;

withSite((each) => {
  visit = each;
  ({ page } = each);
});

beforeEach(async () => {
  await page.setViewportSize({ width: 800, height: 1000 });
});

/** What isolates parts of a line is not read. */
const read = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe.each(['en', 'ur'] as const)('a printed public page (%s)', (language) => {
  const { common } = shownTexts(language);

  it.each(SITE_PAGES)(
    'Q8, R7 bears company, licence with its date, and when it was printed, on paper alone (%s)',
    async (name) => {
      const imprint = page.waitForResponse(/\/imprint-/);
      await visit.go(sitePath(name, language));
      await imprint;
      await page.locator('footer > p').first().waitFor();
      const line = page.locator('[data-imprint]');
      await page.waitForFunction(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelector('[data-imprint]') !== null;
      });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const said = read(await page.locator('footer').innerText());
      const { number, date } = COMPANY.licence;
      for (const part of [COMPANY.legalName[language], number, read(writtenDay(date, common))])
        expect(said).toContain(part);
      const now = [0, 60_000].map((ago) => read(writtenTime(Date.now() - ago, common) ?? ''));
      expect(now.some((time) => read(said).includes(time))).toBe(true);
      // The number stands before its date: in Urdu on its right.
      const placed = await line.evaluate((shown) => {
        const words = shown.firstChild as Text;
        return ['SECP', '2023'].map((each) => {
          const range = document.createRange();
          const at = words.data.indexOf(each);
          range.setStart(words, at);
          range.setEnd(words, at + each.length);
          return range.getBoundingClientRect().left;
        });
      });
      expect((placed[1] ?? 0) > (placed[0] ?? 0)).toBe(language === 'en');
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      expect(await line.count()).toBe(0);
    },
  );

  it('R32 shows no ring, edge or handle at the words of a complaint, whichever of them has the focus', async () => {
    await visit.go(sitePath('complaints', language));
    await visit.isUp();
    await page.locator('#risk[open] button').click();
    await page.locator('[data-field="name"]').focus();
    for (const field of ['name', 'mobile', 'problem']) {
      const shown = page.locator(`[data-field="${field}"]`);
      await page.emulateMedia({ media: 'screen' });
      while (!(await shown.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
      expect(await marksAround(page, field)).toContain('solid');
      await page.emulateMedia({ media: 'print' });
      expect([field, await marksAround(page, field)]).toEqual([field, '0px none none none']);
    }
  });

  it('R32 has lines to write on where nothing was written, and none below what was', async () => {
    await visit.go(sitePath('complaints', language));
    await visit.isUp();
    await page.locator('#risk[open] button').click();
    const linesBelow = () =>
      page
        .locator('[data-field]')
        .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderBottomWidth));
    await page.emulateMedia({ media: 'print' });
    expect(await linesBelow()).toEqual(['1px', '1px', '1px']);
    await page.emulateMedia({ media: 'screen' });
    for (const [field, words] of [
      ['name', 'Ayesha'],
      ['mobile', '3001234567'],
      ['problem', 'Wrong amount'],
    ] as const)
      await page.locator(`[data-field="${field}"]`).fill(words);
    await page.emulateMedia({ media: 'print' });
    expect(await linesBelow()).toEqual(['0px', '0px', '0px']);
  });
});

/** What is drawn around a field: its edge, its ring, the shadow below that, its handle. */
const marksAround = (opened: Page, field: string): Promise<string> =>
  opened.locator(`[data-field="${field}"]`).evaluate((each) => {
    const { borderTopWidth, outlineStyle, boxShadow, resize } = getComputedStyle(each);
    return [borderTopWidth, outlineStyle, boxShadow, resize].join(' ');
  });
