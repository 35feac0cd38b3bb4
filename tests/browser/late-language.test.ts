import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { SHIFTS, shiftedIn } from './look.ts';
import { appOf, stage } from './native-app.ts';
import { shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe('the shop inside an app that says late that it is Urdu', () => {
  it.each([
    [360, 740],
    [800, 1000],
    [1280, 740],
  ])('R37, Q50 at %s × %s no page turns in sight, and shapes stand in for it until then', async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
    for (const name of ['cart', 'order-4', 'calculator', 'refund', 'address-known'] as const) {
      const page = await context.newPage();
      const { path, token, order } = await stage(server, SHOP_STATES[name], `turned-${width}-${name}`);
      const app = lateApp(token);
      await page.addInitScript({ content: `${HELD + app + SHIFTS}; sessionStorage.setItem('poi', '${order}')` });
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      // The page is made meanwhile.
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      const shapes = page.locator('[data-waiting] span');
      const seen = async () => [await shapes.first().isVisible(), await page.locator('#root h1').isVisible()];
      expect([name, ...(await seen())]).toEqual([name, true, false]);
      await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
      await page.locator('main :is(dl, form)').first().waitFor();
      expect([name, await page.evaluate(() => document.dir), ...(await seen())]).toEqual([name, 'rtl', false, true]);
      const shifted = await shiftedIn(page);
      expect([name, shifted <= 0.02]).toEqual([name, true]);
      await page.close();
    }
    await context.close();
  });

  it('R37, Q50 the product page keeps its shell until it has the app’s words', async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const words = held();
    await page.route('**/assets/ur-*.js', words.route);
    const { path, token } = await stage(server, SHOP_STATES.product, 'turned-product');
    await page.addInitScript({ content: HELD + lateApp(token) + SHIFTS });
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    // The program gives the app three seconds.
    await page.locator('#root h1').waitFor({ state: 'attached' });
    await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    const { buyNow } = shownTexts('ur').shop.product;
    await page.locator('[data-shell] [data-buy]', { hasText: buyNow }).waitFor();
    await page.locator('#root h2').first().waitFor({ state: 'attached' });
    expect([await page.evaluate(() => document.dir), await page.locator('#root').isVisible()]).toEqual(['rtl', false]);
    words.letGo();
    await page.locator('[data-shell]').waitFor({ state: 'detached' });
    expect(await page.locator('#root [data-buy]').textContent()).toBe(buyNow);
    expect(await shiftedIn(page)).toBeLessThanOrEqual(0.02);
    await page.close();
  });
});

describe('the shop in an app whose words do not come', () => {
  it.each([
    ['said at once', 0],
    ['said late', 4000],
  ])(
    'Q50, reliability row 58: the language %s, product and cart have English words on their side, and nothing is loaded anew',
    async (_what, wait) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const words = held();
      await context.route('**/assets/ur-*.js', words.route);
      await Promise.all(
        (['product', 'cart'] as const).map(async (name) => {
          const page = await context.newPage();
          let loads = 0;
          page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
          const { path, token, order } = await stage(server, SHOP_STATES[name], `wordless-${wait}-${name}`);
          const heard = `window.heard = new Promise((resolve) => setTimeout(resolve, ${wait}));`;
          await page.addInitScript({
            content: `${heard + lateApp(token) + SIDES}; sessionStorage.setItem('poi', '${order}')`,
          });
          await page.goto(server.origin + path, { waitUntil: 'commit' });
          await page.locator('#root h1').filter({ visible: true }).waitFor();
          const side = await page.evaluate(() => [document.documentElement.lang, document.dir]);
          expect([name, ...side, loads]).toEqual([name, 'en', 'ltr', 1]);
          // Words of the page were never seen on the other side.
          expect(await page.evaluate(() => (window as unknown as { mirrored: number }).mirrored)).toBe(0);
          await page.close();
        }),
      );
      words.letGo();
      await context.close();
    },
  );
});

describe('the shop in an Urdu app that names nobody', () => {
  it.each(['product', 'order-4', 'address-known'] as const)(
    'Q50, Q71 is Urdu, and stays so once somebody has logged in (%s)',
    async (name) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const { path, token, order } = await stage(server, SHOP_STATES[name], `nobody-${name}`);
      const says = '!window.isIn && method === "getToken" ? null : ';
      const app = urduApp(token).replace('const result = ', `const result = ${says}`);
      await page.addInitScript({ content: `${app}; sessionStorage.setItem('poi', '${order}')` });
      await page.goto(server.origin + path);
      const { common } = shownTexts('ur');
      await page.getByRole('button', { name: common.retry }).waitFor();
      expect(await sideOf(page)).toEqual(['ur', 'rtl']);
      await page.evaluate(() => void Object.assign(window, { isIn: true }));
      await page.getByRole('button', { name: common.retry }).click();
      await page.locator('main :is(dl, form), [data-buy]:not([data-shell] *)').first().waitFor();
      expect(await sideOf(page)).toEqual(['ur', 'rtl']);
      await page.close();
    },
  );

  it('Q50 is Urdu while the app thinks about a token', async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const { path, token } = await stage(server, SHOP_STATES.product, 'nobody-yet');
    const app = urduApp(token).replace('const result', 'if (method === "getToken") return; const result');
    await page.addInitScript({ content: app });
    await page.goto(server.origin + path);
    await page.locator('html[lang=ur][dir=rtl]').waitFor({ state: 'attached', timeout: 4000 });
    await page.close();
  });
});

// Helpers

/** Language and side of a page. */
const sideOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [document.documentElement.lang, document.dir]);

/** An app that wants Urdu. */
const urduApp = (token: string): string => appOf(token).replace('Parameters: {}', "Parameters: { language: 'ur' }");

/** An app that answers late, and wants Urdu. */
const lateApp = (token: string): string => urduApp(token).replace('setTimeout(', 'window.heard.then(');

/** The app answers once `answer` is called. */
const HELD = 'window.heard = new Promise((resolve) => { window.answer = resolve; });';

/** Counts how often a page's own title is seen on the side of Urdu. */
const SIDES = `window.mirrored = 0; setInterval(() => {
  const title = document.querySelector('#root h1');
  if (title?.checkVisibility?.() && title.offsetParent !== null && document.dir === 'rtl') window.mirrored += 1;
}, 50);`;
