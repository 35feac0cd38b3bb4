import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/states.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../server/test-server.ts';
import { QUESTIONS } from './actions.ts';
import { reach } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

const tally = keepTally('browser', 'restored');
let browser: Browser;
let server: TestServer;
let context: BrowserContext;

withSandbox((...started) => {
  [browser, server] = started;
});
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
});
afterAll(() => context.close());

/** The address form keeps what is typed instead, and asks nothing. */
const PAGES = QUESTIONS.filter(([path]) => path !== 'get/addr');

describe('reliability row 27, a page out of the back/forward cache', () => {
  it.each(PAGES)('%s is asked again by its page', async (path, state) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await reach(page, server, SHOP_STATES[state], { shopper: `restored-${state}` });
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    const asked = (): number => server.requests.filter((line) => line.includes(`/v1/bnpl/${path}?`)).length;
    const before = asked();
    // As the browser tells it: a driven one keeps no pages to come back to.
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await tally.survive('27 restored from the back/forward cache', 1, async () => {
      await expect.poll(asked).toBe(before + 1);
      await expect.poll(() => page.locator('[aria-busy="true"], [role="dialog"]').count()).toBe(0);
      expect(errors).toEqual([]);
    });
    await page.close();
  });
});
