import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, latinWords, smallTargets, violations } from './look.ts';
import { askedOf, openInApp, openNowhere } from './native-app.ts';
import { type PhonePage, withPhone } from './phone-page.ts';
import { buttonNamed, reach, settled, shownTexts } from './reach.ts';
import { seeState } from './state-words.ts';

const text = shownTexts('en');
let page: Page;
let phone: PhonePage;
let server: TestServer;
withPhone((visit) => {
  phone = visit;
  ({ page, server } = visit);
});

const message = () => page.locator('[role=status]').filter({ has: page.locator('h2') });
const primary = () => message().locator('button[data-look=primary], a[data-look=primary]');

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
      const parts = ['[data-drawing]', '[data-look=primary]'].map((part) => message().locator(part).count());
      if ((await message().count()) > 0) expect(await Promise.all(parts)).toEqual([1, 1]);
      if (language === 'ur') expect(await latinWords(page)).toEqual([]);
      expect(await page.evaluate(() => '__xss' in window)).toBe(false);
      expect(phone.problems).toEqual([]);
    },
  );
});

it('Q44, Q54 an address inside the app that names no page leads back to the app', async () => {
  await openInApp(page, server, SHOP_STATES['product'], 'page-unknown');
  await buttonNamed(page, text.shop.product.buyNow).waitFor();
  await openNowhere(page);
  await primary().click();
  await expect.poll(() => askedOf(page)).toContain('back');
});

it('Q48 the drawing of a lost connection is there without one, and one press asks again', async () => {
  const { context } = phone;
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
