import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];

withSite((visit) => {
  ({ page, go, isUp } = visit);
});

describe('R26–R31 the calculator', () => {
  it('keeps the total in view while either slider moves on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await go('/calculator');
    await isUp();
    const total = page.getByRole('status').filter({ hasText: english.site.calculator.result });
    for (const name of ['loanAmount', 'loanDay'] as const) {
      const slider = page.getByRole('slider', { name: english.site.calculator.fields[name] });
      await slider.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const before = await total.innerText();
      await slider.press('ArrowRight');
      await expect.poll(() => total.innerText()).not.toBe(before);
      const box = await total.boundingBox();
      expect([name, box !== null && box.y >= 0 && box.y + box.height <= 560]).toEqual([name, true]);
    }
  });

  it('R26 its total covers no field in use, on as much of a screen as a keyboard leaves and in larger text', async () => {
    await page.setViewportSize({ width: 360, height: 320 });
    await go('/calculator');
    await isUp();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
    for (const input of (await page.locator('main form input:visible').all()).toReversed()) {
      await input.focus();
      const isSeen = await input.evaluate((each) => {
        const { left, top, bottom } = each.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 30, y) === each);
      });
      expect(isSeen).toBe(true);
    }
  });
});
