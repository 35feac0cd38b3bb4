import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { appOf, askedOf } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { shownTexts } from './reach.ts';
import { startProxy } from './rewriting-proxy.ts';

const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';
const text = shownTexts('en');
let server: TestServer;
let page: Page;
let errors: string[];
let before: number;
withPhone((visit) => {
  ({ server, page, errors } = visit);
  before = server.requests.length;
});

const buy = () => page.locator('[data-shell] [data-buy]');

/** Opens the product page in an app of a shopper of its own; its program comes when the returned function is called. */
async function openEarly(shopper: string): Promise<() => void> {
  await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-${shopper}`) });
  const letGo = await holdScripts(page);
  await page.goto(server.origin + PRODUCT, { waitUntil: 'commit' });
  await buy().waitFor();
  return letGo;
}

async function isBoughtOnce(): Promise<void> {
  await page.getByText(text.shop.cart.addAddress).waitFor();
  expect([server.sent('now/buy', before), errors]).toEqual([1, []]);
}

describe('R43, reliability row 58: BUY NOW before the program', () => {
  it('three taps buy one phone; phone and app are asked once', async () => {
    const letGo = await openEarly('taps');
    await buy().evaluate((element: HTMLElement) => {
      for (let tap = 0; tap < 3; tap += 1) element.click();
    });
    expect(await buy().getAttribute('aria-busy')).toBe('true');
    letGo();
    await isBoughtOnce();
    expect(server.sent('product/detail', before)).toBe(1);
    const asked = (await askedOf(page)).filter((method) => !/^(?:setTitleStyle|trackEvent)$/.test(method));
    expect(asked).toEqual(['getToken', 'getAppParameters']);
  });

  it('a tap while the page’s last bytes are on their way buys once, when they are there', async () => {
    let letGo = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const proxy = await startProxy(server.origin, (document) => document, { from: '<div role="alert"', until });
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-bytes`) });
    await page.goto(proxy.origin + PRODUCT, { waitUntil: 'commit' });
    await buy().click();
    expect([await buy().getAttribute('aria-busy'), server.sent('product/detail', before)]).toEqual(['true', 0]);
    letGo();
    await isBoughtOnce();
    await proxy.stop();
  });

  it('the keyboard stays on the button when the page takes over', async () => {
    const letGo = await openEarly('focus');
    await buy().focus();
    letGo();
    await expect.poll(() => page.locator('[data-shell]').count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe(text.shop.product.buyNow);
  });
});
