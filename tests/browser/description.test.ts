import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import type { PhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withPhone } from './with-sandbox.ts';

let phone: PhonePage;
let server: TestServer;
withPhone((visit) => {
  phone = visit;
  ({ server } = visit);
});

it('R39, R40 description and specifications are folded, open by keyboard, and stand whole on paper', async () => {
  const { page } = phone;
  const texts = shownTexts('ur').phone;
  await reach(page, server, SHOP_STATES.product, { shopper: 'description', language: 'ur' });
  const more = page.getByRole('button', { name: texts.showMore, exact: true });
  const description = page.locator('section', { hasText: texts.description }).locator('p[dir="auto"]');
  const isWhole = (): Promise<boolean> =>
    description.evaluate((box) => {
      const { left, right, bottom } = box.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(box);
      return [...range.getClientRects()].every(
        (line) => line.bottom <= bottom + 1 && line.left >= left - 1 && line.right <= right + 1,
      );
    });
  await more.waitFor();
  const closed = page.locator('main details:not([open])');
  const folded = await closed.count();
  expect([await isWhole(), folded > 0]).toEqual([false, true]);
  await page.evaluate((selector) => {
    const count = (): number => document.querySelectorAll(selector).length;
    addEventListener('beforeprint', () => Object.assign(window, { leftClosed: count() }), { once: true });
  }, 'main details:not([open])');
  await page.pdf();
  expect(await page.evaluate(() => (window as unknown as { leftClosed: number }).leftClosed)).toBe(0);
  await expect.poll(() => closed.count()).toBe(folded);
  await page.emulateMedia({ media: 'print' });
  expect(await isWhole()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await more.press('Enter');
  expect(await isWhole()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isWhole()).toBe(false);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
});
