import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { injectApp, MISSING, SHAPES } from './injected-app.ts';
import { withPhone } from './phone-page.ts';
import { shownTexts, untilUp } from './reach.ts';

const text = shownTexts('en');
const PHONE_PATH = `${SHOP_PATHS.product}?productId=samsung-galaxy-a16`;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let errors: string[];
withPhone((visit) => {
  ({ server, context, page, errors } = visit);
});

describe('R74, Q67 an app that the browser itself puts around the page', () => {
  it.each(SHAPES)('as %s: a phone is shown and bought in Urdu, by a language with a region', async (shape) => {
    const app = await injectApp(context, page, shape, `sandbox-token-shape-${shape}`);
    app.answers('getAppParameters', { result: { language: 'ur-PK', app_version: '1' } });
    await page.goto(server.origin + PHONE_PATH);
    const buy = page
      .locator('main:not([data-shell] *) ~ footer [data-buy], footer:not([data-shell] *) [data-buy]')
      .first();
    await buy.click();
    await page.waitForURL((url) => url.pathname === SHOP_PATHS.cart);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual(['ur', 'rtl']);
    expect(app.asked.slice(0, 2).toSorted()).toEqual(['getAppParameters', 'getToken']);
    expect(errors).toEqual([]);
  });

  it('as object: shares and reads aloud for a public page, and is missed gracefully where it cannot', async () => {
    await page.addInitScript({ content: 'delete window.speechSynthesis; delete Navigator.prototype.share;' });
    const app = await injectApp(context, page, 'object', '');
    await page.goto(`${server.origin}/notify`);
    await untilUp(page);
    const { share } = textsOf('en').site.safety;
    const { listen, noVoice } = textsOf('en').site.readingAids;
    await page.getByLabel(textsOf('en').site.numberCheck.field).fill('0516011632');
    await page.keyboard.press('Enter');
    const card = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: share.share }) })
      .first();
    await card.getByRole('button', { name: share.share }).click();
    await expect.poll(() => app.asked.filter((method) => method !== 'trackEvent')).toEqual(['shareText']);
    app.answers('shareText', MISSING);
    await card.getByRole('button', { name: share.share }).click();
    await card
      .getByText(new RegExp(`${share.copied}|${share.byHand}`))
      .first()
      .waitFor();
    await page.locator('header summary').first().click();
    const aloud = page.getByRole('banner').getByRole('button', { name: listen });
    await aloud.click();
    await expect.poll(() => app.asked.findLast((method) => method !== 'trackEvent')).toBe('speak');
    expect(await aloud.count()).toBe(1);
    app.answers('speak', MISSING);
    await aloud.click();
    await page.getByRole('banner').getByRole('button', { name: noVoice }).waitFor();
    expect(errors).toEqual([]);
  });

  it('reliability row 33 an object that throws leaves no spinner: words, and a way on', async () => {
    const BROKEN = {
      'posting throws': `window.${BRIDGE_NAME} = { postMessage() { throw new Error('broken'); } }`,
      'listening throws': `window.${BRIDGE_NAME} = { postMessage() { throw 1; }, addEventListener() { throw 2; } }`,
      'posting throws on iOS': `window.webkit = { messageHandlers: { ${BRIDGE_NAME}: { postMessage() { throw 3; } } } }`,
    };
    for (const [how, script] of Object.entries(BROKEN)) {
      const tab = await context.newPage();
      await tab.addInitScript({ content: script });
      await tab.goto(server.origin + PHONE_PATH);
      await tab.getByRole('heading', { name: text.shop.login.title }).waitFor();
      await tab.getByRole('button', { name: text.shop.login.open }).click();
      await tab.getByText(text.notices.appCannot).waitFor();
      const spinners = await tab.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count();
      expect([how, spinners, errors]).toEqual([how, 0, []]);
      await tab.close();
    }
  });
});
