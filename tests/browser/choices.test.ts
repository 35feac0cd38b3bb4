import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { reach, shownTexts } from './reach.ts';
import { passFrames } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

let server: TestServer;
let context: BrowserContext;
let page: Page;
let full: Locator;
let bnpl: Locator;

withPhone((visit) => {
  ({ server, context, page } = visit);
});
beforeEach(() => {
  full = page.getByRole('radio', { name: /Full Payment/ });
  bnpl = page.getByRole('radio', { name: /BNPL/ });
});

const text = shownTexts('en');
const plan = (terms: number): Locator => page.getByRole('radio', { name: new RegExp(`^${terms} term`) });
const focused = (): Promise<string> =>
  page.evaluate(() => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent ?? '');
const open = (state: ShopStateName): Promise<void> =>
  reach(page, server, SHOP_STATES[state], { shopper: `choices-${state}-${Math.random().toString(36).slice(2)}` });

describe('R55 Continue', () => {
  it('brings what it asks for into sight, each time', async () => {
    await open('cart-without-address');
    const add = page.locator('[data-reason]').getByRole('button', { name: text.shop.cart.addAddress });
    const isSeen = (): Promise<boolean> =>
      add
        .evaluate((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === each;
        })
        .catch(() => false);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      if (time > 0) expect(await isSeen()).toBe(false);
      await page.getByRole('button', { name: text.common.continue }).click();
      await expect.poll(isSeen).toBe(true);
    }
  });

  it('what it told ends where the shopper goes on, and where he comes back', async () => {
    await open('cart-without-address');
    const close = page.getByRole('button', { name: text.common.close });
    const toast = page.locator('[role="status"]').filter({ hasText: text.notices.selectAddress, has: close });
    const add = page.locator('[data-reason]').getByRole('button', { name: text.shop.cart.addAddress });
    await page.getByRole('button', { name: text.common.continue }).click();
    await toast.waitFor();
    await add.click();
    await page.getByLabel(text.shop.address.fields.name).waitFor();
    expect(await toast.count()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: text.common.continue }).click();
    await toast.waitFor();
    await page.goForward();
    await page.getByLabel(text.shop.address.fields.name).waitFor();
    expect(await toast.count()).toBe(0);
  });
});

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

  it('R53 while the switch runs the row is busy and unchecked, and takes no second choice', async () => {
    await open('cart-full');
    await expect.poll(() => full.isChecked()).toBe(true);
    const answer = held();
    let asked = 0;
    await page.route('**/v1/bnpl/**', (route) => {
      asked += 1;
      return answer.route(route);
    });
    await bnpl.click();
    await expect.poll(() => bnpl.getAttribute('aria-busy')).toBe('true');
    expect([await full.isChecked(), await bnpl.isChecked()]).toEqual([true, false]);
    await bnpl.click();
    await full.click({ force: true });
    await passFrames(page, 5);
    expect(asked).toBe(1);
    answer.letGo();
    await expect.poll(() => bnpl.isChecked()).toBe(true);
    expect(await bnpl.getAttribute('aria-busy')).toBeNull();
  });

  it.each(['a tap', 'an arrow key'])(
    'R51 what is unavailable says why at %s, each time, and stays unchecked',
    async (way) => {
      await open('cart-status-1');
      await bnpl.waitFor();
      for (let time = 0; time < 2; time += 1) {
        if (way === 'a tap') await bnpl.click();
        else {
          await full.focus();
          await page.keyboard.press('ArrowDown');
        }
        const toast = page.locator('[aria-live="polite"]').getByText(text.notices.bnplItemUnavailable);
        await toast.waitFor();
        expect([await full.isChecked(), await bnpl.isChecked()]).toEqual([true, false]);
        await page.getByRole('button', { name: text.common.close }).click();
        await toast.waitFor({ state: 'detached' });
        // Beside the choice it stays.
        expect(await page.locator('[data-reason]').getByText(text.notices.bnplItemUnavailable).count()).toBe(1);
      }
    },
  );

  it('R52 the total counts to that of another plan before the eye alone: its text is the new one at once', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await open('cart');
    const total = page.getByText(text.shop.cart.term.total, { exact: true }).locator('xpath=self::dt/following::dd[1]');
    const amount = total.filter({ visible: true });
    await amount.waitFor();
    const drawn = await amount.locator('[aria-hidden]').evaluateHandle((moving) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() => seen.push(moving.getAttribute('data-shown'))).observe(moving, { attributes: true });
      return seen;
    });
    const drawnSoFar = async () => (await drawn.jsonValue()).map((each) => Number(each?.replace(/\D/g, '') ?? 65_488));
    await plan(3).check();
    await expect.poll(async () => (await drawn.jsonValue()).at(-1)).toBeNull();
    const way = await drawnSoFar();
    expect([way[0], way.at(-1)]).toEqual([55_499, 65_488]);
    expect(way.some((each) => each > 55_499 && each < 65_488)).toBe(true);
    expect(way).toEqual(way.toSorted((one, other) => one - other));

    // Where less motion is asked for nothing counts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await plan(2).check();
    expect(await amount.innerText()).toBe('Rs.\u00a060,826');
    await passFrames(page, 3);
    expect(await drawnSoFar()).toEqual(way);
    await page.emulateMedia({ reducedMotion: null });

    // Held at the first frame: what is read is the end of it, and it has its width.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await plan(1).check();
    const moving = amount.locator('[data-shown]');
    const painted = await moving.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(painted.replaceAll('\u00a0', ' ')).toBe('"Rs. 60,826"');
    expect(await amount.innerText()).toBe('Rs.\u00a055,499');
    expect(await amount.ariaSnapshot()).toMatch(/^- definition: Rs\.\s55,499$/);
    const [box, next] = [await moving.boundingBox(), await moving.locator('xpath=following-sibling::*').boundingBox()];
    expect(box?.width).toBe(next?.width);
  });

  it('are seen, chosen or focused, where the person’s own colours paint over ours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open('cart');
    await plan(1).waitFor();
    const style = (radio: Locator, property: string): Promise<string> =>
      radio.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
    for (const [chosen, other] of [
      [bnpl, full],
      [plan(1), plan(2)],
    ] as const) {
      expect(await style(chosen, 'border-top-width')).toBe('4px');
      expect(await style(other, 'border-top-style')).not.toBe('solid');
      await chosen.focus();
      await page.keyboard.press('Shift');
      expect(await style(chosen, 'outline-style')).toBe('solid');
    }
    expect(context.pages()).toHaveLength(1);
  });
});

// Helpers

const isFocused = (element: Element): boolean => element === document.activeElement;
