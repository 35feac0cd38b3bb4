import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults } from './look.ts';
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
