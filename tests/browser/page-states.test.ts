import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { askedOf, openInApp, openNowhere } from './native-app.ts';
import type { PhonePage } from './phone-page.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');
let phone: PhonePage;
let server: TestServer;
withPhone((visit) => {
  phone = visit;
  ({ server } = visit);
});

const message = () => phone.page.locator('[role=status]').filter({ has: phone.page.locator('h2') });
const primary = () => message().locator('button[data-look=primary], a[data-look=primary]');

it('Q44, Q54 an address inside the app that names no page leads back to the app', async () => {
  const { page } = phone;
  await openInApp(page, server, SHOP_STATES['product'], 'page-unknown');
  await buttonNamed(page, text.shop.product.buyNow).waitFor();
  await openNowhere(page);
  await primary().click();
  await expect.poll(() => askedOf(page)).toContain('back');
});

it('Q48 the drawing of a lost connection is there without one, and one press asks again', async () => {
  const { page, context } = phone;
  await reach(page, server, SHOP_STATES['cart-without-address'], { shopper: 'page-offline' });
  // What draws it comes in good time.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /state-art/.test(name)));
  await settled(page);
  await buttonNamed(page, text.shop.cart.calculator).waitFor();
  await context.setOffline(true);
  await buttonNamed(page, text.shop.cart.calculator).click();
  await message().locator('[data-drawing=connection]').waitFor();
  expect(await primary().allInnerTexts()).toEqual([text.common.retry]);
  await context.setOffline(false);
  await primary().click();
  await page.getByText(text.shop.calculator.tip).waitFor();
});
