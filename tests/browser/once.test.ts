import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { ACTIONS } from './actions.ts';
import { held } from './late-files.ts';
import { withPhone } from './phone-page.ts';
import { lastButton, reach, settled, shownTexts } from './reach.ts';

let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
});

/** The key that presses it: a radio button takes the space bar. */
const keyOf = async (button: Locator): Promise<'Enter' | 'Space'> =>
  (await button.getAttribute('type')) === 'radio' ? 'Space' : 'Enter';

const fiveClicks = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) element.click();
  });

/** Ways in which a hand presses more than once; each action takes one of them, by turns. */
const WAYS: readonly (readonly [way: string, press: (button: Locator) => Promise<void>])[] = [
  ['five clicks in one task', fiveClicks],
  [
    'Enter and a tap',
    async (button) => {
      const key = await keyOf(button);
      await Promise.all([
        page.keyboard.press(key),
        button.click({ force: true, timeout: 1000 }).catch(() => undefined),
      ]);
    },
  ],
  [
    'a held Enter',
    async (button) => {
      const key = await keyOf(button);
      for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
    },
  ],
];

const CASES = ACTIONS.map((action, at) => {
  const [way, press] = WAYS[at % WAYS.length] ?? ['five clicks in one task', fiveClicks];
  return { ...action, way, pressAsThat: press };
});

describe('reliability row 23: an impatient hand', () => {
  it.each(CASES)(
    '$what, $way: one request; the keyboard stays while its answer is waited for, and presses nothing again',
    async ({ what, state, button: named, path, times, pressAsThat }) => {
      await reach(page, server, SHOP_STATES[state], { shopper: what.replace(/[^A-Za-z0-9]+/g, '-') });
      const button = lastButton(page, named(shownTexts('en')));
      await button.waitFor();
      // With what it is filled in with: an address that is not there yet would be refused.
      await settled(page);
      const key = await keyOf(button);
      const answer = held();
      await page.route(new RegExp(`/${path}\\b`), answer.route);
      const before = server.requests.length;
      await button.focus();
      await pressAsThat(button);
      // What only opens a dialog does not wait.
      if (what !== 'compare the plans') {
        await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press(key);
      }
      answer.letGo();
      await expect.poll(() => server.sent(path, before)).toBe(times);
      await settled(page);
      expect(server.sent(path, before)).toBe(times);
    },
  );
});
