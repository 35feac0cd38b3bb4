import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CART_STATES } from '#adapters/sandbox/scenarios/cart-states.ts';
import { ORDER_STATES } from '#adapters/sandbox/scenarios/order-states.ts';
import { english } from '#core/text/catalogue.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

const { common, payments, shop } = english;

describe('the browser’s Back', () => {
  it.each([
    ['receipt', ORDER_STATES['order-2'], payments.keep.receipt],
    ['question', ORDER_STATES['order-4'], shop.order.confirmReceipt],
    ['key facts', CART_STATES.cart, payments.facts.open],
    ['help', CART_STATES.cart, shop.help.title],
  ] as const)('closes a sheet and keeps its page, then leaves: %s', async (name, state, open) => {
    const { context, page, press, errors } = await openPhonePage(browser, { reducedMotion: 'reduce' });
    await reach(page, server, state, { shopper: `back-${name.replace(' ', '-')}` });
    const address = page.url();
    const dialog = page.locator('dialog[open]');
    // Closed by Back, and opened again.
    for (const _time of [1, 2]) {
      await press(open);
      await onSheet(page, true);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(page.url()).toBe(address);
    }
    // Closed otherwise: its entry goes with it.
    await press(open);
    await onSheet(page, true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await onSheet(page, false);
    expect(page.url()).toBe(address);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.url()).not.toBe(address);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('R58 the list of cities that follows the provinces is closed alone, and a page that a sheet leads to comes after its page', async () => {
    const { context, page, press } = await openPhonePage(browser, { reducedMotion: 'reduce' });
    await reach(page, server, CART_STATES.cart, { shopper: 'back-places' });
    const cart = page.url();
    await press(shop.cart.editAddress);
    await page.waitForURL('**/addressInfo**');
    const address = page.url();
    await page.getByRole('button', { name: new RegExp(shop.address.fields.province) }).click();
    await onSheet(page, true);
    await page.getByRole('dialog').getByRole('button', { name: 'Sindh' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Thatta' }).waitFor();
    await onSheet(page, true);
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await onSheet(page, false);
    await press(common.back);
    await expect.poll(() => page.url()).toBe(cart);
    await context.close();
  });
});

// Helpers

/** Waits until the present entry of the history is a sheet's, or is none. */
const onSheet = (page: Page, isOn: boolean): Promise<unknown> =>
  expect.poll(() => page.evaluate(() => window.history.state?.sheet === true)).toBe(isOn);
