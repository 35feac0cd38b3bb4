import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { passFrames } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

it.each(['/home', '/home/urdo', '/sandbox', '/docs'])(
  'the first press of Tab on %s shows a link past the header, and nothing of it is seen before',
  async (path) => {
    await page.goto(server.origin + path);
    const link = page.locator('a[href="#content"]');
    await link.waitFor({ state: 'attached' });
    await passFrames(page, 2);
    /** Top and foot, px from the top of the screen. */
    const place = async (): Promise<readonly number[]> =>
      link.evaluate((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().bottom]);
    expect((await place())[1]).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    expect((await place())[0]).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#content, footer') !== null)).toBe(true);
  },
);
