import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, latinWords, violations } from './look.ts';
import type { PhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { seeState } from './state-words.ts';
import { smallTargets } from './targets.ts';
import { withPhone } from './with-sandbox.ts';

let page: Page;
let problems: PhonePage['problems'];
let server: TestServer;
withPhone((visit) => {
  ({ page, problems, server } = visit);
});

/** Every state once: each second one in Urdu and in dark colours. */
const STATES = SHOP_STATE_NAMES.map((name, at) => {
  const language = at % 2 === 0 ? 'en' : 'ur';
  return [`${SHOP_STATES[name].shows.join(', ')} ${name} (${language})`, name, language] as const;
});

describe('R37–R68, Q54, Q72 every state of the shop', () => {
  it.each(STATES)(
    '%s says what it must, is accessible, fits a phone, and has no word of the other language',
    async (_title, name, language) => {
      await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark', reducedMotion: 'reduce' });
      await reach(page, server, SHOP_STATES[name], { shopper: name, language });
      await seeState(page, name, language);
      expect(await violations(page)).toEqual([]);
      expect([...(await faults(page)), ...(await smallTargets(page))]).toEqual([]);
      // Q54, Q72: a page with nothing to show has a drawing, and one action that solves it.
      const message = page.locator('[role=status]').filter({ has: page.locator('h2') });
      const parts = ['[data-drawing]', '[data-look=primary]'].map((part) => message.locator(part).count());
      if ((await message.count()) > 0) expect(await Promise.all(parts)).toEqual([1, 1]);
      if (language === 'ur') expect(await latinWords(page)).toEqual([]);
      expect(await page.evaluate(() => '__xss' in window)).toBe(false);
      expect(problems).toEqual([]);
    },
  );
});
