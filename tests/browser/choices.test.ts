import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { withPhone } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';

let server: TestServer;
let page: Page;
let full: Locator;
let bnpl: Locator;

withPhone((visit) => {
  ({ server, page } = visit);
});
beforeEach(() => {
  full = page.getByRole('radio', { name: /Full Payment/ });
  bnpl = page.getByRole('radio', { name: /BNPL/ });
});

const text = shownTexts('en');
let people = 0;
const plan = (terms: number): Locator => page.getByRole('radio', { name: new RegExp(`^${terms} term`) });
const focused = (): Promise<string> =>
  page.evaluate(() => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent ?? '');
const open = (state: ShopStateName): Promise<void> =>
  reach(page, server, SHOP_STATES[state], { shopper: `choices-${people++}` });

describe('R57 an ending that is offered for an e-mail address', () => {
  it('leaves whoever chose it by keyboard in the field, behind the whole address', async () => {
    await open('address-new');
    const email = page.getByLabel(text.shop.address.fields.email);
    await email.fill('ali');
    await page.getByRole('button', { name: 'ali@gmail.com' }).press('Enter');
    expect(await email.inputValue()).toBe('ali@gmail.com');
    expect(
      await email.evaluate((field: HTMLInputElement) => [field === document.activeElement, field.selectionStart]),
    ).toEqual([true, 13]);
  });
});

describe('R49, R52 payment and plan', () => {
  it('are native radios in groups of their own, each with one tab stop, moved by the arrow keys', async () => {
    await open('cart');
    await plan(3).waitFor();
    for (const group of [text.shop.cart.payment, text.shop.cart.bnpl]) {
      const all = page.getByRole('group', { name: group, exact: true }).getByRole('radio');
      expect(await all.evaluateAll((found) => found.every((each) => each instanceof HTMLInputElement))).toBe(true);
    }
    await bnpl.focus();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('button', { name: text.shop.cart.calculator }).evaluate(isFocused)).toBe(true);

    await plan(1).focus();
    await page.keyboard.press('ArrowDown');
    expect(await plan(2).isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect([await plan(3).isChecked(), await focused()]).toEqual([true, expect.stringContaining('3 terms')]);
    await page.keyboard.press('Shift+Tab');
    expect(await plan(1).evaluate(isFocused)).toBe(false);
    expect(await plan(2).evaluate(isFocused)).toBe(false);

    await bnpl.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => full.isChecked()).toBe(true);
    expect([await full.evaluate(isFocused), await plan(3).count()]).toEqual([true, 0]);
    const before = server.requests.length;
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => bnpl.isChecked()).toBe(true);
    expect(server.sent('pay/type/bnpl', before)).toBe(1);
  });

  it('R51 what is unavailable says why at a tap and at an arrow key, and stays unchecked', async () => {
    await open('cart-status-1');
    await bnpl.waitFor();
    const toast = page.locator('[aria-live="polite"]').getByText(text.notices.bnplItemUnavailable);
    for (const way of ['tap', 'key']) {
      if (way === 'key') await full.focus();
      await (way === 'tap' ? bnpl.click() : page.keyboard.press('ArrowDown'));
      await toast.waitFor();
      expect([await full.isChecked(), await bnpl.isChecked()]).toEqual([true, false]);
      await page.getByRole('button', { name: text.common.close }).click();
      await toast.waitFor({ state: 'detached' });
    }
    // Beside the choice it stays.
    expect(await page.locator('[data-reason]').getByText(text.notices.bnplItemUnavailable).count()).toBe(1);
  });
});

// Helpers

const isFocused = (element: Element): boolean => element === document.activeElement;
