import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  browser = await launchChromium();
  server = await startTestServer(true);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
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

// Helpers

/** What is wrong with how a page lies: sideways scroll, text wider than its box, headings whose ink leaves their lines. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
    const pen = document.createElement('canvas').getContext('2d');
    const shown = [
      ...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, dt, dd, li, label'),
    ];
    for (const element of shown) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden =
        box.width <= 1 || style.visibility === 'hidden' || element.closest('[hidden], dialog:not([open])') !== null;
      if (isHidden || element.closest('details:not([open])') !== null) continue;
      const words = element.innerText.trim().slice(0, 30);
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`outside: ${words}`);
      if (style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
      if (!/^H[12]$/.test(element.tagName) || pen === null) continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(element.innerText);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      if (height > Number.parseFloat(style.lineHeight) * 1.02) found.push(`ink of ${Math.round(height)} px: ${words}`);
    }
    return found;
  });
}
