import { expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import type { StateDrawing } from '#core/errors/state-drawings.ts';
import type { TestServer } from '../support/test-server.ts';
import { askedOf, openInApp, openNowhere } from './native-app.ts';
import type { PhonePage } from './phone-page.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');
const { back } = text.common;
let phone: PhonePage;
let server: TestServer;
withPhone((visit) => {
  phone = visit;
  ({ server } = visit);
});

/** States with nothing to show: which drawing stands there, and the one action that solves it. */
const STATES: readonly (readonly [ShopStateName, StateDrawing, action: string])[] = [
  ['product-missing', 'emptyShelf', back],
  ['product-failed', 'emptyShelf', back],
  ['cart-elsewhere', 'phoneApp', text.common.retry],
  ['address-missing', 'lostParcel', back],
  ['address-over', 'clock', text.cases.openOrder],
  ['calculator-missing', 'lostParcel', back],
  ['order-of-nobody', 'lostParcel', back],
  ['refund-missing', 'lostParcel', back],
  ['refund-too-late', 'clock', text.cases.openOrder],
  ['refund-asked-before', 'letter', text.cases.openOrder],
];

const message = () => phone.page.locator('[role=status]').filter({ has: phone.page.locator('h2') });
const primary = () => message().locator('button[data-look=primary], a[data-look=primary]');

it('Q54, Q72 every page with nothing to show has its drawing, its words and one action that solves it', async () => {
  for (const [name, drawing, action] of STATES) {
    await reach(phone.page, server, SHOP_STATES[name], { shopper: `page-${name}` });
    await message().locator(`[data-drawing=${drawing}]`).waitFor();
    expect([name, await primary().allInnerTexts()]).toEqual([name, [action]]);
    if (name !== 'product-failed' && name !== 'order-of-nobody') continue;
    // What the gateway answered is said above the drawing, and covers none of it.
    const said = phone.page.locator('[role=status][aria-live=polite] > div');
    await said.waitFor();
    const [notice, drawn] = await Promise.all([said.boundingBox(), message().locator('[data-drawing]').boundingBox()]);
    expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThanOrEqual(drawn?.y ?? 0);
  }
});

it.each([
  ['product', '/product/detail'],
  ['cart', '/get/purchase/info'],
  ['calculator', '/get/calc/info'],
  ['order-4', '/get/order/details'],
  ['refund', '/get/refund/cooling/info'],
] as const)(
  'Q63, Q72 %s says that it could not be read where the server refuses it, and nothing of the order',
  async (name, path) => {
    await phone.page.route(`**${path}*`, (route) => route.fulfill({ status: 403 }));
    await reach(phone.page, server, SHOP_STATES[name], { shopper: `refused-${name}` });
    await message().getByRole('heading', { name: text.common.loadFailed.title }).waitFor();
    await message().getByText(text.common.loadFailed.refused).waitFor();
    await phone.page.unroute(`**${path}*`);
    await message().getByRole('button', { name: text.common.retry }).click();
    await message().waitFor({ state: 'detached' });
  },
);

it('Q44, Q54 an address inside the app that names no page leads back to the app', async () => {
  const { page } = phone;
  await openInApp(page, server, SHOP_STATES['product'], 'page-unknown');
  await buttonNamed(page, text.shop.product.buyNow).waitFor();
  await openNowhere(page);
  await primary().click();
  await expect.poll(() => askedOf(page)).toContain('back');
});

it('Q48 the drawing of a lost connection is there without one, in the place that an icon has kept for it', async () => {
  const { page, context } = phone;
  await reach(page, server, SHOP_STATES['cart-without-address'], { shopper: 'page-offline' });
  const files = (): Promise<string> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(files, { timeout: 15_000 }).toMatch(/state-art.*\.js/);
  await settled(page);
  await buttonNamed(page, text.shop.cart.calculator).waitFor();
  await context.setOffline(true);
  await buttonNamed(page, text.shop.cart.calculator).click();
  await message().locator('[data-drawing=silentMast]').waitFor();
  expect(await primary().allInnerTexts()).toEqual([text.common.retry]);
  await context.setOffline(false);
  await primary().click();
  await page.getByText(text.shop.calculator.tip).waitFor();

  const heights: (number | undefined)[] = [];
  for (const isThere of [true, false]) {
    if (!isThere) await page.route(/state-art/, (route) => route.abort());
    await reach(page, server, SHOP_STATES['product-missing'], { shopper: 'page-shift' });
    if (isThere) await message().locator('[data-drawing]').waitFor();
    await settled(page);
    heights.push((await message().locator('h2').boundingBox())?.y);
    expect(await message().locator('[data-drawing]').count()).toBe(isThere ? 1 : 0);
  }
  expect(heights[0]).toBe(heights[1]);
});
