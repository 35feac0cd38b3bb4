import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** Most of a loan that the sliders offer, Rs. */
const MOST = 50_000;

describe('R30 a slider', () => {
  it.each(['/home', '/home/urdo', '/calculator', '/calculator/urdo'])(
    'shows its focus, and what stands over it as well (%s)',
    async (path) => {
      await open(path);
      for (const slider of await page.locator('input[type=range]').all()) {
        await slider.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        const over = await lineOver(slider);
        const before = await page.screenshot({ clip: over });
        const unmarked = await slider.screenshot();
        await slider.evaluate((each: HTMLElement) => {
          const visibly: FocusOptions & { readonly focusVisible: true } = { preventScroll: true, focusVisible: true };
          each.focus(visibly);
        });
        expect((await page.screenshot({ clip: over })).equals(before)).toBe(true);
        expect((await slider.screenshot()).equals(unmarked)).toBe(false);
      }
    },
  );

  it.each(['/calculator', '/calculator/urdo'])(
    'stays where it is under the thumb, and the total as large, from end to end (%s)',
    async (path) => {
      await open(path);
      const slider = page.locator('input[type=range]').first();
      const seen = new Set<string>();
      for (let amount = 1000; amount <= MOST; amount += 4900) {
        await slider.fill(String(amount));
        await expect.poll(() => page.locator('[aria-live] small').innerText()).toContain(amount.toLocaleString('en'));
        const top = await slider.evaluate((each) => Math.round(each.getBoundingClientRect().top + window.scrollY));
        const size = await page.locator('[aria-live] p:last-of-type').evaluate((sum) => getComputedStyle(sum).fontSize);
        seen.add(`${size}, ${top} px`);
      }
      expect([...seen]).toEqual([expect.stringMatching(/^36px, /)]);
    },
  );
});

// Helpers

async function open(path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.origin + path);
  await settled(page);
}

/** The letters of what stands over a slider: the line, but for the room below it. */
async function lineOver(slider: Locator) {
  const box = await slider.evaluate((each) => {
    const { left, top, width, height } = (each.previousElementSibling ?? each).getBoundingClientRect();
    return { x: left, y: top, width, height };
  });
  return { ...box, height: box.height - 4 };
}
