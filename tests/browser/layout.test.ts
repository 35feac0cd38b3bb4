import type { Browser, Locator } from 'playwright-core';
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

describe('the layout of cart, calculator and address', () => {
  it.each(['en', 'ur'] as const)(
    'R48 Continue is beside the price at the foot of a phone, below it in large text, and on a wide screen in sight beside the cart however it is scrolled (%s)',
    async (language) => {
      const { shop, common } = shownTexts(language);
      const { context, page } = await openPhonePage(browser);
      await reach(page, server, SHOP_STATES.cart, { shopper: `wide-${language}`, language });
      const next = page.getByRole('button', { name: common.continue });
      const foot = page.locator('footer').filter({ has: next });
      const price = foot.getByText('11,100').first();
      await price.waitFor();
      const [button, amount] = [await boxOf(next), await boxOf(price)];
      expect([overlap(button, amount, 'x'), overlap(button, amount, 'y')]).toEqual([false, true]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const [wideButton, largeAmount] = [await boxOf(next), await boxOf(price)];
      expect(wideButton.y).toBeGreaterThan(largeAmount.y + largeAmount.height);
      expect(wideButton.width).toBe(360 - 2 * 32);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

      await page.setViewportSize({ width: 1280, height: 740 });
      await foot.waitFor({ state: 'detached' });
      const chosen = await boxOf(page.getByRole('radio').first());
      const summary = await boxOf(page.locator('dl').filter({ hasText: shop.cart.total }));
      expect([overlap(chosen, summary, 'x'), overlap(chosen, summary, 'y')]).toEqual([false, true]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(scrolled).toBeGreaterThan(100);
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((top) => scrollTo(0, top), share * scrolled);
        const { y, height } = await boxOf(next);
        expect([share, y > 0, y + height <= 740]).toEqual([share, true, true]);
      }
      await context.close();
    },
  );

  it('R18 never scrolls sideways, and cuts no text, at any width where it turns', async () => {
    const { context, page } = await openPhonePage(browser);
    for (const name of ['cart', 'cart-compare', 'calculator', 'address-known', 'address-cities'] as const) {
      await reach(page, server, SHOP_STATES[name], { shopper: `turns-${name}`, language: 'ur' });
      await page.locator('main :is(dl, form)').first().waitFor();
      for (const width of [720, 721, 1023, 1024]) {
        await page.setViewportSize({ width, height: 740 });
        expect([name, width, await faults(page)]).toEqual([name, width, []]);
      }
    }
    await context.close();
  });
});

// Helpers

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  return box;
}

/** Whether two boxes share anything of an axis. */
function overlap(one: Box, other: Box, axis: 'x' | 'y'): boolean {
  const side = axis === 'x' ? 'width' : 'height';
  return one[axis] < other[axis] + other[side] && other[axis] < one[axis] + one[side];
}
