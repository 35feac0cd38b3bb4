import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { appOf, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { passFrames, passTime, shownTexts } from './reach.ts';

let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
});

const urdu = shownTexts('ur');
let shoppers = 0;

/** An app that wants Urdu. */
const urduApp = (token: string): string => appOf(token, "{ language: 'ur' }");

/** The same, which answers once `answer` is called. */
const lateApp = (token: string): string =>
  `window.heard = new Promise((resolve) => { window.answer = resolve; });
  ${urduApp(token).replace('setTimeout(', 'window.heard.then(')}`;

/** Opens a state's page in an app. */
async function openIn(app: (token: string) => string, state: ShopStateName): Promise<void> {
  shoppers += 1;
  const { path, token, order } = await stage(server, SHOP_STATES[state], `late-language-${shoppers}`);
  await page.addInitScript({ content: `${app(token)}; sessionStorage.setItem('poi', '${order}')` });
  await page.goto(server.origin + path, { waitUntil: 'commit' });
}

const answer = () => page.evaluate(() => (window as unknown as { answer: () => void }).answer());

/** Language and side of the page. */
const side = (): Promise<readonly string[]> =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

describe('the shop inside an app that says late that it is Urdu', () => {
  it.each(['product', 'order-4'] as const)(
    'R37, Q50 %s waits for it a second, then is English, and turns',
    async (state) => {
      await page.clock.install();
      await openIn(lateApp, state);
      await page.locator('[data-shell], [data-waiting] span').first().waitFor();
      await passFrames(page, 10);
      expect(await page.locator('#root > *').count()).toBe(0);
      await passTime(page, () => page.locator('#root h1').isVisible());
      expect(await side()).toEqual(['en', 'ltr']);
      await answer();
      await expect.poll(side).toEqual(['ur', 'rtl']);
      await page.locator('main :is(dl, form)').first().waitFor();
    },
  );
});

describe('the shop in an Urdu app', () => {
  it.each(['product', 'cart'] as const)(
    'Q50, reliability row 58: whose words do not come, %s has English words on their side, and is not loaded anew',
    async (state) => {
      const words = held();
      await page.route('**/assets/ur-*.js', words.route);
      let loads = 0;
      page.on('request', (request) => (loads += Number(new URL(request.url()).pathname.startsWith('/bnpl/'))));
      await openIn(urduApp, state);
      await page.locator('#root h1').filter({ visible: true }).waitFor();
      expect([...(await side()), loads]).toEqual(['en', 'ltr', 1]);
      words.letGo();
    },
  );

  it('Q50, Q71 that names nobody, a page is Urdu, and stays so once somebody has logged in', async () => {
    const says = '!window.isIn && method === "getToken" ? null : ';
    await openIn((token) => urduApp(token).replace('const result = ', `const result = ${says}`), 'order-4');
    const retry = page.getByRole('button', { name: urdu.common.retry });
    await retry.waitFor();
    expect(await side()).toEqual(['ur', 'rtl']);
    await page.evaluate(() => void Object.assign(window, { isIn: true }));
    await retry.click();
    await page.locator('main :is(dl, form)').first().waitFor();
    expect(await side()).toEqual(['ur', 'rtl']);
  });
});
