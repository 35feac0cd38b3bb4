import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { QUESTIONS } from './actions.ts';
import { paleTexts, violations } from './look.ts';
import { withPhone } from './phone-page.ts';
import { buttonNamed, passFrames, reach } from './reach.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

const { common, shop, payments } = english;
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement).catch(() => false);

describe('the dialogs of the shop', () => {
  /** What opens each, and what closes it beside Escape. */
  const DIALOGS: readonly (readonly [
    state: ShopStateName,
    ways: readonly (readonly [opener: string, close: string])[],
  ])[] = [
    [
      'product',
      [
        [shop.help.title, common.close],
        [shop.product.fullScreen, common.close],
      ],
    ],
    [
      'cart',
      [
        [shop.help.title, common.close],
        [payments.compare.open, common.close],
        [payments.facts.open, common.close],
      ],
    ],
    ['address-new', [[shop.address.fields.province, common.cancel]]],
    ['order-2', [[payments.receipt.title, common.close]]],
    ['order-4', [[shop.order.confirmReceipt, common.cancel]]],
  ];

  it('are read on their ground, closed by Escape and by a button, and give the focus back to what opened them', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    for (const [state, ways] of DIALOGS) {
      await reach(page, server, SHOP_STATES[state], { shopper: `dialogs-${state}` });
      for (const [name, close] of ways) {
        if (name === payments.receipt.title) await buttonNamed(page, payments.keep.title).click();
        const opener = buttonNamed(page, name);
        await opener.click();
        await dialog.waitFor();
        expect([name, await paleTexts(dialog), await violations(page)]).toEqual([name, [], []]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect([name, 'Escape', await hasFocus(opener)]).toEqual([name, 'Escape', true]);
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: close, exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
        expect([name, close, await hasFocus(opener)]).toEqual([name, close, true]);
      }
    }
  });

  it('Q30 one that asks stays, however often it is to be closed, and a sheet that the browser closes is closed', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, server, SHOP_STATES['product-pending'], { shopper: 'dialogs-pending' });
    const open = page.locator('dialog[open]');
    await open.waitFor();
    // Said to the browser: one that is not told would choose the first button, which cancels an order.
    expect(await hasFocus(open.locator('h2[autofocus]'))).toBe(true);
    await page.mouse.click(5, 5);
    // From the second on nothing touched the page in between: the browser closes it without asking.
    for (const times of [1, 2, 3, 4]) {
      await page.keyboard.press('Escape');
      await passFrames(page, 2);
      await open.waitFor();
      expect([times, await page.locator('dialog:modal').count()]).toEqual([times, 1]);
    }
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const held = page.evaluate(() => document.activeElement?.matches('dialog *, body') ?? false);
      expect([key, await held]).toEqual([key, true]);
    }
    await open.getByRole('button', { name: shop.product.pending.cancel, exact: true }).click();
    await page.waitForURL(/cartInfo/);
    const help = buttonNamed(page, shop.help.title);
    for (let times = 0; times < 2; times += 1) {
      await help.click();
      await open.evaluate((each) => (each as HTMLDialogElement).close());
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  });

  it('R43 take no tap that repeats the one before, until somebody can have read them', async () => {
    const { reach: toPending } = SHOP_STATES['product-pending'];
    await reach(page, server, { ...SHOP_STATES.product, reach: toPending }, { shopper: 'dialogs-repeated' });
    const buy = buttonNamed(page, shop.product.buyNow).and(page.locator(':enabled'));
    // In the turn in which the dialog opens, and in one place: a finger is as fast, a driver is not.
    const isTaken = buy.evaluate((button, answer) => {
      const at = { bubbles: true, cancelable: true, detail: 1, clientX: 320, clientY: 320 };
      const tap = (on: Element): boolean => on.dispatchEvent(new MouseEvent('click', at));
      return new Promise<boolean>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const buttons = [...document.querySelectorAll('dialog[open] button')];
          const under = buttons.find(({ textContent }) => textContent === answer);
          if (under === undefined) return;
          observer.disconnect();
          resolve(tap(under));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        tap(button);
      });
    }, english.cases.resume);
    expect(await isTaken).toBe(false);
    const came = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 500, came);
    expect([await page.getByRole('dialog').isVisible(), new URL(page.url()).pathname]).toEqual([
      true,
      '/bnpl/productInfo',
    ]);
    await buttonNamed(page, english.cases.resume).click();
    await page.waitForURL(/cartInfo/);
  });

  it('R44, R53, R68 give it back to a button that slept while they came, and to the title where it sleeps on', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [state, target] of [
      ['cart-policy', buttonNamed(page, common.continue)],
      ['refund-tips', page.locator('h1')],
    ] as const) {
      await reach(page, server, SHOP_STATES[state], { shopper: `dialogs-${state}` });
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(async () => [state, await hasFocus(target)]).toEqual([state, true]);
    }
  });
});

it('Q48 what asks again leaves the focus on the page’s title', async () => {
  for (const [path, state] of QUESTIONS) {
    server.faults.arm({ ...ALWAYS, path, fault: 'body', argument: '' });
    await reach(page, server, SHOP_STATES[state], { shopper: `again-${state}` });
    const again = page.locator('main').getByRole('button', { name: common.retry, exact: true });
    await again.waitFor();
    server.faults.clear();
    await again.press('Enter');
    await page.locator('main :is(dl, form, details)').first().waitFor();
    await expect.poll(async () => [state, await hasFocus(page.locator('h1'))]).toEqual([state, true]);
  }
});
