import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { writtenDay } from '#core/text/dates.ts';
import { COMPANY } from '../../support/demo.ts';
import { paleInk } from '../look.ts';
import { shownTexts } from '../reach.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;
withSite((each) => {
  visit = each;
  ({ page } = each);
});
beforeEach(() => page.setViewportSize({ width: 750, height: 1000 }));

it('Q8, R7 a printed public page bears company and licence with its date, in dark ink, and nothing to press', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { page: name, path, language } of SITE_ADDRESSES) {
    await visit.go(path);
    await visit.isWhole();
    const said = (await page.locator('footer').innerText()).replace(/[\u2066-\u2069]/g, '');
    const { number, date } = COMPANY.licence;
    for (const part of [COMPANY.legalName[language], number, writtenDay(date, shownTexts(language).common)])
      expect([name, said]).toEqual([name, expect.stringContaining(part.replace(/[\u2066-\u2069]/g, ''))]);
    expect([name, await paleInk(page)]).toEqual([name, []]);
    expect([name, await page.locator('main :is(button, [data-look]):visible').count()]).toEqual([name, 0]);
  }
});

it('on paper every answer of the questions stands open, and on the screen it is closed again', async () => {
  await visit.go('/FAQ');
  await visit.isWhole();
  await page.locator('main summary').first().click();
  const closed = page.locator('main details:not([open])');
  const before = await closed.count();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.title = String(document.querySelectorAll('main details:not([open])').length);
    }),
  );
  await page.pdf();
  expect([before > 0, await page.title(), await closed.count()]).toEqual([true, '0', before]);
});
