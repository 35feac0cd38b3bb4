import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { SHIFTS } from './look.ts';
import { appOf, stage } from './native-app.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe('the shop inside an app that says late that it is Urdu', () => {
  it.each([
    [360, 740],
    [800, 1000],
    [1280, 740],
  ])('R37, Q50 at %s × %s no page turns in sight, and shapes stand in for it until then', async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
    for (const name of ['cart', 'order-4', 'calculator', 'refund', 'address-known'] as const) {
      const page = await context.newPage();
      const { path, token, order } = await stage(server, SHOP_STATES[name], `turned-${width}-${name}`);
      const app = appOf(token)
        .replace('Parameters: {}', "Parameters: { language: 'ur' }")
        .replace('setTimeout(', 'window.heard.then(');
      await page.addInitScript({ content: `${HELD + app + SHIFTS}; sessionStorage.setItem('poi', '${order}')` });
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      // The page is made meanwhile.
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      const shapes = page.locator('[data-waiting] span');
      const seen = async () => [await shapes.first().isVisible(), await page.locator('#root h1').isVisible()];
      expect([name, ...(await seen())]).toEqual([name, true, false]);
      await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
      await page.locator('main :is(dl, form)').first().waitFor();
      expect([name, await page.evaluate(() => document.dir), ...(await seen())]).toEqual([name, 'rtl', false, true]);
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect([name, shifted <= 0.02]).toEqual([name, true]);
      await page.close();
    }
    await context.close();
  });
});

// Helpers

/** The app answers once `answer` is called. */
const HELD = 'window.heard = new Promise((resolve) => { window.answer = resolve; });';
