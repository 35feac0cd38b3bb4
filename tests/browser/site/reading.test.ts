import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { SHIFTS, shiftedIn } from '../look.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;
withSite((each) => {
  visit = each;
  ({ page } = each);
});

it('larger text grows the whole page, and every page after it from its first paint, until it is taken back', async () => {
  await page.addInitScript({ content: SHIFTS });
  const size = async (): Promise<number> =>
    Number.parseFloat(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize));
  const button = page.getByRole('button', { name: 'Larger text' });
  // On a phone it is in the menu.
  const openMenu = (): Promise<void> => page.locator('header summary').first().click();
  await visit.go('/about');
  const plain = await size();
  await openMenu();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  expect(await size()).toBeGreaterThan(plain * 1.1);
  await visit.go('/FAQ');
  expect(await size()).toBeGreaterThan(plain * 1.1);
  await openMenu();
  await page.getByRole('button', { name: 'Larger text', pressed: true }).waitFor();
  expect(await shiftedIn(page)).toBe(0);
  await button.click();
  await visit.go('/about');
  expect(await size()).toBe(plain);
});

it.each([
  ['phone', 0],
  ['own', 400],
] as const)(
  'R4 the fonts that an Urdu visit began with (%s) stay on a page that comes after %i ms',
  async (fonts, ms) => {
    await page.addInitScript((each) => sessionStorage.setItem('fonts', each), fonts);
    await page.route('**/about/urdo', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
    await visit.go('/about/urdo');
    await visit.isWhole();
    expect(await page.evaluate(() => document.documentElement.dataset['fonts'] ?? 'own')).toBe(fonts);
  },
);

it('R6, Q75 without a script / leads home, every page is readable, the accordion opens, and a tool says what to do instead', async () => {
  const { browser, server } = visit;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const quiet = await context.newPage();
  await quiet.goto(`${server.origin}/FAQ`);
  await quiet.locator('summary', { hasText: english.site.faq.items.period.question }).click();
  expect(await quiet.getByText(english.site.faq.items.period.answer).isVisible()).toBe(true);
  for (const [path, text] of [
    ['/', english],
    ['/notify', english],
    ['/notify/urdo', urdu],
  ] as const) {
    await quiet.goto(server.origin + path);
    if (path === '/') await quiet.waitForURL('**/home');
    const instead = quiet.locator('noscript p', { hasText: text.site.frame.noScript.slice(0, 20) });
    expect([path, await instead.first().isVisible()]).toEqual([path, true]);
    // Q6: no dialog opens here, so that the words of the risk stand inside the page on any width.
    for (const width of [360, 750, 751, 1280]) {
      await quiet.setViewportSize({ width, height: 740 });
      const notice = quiet.locator('aside[data-on]:visible');
      const size = await notice.evaluate((each) => getComputedStyle(each).fontSize);
      expect([path, width, size]).toEqual([path, width, text === urdu ? '16px' : '14px']);
    }
  }
  await quiet.goto(server.origin + SHOP_PATHS.product);
  await quiet.locator('noscript > p').first().waitFor();
  expect(await quiet.locator('[data-shell]').isVisible()).toBe(false);
  await context.close();
});

it('R32, R56 a text that is typed runs in its own direction, whatever the language of its form', async () => {
  await visit.go('/complaints/urdo');
  await visit.isUp();
  const { fields } = urdu.site.complaint;
  for (const [name, text, direction] of [
    [fields.name, 'Ayesha Khan', 'ltr'],
    [fields.mobile, '3001234567', 'ltr'],
    [fields.problem, 'مجھ سے PIN مانگا گیا', 'rtl'],
  ] as const) {
    const field = page.getByLabel(name);
    await field.fill(text);
    expect([name, await field.evaluate((each) => each.matches(':dir(rtl)'))]).toEqual([name, direction === 'rtl']);
  }
});
