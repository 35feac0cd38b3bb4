import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { smallTargets, violations } from './look.ts';
import { withPhone } from './phone-page.ts';
import { buttonNamed, passFrames, reach, shownTexts } from './reach.ts';

let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

it('R53 the policy is refused by Cancel, by a tap beside it and by a swipe, and asked again by Continue', async () => {
  const { common } = shownTexts('en');
  await reach(page, server, SHOP_STATES['cart-policy'], { shopper: 'policy' });
  const session = await context.newCDPSession(page);
  const sheet = page.getByRole('dialog');
  for (const way of ['button', 'beside', 'swipe']) {
    await sheet.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    const { y } = (await sheet.boundingBox()) ?? { y: 0 };
    if (way === 'button') await sheet.getByRole('button', { name: common.cancel }).click();
    if (way === 'beside') await page.mouse.click(180, y / 2);
    if (way === 'swipe') await touch(session, 'touchStart', [[180, y + 20]]);
    if (way === 'swipe') await touch(session, 'touchMove', [[180, y + 200]]);
    if (way === 'swipe') await touch(session, 'touchEnd', []);
    await sheet.waitFor({ state: 'detached' });
    await buttonNamed(page, common.continue).click();
  }
});

describe('R58 the lists of provinces and cities', () => {
  it('R58 are searched by a rail of large letters', async () => {
    const language = 'ur';
    const [province, letter, near] = ['پنجاب', 'س', 'سیالکوٹ'] as const;
    const text = shownTexts(language);
    await reach(page, server, SHOP_STATES['address-new'], { shopper: `rail-${language}`, language });
    await buttonNamed(page, text.shop.address.fields.province).click();
    const rail = page.getByRole('navigation', { name: text.shop.address.letters });
    await rail.waitFor();
    await page.getByRole('button', { name: province, exact: true }).click();
    await page.getByRole('button', { name: near, exact: true }).waitFor();
    await rail.waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await rail.getByRole('button', { name: letter, exact: true }).click();
    await expect.poll(() => isSeen(near)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.matches('dialog li > button'))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: text.common.cancel }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  /** Whether an entry of the list is on the glass. */
  const isSeen = (name: string): Promise<boolean> =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate(
        (entry) => entry.getBoundingClientRect().top >= 0 && entry.getBoundingClientRect().bottom <= innerHeight,
      );
});

it('R38 a picture fills the screen, is made larger and whole by presses, turned by dots, and gives the focus back', async () => {
  const { common, shop } = shownTexts('en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reach(page, server, SHOP_STATES.product, { shopper: 'viewer' });
  const opener = page.getByRole('button', { name: shop.product.fullScreen });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('[aria-pressed]');
  await picture.click();
  expect(await picture.getAttribute('aria-pressed')).toBe('true');
  const scrolled = () => picture.evaluate(({ parentElement: box }) => [box?.scrollLeft ?? 0, box?.scrollTop ?? 0]);
  expect(Math.min(...(await scrolled()))).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  const second = shop.product.picture({ name: 'Galaxy A16', number: 2, count: 3 });
  await dialog.getByRole('button', { name: second, exact: true }).click();
  expect([await picture.getAttribute('aria-pressed'), await picture.getByAltText(second).count()]).toEqual([
    'false',
    1,
  ]);
  await dialog.getByRole('button', { name: common.close }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  // The page behind shows the picture that was left.
  await page.locator('#root').getByAltText(second).waitFor();
});

it('Q50 help is on every page of the shop', async () => {
  for (const state of ['product', 'cart', 'address-new', 'calculator', 'order-2', 'refund'] as const) {
    await reach(page, server, SHOP_STATES[state], { shopper: `help-${state}` });
    await page.getByRole('button', { name: shownTexts('en').shop.help.title, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/^(?:0\d{2,3}|\+92) /)
      .first()
      .waitFor();
  }
  // Whichever number is pressed is dialled.
  await page.evaluate(() => void Object.assign(window, { open: (link: string) => (document.title = link) }));
  const phone = page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /^\s*(?:0|\+92)/ })
    .last();
  await phone.click();
  expect(await page.title()).toBe(`tel:${(await phone.innerText()).replace(/\s/g, '')}`);
});

// Helpers

/** Fingers on the glass, as a phone's browser hears of them. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await passFrames(page, 1);
}
