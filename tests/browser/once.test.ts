import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { ACTIONS } from './actions.ts';
import { fillComplaint } from './forms.ts';
import { held, holdScripts } from './late-files.ts';
import { appOf, askedOf } from './native-app.ts';
import { lastButton, reach, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

let server: TestServer;
let page: Page;

withPhone((visit) => {
  ({ server, page } = visit);
});

const tally = keepTally('browser', 'once');
const text = shownTexts('en');

/** The key that presses it: a radio button takes the space bar. */
async function keyOf(button: Locator): Promise<'Enter' | 'Space'> {
  return (await button.getAttribute('type')) === 'radio' ? 'Space' : 'Enter';
}

/** Ways in which a hand presses more than once. */
const WAYS: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  'five clicks in one task': (button) =>
    button.evaluate((element: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) element.click();
    }),
  'Enter and a tap': async (button) => {
    const key = await keyOf(button);
    await button.focus();
    await Promise.all([page.keyboard.press(key), button.click({ force: true, timeout: 1000 }).catch(() => undefined)]);
  },
  'a held Enter': async (button) => {
    const key = await keyOf(button);
    await button.focus();
    for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  },
};

describe.each(ACTIONS)('$what', ({ what, state, button: named, path, times }) => {
  it.each(Object.keys(WAYS))('sends one request for %s', async (way) => {
    await reach(page, server, SHOP_STATES[state], { shopper: `${what}-${way}`.replace(/[^A-Za-z0-9]+/g, '-') });
    const button = lastButton(page, named(text));
    await button.waitFor();
    // With what it is filled in with: an address that is not there yet would be refused.
    await settled(page);
    const before = server.requests.length;
    await WAYS[way]?.(button);
    await expect.poll(() => server.sent(path, before)).toBe(times);
    await settled(page);
    await tally.survive(`23 ${way}`, 1, () => expect(server.sent(path, before)).toBe(times));
  });

  it.skipIf(what === 'compare the plans')(
    'keeps the keyboard while its answer is waited for, and takes no second press',
    async () => {
      await reach(page, server, SHOP_STATES[state], { shopper: `${what}-kept`.replace(/[^A-Za-z0-9]+/g, '-') });
      const button = lastButton(page, named(text));
      await button.waitFor();
      await settled(page);
      const answer = held();
      await page.route(new RegExp(`/${path}\\b`), answer.route);
      const key = await keyOf(button);
      await button.press(key);
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
      const isFocused = await button.evaluate((element) => element === document.activeElement);
      await page.keyboard.press(key);
      const before = server.requests.length;
      answer.letGo();
      await settled(page);
      expect([isFocused, server.sent(path, before)]).toEqual([true, times]);
    },
  );
});

describe('R34 the complaint', () => {
  it.each(Object.keys(WAYS))('is sent once for %s', async (way) => {
    await page.goto(`${server.origin}/complaints`);
    await fillComplaint(page, ['Ayesha Khan', '3001234567', 'A caller asked for my PIN.']);
    const before = server.requests.length;
    const complaints = (): number =>
      server.requests.slice(before).filter((request) => request.includes('/complaint/add')).length;
    await WAYS[way]?.(page.locator('form button[type="submit"]'));
    await expect.poll(complaints).toBe(1);
    await settled(page);
    await tally.survive(`23 ${way}`, 1, () => expect(complaints()).toBe(1));
  });
});

describe('a tap on BUY NOW before the program is there', () => {
  it.each([1, 3])('%d of them buy one phone', async (taps) => {
    const token = `${SANDBOX.token}-early-${taps}`;
    await page.addInitScript({ content: appOf(token) });
    const letGo = await holdScripts(page);
    const before = server.requests.length;
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`, { waitUntil: 'commit' });
    const early = page.locator('[data-shell] [data-buy]');
    await early.waitFor();
    await early.evaluate((element: HTMLElement, count: number) => {
      for (let tap = 0; tap < count; tap += 1) element.click();
    }, taps);
    expect(await early.getAttribute('aria-busy')).toBe('true');
    letGo();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(server.sent('now/buy', before)).toBe(1);
    // The phone itself was asked for once, by the shell; and the app once for its token.
    expect(server.sent('product/detail', before)).toBe(1);
    const asked = (await askedOf(page)).filter((method) => !/^(?:setTitleStyle|trackEvent)$/.test(method));
    expect(asked).toEqual(['getToken', 'getAppParameters']);
  });

  it('a finger that is down while the page takes over still buys', async () => {
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-finger`) });
    const arrive = await holdScripts(page);
    const before = server.requests.length;
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`, { waitUntil: 'commit' });
    const early = page.locator('[data-shell] [data-buy]');
    await early.waitFor();
    const box = await early.boundingBox();
    if (box === null) throw new Error('the shell has no button');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    arrive();
    // The page is drawn, and waits to take the shell's place.
    await page.locator('#root [data-buy]:not([data-shell] *)').waitFor({ state: 'attached' });
    await settled(page);
    const isHeldBack = await early.isVisible();
    await page.mouse.up();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect([isHeldBack, server.sent('now/buy', before)]).toEqual([true, 1]);
  });

  it.each(['buy', 'back'])('the keyboard stays on the shell’s button for %s when the page takes over', async (name) => {
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-focus`) });
    const arrive = await holdScripts(page);
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`, { waitUntil: 'commit' });
    const early = page.locator(`[data-shell] [data-${name}]:enabled`);
    await early.focus();
    const label = (await early.getAttribute('aria-label')) ?? (await early.innerText());
    arrive();
    await expect.poll(() => page.locator('[data-shell]').count()).toBe(0);
    const focused = page.locator(':focus');
    expect([await focused.getAttribute('aria-label'), await focused.innerText()]).toContain(label);
  });

  it('the program comes after three seconds where the gateway does not answer, and goes on with that same question', async () => {
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-late`) });
    await page.clock.install();
    const answer = held();
    let asked = 0;
    await page.route('**/product/detail?*', (route) => {
      asked += 1;
      return answer.route(route);
    });
    const program = page.waitForRequest(/\/assets\/shop-[^/]*\.js$/);
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`, { waitUntil: 'commit' });
    await page.locator('[data-shell] [data-buy]').click();
    await page.clock.fastForward(3000);
    await program;
    answer.letGo();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(asked).toBe(1);
  });

  it('a shell whose app says nothing, or whose phone is unknown, gives way to the page that says so', async () => {
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-early-none`) });
    await page.goto(`${server.origin}/bnpl/productInfo?productId=nothing`);
    await page.getByText(text.common.missing.productMissing).waitFor();
    expect(await page.locator('[data-shell]').count()).toBe(0);
  });
});
