import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/states.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { launchChromium } from './chromium.ts';
import { reach } from './reach.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchChromium({ keepsPages: true });
  server = await startTestServer(true);
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Pages by the question that they open with. */
const PAGES: readonly (readonly [state: ShopStateName, path: string])[] = [
  ['product', 'product/detail'],
  ['cart', 'get/purchase/info'],
  ['address-known', 'get/addr'],
  ['calculator', 'get/calc/info'],
  ['order-4', 'get/order/details'],
  ['refund', 'get/refund/cooling/info'],
];

describe('reliability row 27, a page out of the back/forward cache', () => {
  it.each(PAGES)('%s asks again for what it shows', async (state, path) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['restored'] = '';
      });
    });
    await reach(page, server, SHOP_STATES[state], { shopper: `restored-${state}` });
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    const asked = (): number => server.requests.filter((line) => line.includes(`/v1/bnpl/${path}?`)).length;
    await page.goto(`${server.origin}/about`);
    const before = asked();
    await page.goBack();
    await page.locator('html[data-restored]').waitFor({ state: 'attached' });
    await expect.poll(asked).toBe(before + 1);
    await expect.poll(() => page.locator('[aria-busy="true"], [role="dialog"]').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
});
