import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { QUESTIONS } from './actions.ts';
import { reach } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const tally = keepTally('browser', 'restored');
let server: TestServer;
let page: Page;
let errors: string[];
withPhone((visit) => {
  ({ server, page, errors } = visit);
});

/** The address form keeps what is typed instead, and asks nothing. */
const PAGES = QUESTIONS.filter(([path]) => path !== 'get/addr');

describe('reliability row 27, a page out of the back/forward cache', () => {
  it.each(PAGES)('%s is asked again by its page', async (path, state) => {
    await reach(page, server, SHOP_STATES[state], { shopper: `restored-${state}` });
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await settled(page);
    const asked = (): number => server.sent(path);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${server.origin}/about`);
    let before = asked();
    await page.goBack({ waitUntil: 'commit' });
    if (!(await page.evaluate(() => 'isKept' in window))) {
      // A browser that keeps no pages has loaded it anew; it is told what one says that does.
      await page.waitForLoadState();
      await settled(page);
      before = asked();
      await page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      });
    }
    await tally.survive('27 restored from the back/forward cache', 1, async () => {
      await expect.poll(asked).toBe(before + 1);
      await expect.poll(() => page.locator('[aria-busy="true"], [role="dialog"]').count()).toBe(0);
      expect(errors).toEqual([]);
    });
  });
});
