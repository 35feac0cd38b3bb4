import type { Browser, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe('R39 the description of a phone', () => {
  it.each(['en', 'ur'] as const)(
    'is folded to whole lines, opens, and stands whole on paper (%s)',
    async (language) => {
      const { context, page } = await openPhonePage(browser);
      const texts = textsOf(language).phone;
      await reach(page, server, SHOP_STATES.product, { shopper: `description-${language}`, language });
      const more = page.getByRole('button', { name: texts.showMore, exact: true });
      const description = page.locator('section', { hasText: texts.description }).locator('p[dir="auto"]');
      await more.waitFor();
      const folded = new Set<boolean>();
      for (const width of [320, 1280, 360, 720]) {
        await page.setViewportSize({ width, height: 740 });
        const { halved, hidden } = await linesOf(description);
        folded.add(hidden > 0);
        // On a phone there is more of it than is seen; where all of it is seen, nothing offers more.
        expect([width, halved, width > 360 || hidden > 0]).toEqual([width, 0, true]);
        await expect.poll(() => more.count()).toBe(hidden > 0 ? 1 : 0);
      }
      expect(folded.size).toBe(2);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ media: 'print' });
      expect((await linesOf(description)).hidden).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      expect((await linesOf(description)).hidden).toBeGreaterThan(0);
      // What is found beyond the fold opens it.
      await description.evaluate((box) => {
        box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -200 : 200;
      });
      await expect.poll(() => linesOf(description).then(({ hidden }) => hidden)).toBe(0);
      await page.getByRole('button', { name: texts.showLess, exact: true }).click();
      expect(await description.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      await more.click();
      expect((await linesOf(description)).hidden).toBe(0);
      // What folded it again keeps the focus.
      await page.keyboard.press('Enter');
      expect((await linesOf(description)).hidden).toBeGreaterThan(0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
      // Nor does it lose the focus where there is room for all of it.
      await page.setViewportSize({ width: 1280, height: 740 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
      await context.close();
    },
  );
});

// Helpers

/** How many lines of a text its box shows in part, and how many not at all. */
const linesOf = (text: Locator): Promise<{ readonly halved: number; readonly hidden: number }> =>
  text.evaluate((box) => {
    const { bottom, left, right } = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(box);
    // The middle of a line's box, where its small letters are.
    const lines = [...range.getClientRects()].map((line) => ({
      top: line.top,
      middle: line.top + line.height / 2,
      isBeside: line.left > right + 1 || line.right < left - 1,
    }));
    const { maskImage, webkitLineClamp } = getComputedStyle(box);
    // A mask fades letters, and an ellipsis stands on some.
    const isHalved = maskImage !== 'none' || webkitLineClamp !== 'none';
    const isHidden = ({ top, isBeside }: (typeof lines)[number]): boolean => isBeside || top >= bottom - 1;
    return {
      halved: lines.filter((line) => !isHidden(line) && (isHalved || line.middle > bottom - 1)).length,
      hidden: lines.filter(isHidden).length,
    };
  });
