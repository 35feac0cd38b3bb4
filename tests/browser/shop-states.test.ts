import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import type { PhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { smallTargets } from './targets.ts';
import { withPhone } from './with-sandbox.ts';

let page: Page;
let problems: PhonePage['problems'];
let server: TestServer;
withPhone((visit) => {
  ({ page, problems, server } = visit);
});

/** What may stand in Latin letters on an Urdu page, beside what the server and the shopper wrote. */
const ALLOWED = /\b(?:Rs|BNPL|AML|CFT|NFC|LTE|[345]G)\b/g;

/** Every state once: each second one in Urdu and in dark colours. */
const STATES = SHOP_STATE_NAMES.map((name, at) => {
  const language = at % 2 === 0 ? 'en' : 'ur';
  return [`${SHOP_STATES[name].shows.join(', ')} ${name} (${language})`, name, language] as const;
});

describe('R37–R68 every state of the shop', () => {
  it.each(STATES)(
    '%s says what it must, is accessible, fits a phone, and has no word of the other language',
    async (_title, name, language) => {
      const state: ShopState = SHOP_STATES[name];
      await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark', reducedMotion: 'reduce' });
      await reach(page, server, state, { shopper: name, language });
      for (const words of state.says(shownTexts(language))) {
        await page.getByText(words).filter({ visible: true }).first().waitFor();
      }
      expect(await violations(page)).toEqual([]);
      expect([...(await faults(page)), ...(await smallTargets(page))]).toEqual([]);
      if (language === 'ur') expect((await ownText()).replace(ALLOWED, '').match(/[A-Za-z]{2,}/g)).toBeNull();
      expect(await page.evaluate(() => '__xss' in window)).toBe(false);
      expect(problems).toEqual([]);
    },
  );
});

/** What we wrote: without names, amounts and everything else that came from the server or the shopper. */
function ownText(): Promise<string> {
  return page.evaluate(() => {
    const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
    const theirs = 'bdi, [dir=auto], [data-sandbox], dialog:has([data-sandbox])';
    for (const each of copy.querySelectorAll(theirs)) each.remove();
    return copy.textContent;
  });
}
