import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults } from './look.ts';
import { openPhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

const WIDTHS = [320, 360, 720, 721, 750, 751, 1280];

describe.each(['en', 'ur'] as const)('R18 the layout of every public page (%s)', (language) => {
  it('never scrolls sideways, and cuts or covers no text, at any width and at 200 % text', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      for (const key of ['riskSeen:en', 'riskSeen:ur']) sessionStorage.setItem(key, '1');
    });
    for (const name of SITE_PAGES) {
      await page.goto(server.origin + sitePath(name, language));
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect([name, width, await faults(page)]).toEqual([name, width, []]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect([name, '200 %', await faults(page)]).toEqual([name, '200 %', []]);
    }
    await context.close();
  });
});

describe.each(['en', 'ur'] as const)('the layout of cart, calculator and address (%s)', (language) => {
  const { cart } = shownTexts(language).shop;
  const { continue: proceed } = shownTexts(language).common;

  it('R48 the cart has its summary beside it on a wide screen, and Continue in sight however it is scrolled', async () => {
    const { context, page } = await openPhonePage(browser);
    await reach(page, server, SHOP_STATES.cart, { shopper: `wide-${language}`, language });
    const next = page.getByRole('button', { name: proceed });
    const foot = page.locator('footer').filter({ has: next });
    await foot.waitFor();
    await page.setViewportSize({ width: 1280, height: 740 });
    await foot.waitFor({ state: 'detached' });
    const [chosen, summary] = [page.getByRole('radio').first(), page.locator('dl').filter({ hasText: cart.total })];
    const places = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(places).toBeGreaterThan(100);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((top) => scrollTo(0, top), share * places);
      const { y = -1, height = 0 } = (await next.boundingBox()) ?? {};
      expect([share, y >= 0, y + height <= 740]).toEqual([share, true, true]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    const [left, right] = [await chosen.boundingBox(), await summary.boundingBox()].toSorted(
      (one, other) => (one?.x ?? 0) - (other?.x ?? 0),
    );
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(100);
    await context.close();
  });

  it('R48 the foot of a phone has price and Continue in a row, and Continue as wide as the screen in large text', async () => {
    const { context, page } = await openPhonePage(browser);
    await reach(page, server, SHOP_STATES.cart, { shopper: `foot-${language}`, language });
    const next = page.locator('footer').getByRole('button', { name: proceed });
    const price = page.locator('footer').getByText('11,100').first();
    await price.waitFor();
    const boxes = async () => ({ button: await next.boundingBox(), price: await price.boundingBox() });
    const { button, price: beside } = await boxes();
    expect(button?.height).toBeGreaterThanOrEqual(48);
    expect(beside?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
    expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeGreaterThan((button?.y ?? 0) - 24);
    expect(language === 'en' ? button?.x : 360 - (button?.x ?? 0) - (button?.width ?? 0)).toBeGreaterThan(180);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const { button: below, price: above } = await boxes();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(below?.width).toBeGreaterThan(260);
    await context.close();
  });

  it.each(['cart', 'cart-compare', 'calculator', 'address-known', 'address-cities'] as const)(
    'R18 %s never scrolls sideways, and cuts no text, at any width',
    async (name) => {
      const { context, page } = await openPhonePage(browser);
      await reach(page, server, SHOP_STATES[name], { shopper: `widths-${language}-${name}`, language });
      await page.locator('#root [data-skeleton]').first().waitFor({ state: 'detached' });
      for (const width of [360, 720, 721, 1023, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect([width, await faults(page)]).toEqual([width, []]);
      }
      await context.close();
    },
  );
});
