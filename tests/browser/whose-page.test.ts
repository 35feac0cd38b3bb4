import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { type InjectedApp, injectApp } from './injected-app.ts';
import { stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { passFrames, passTime, settled, shownTexts, sleep, wake } from './reach.ts';

const text = shownTexts('en');
let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

/** A state of each page with an order. */
const PAGES = ['cart', 'order-4', 'address-known', 'calculator', 'refund'] as const satisfies readonly ShopStateName[];

interface Visit {
  readonly app: InjectedApp;
  readonly token: string;
  /** Words that only the page of this shopper shows. */
  readonly own: string;
}

/** Opens a state's page inside an app. */
async function openPage(state: ShopStateName, shopper: string): Promise<Visit> {
  const { token, path, order } = await stage(server, SHOP_STATES[state], shopper);
  const app = await injectApp(context, page, 'object', token);
  await page.goto(`${server.origin}/robots.txt`);
  await page.evaluate((poi) => {
    if (poi !== null) sessionStorage.setItem('poi', poi);
    sessionStorage.setItem(
      'draft:complaint',
      JSON.stringify({ name: 'Amna', mobile: '', problem: '', changedAt: Date.now() }),
    );
  }, order);
  await page.goto(server.origin + path);
  await page.locator('main:not([data-shell] *)').waitFor();
  await isIdle();
  return { app, token, own: await page.locator('main').innerText() };
}

const isIdle = (): Promise<void> =>
  expect.poll(() => page.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count()).toBe(0);

const kept = (): Promise<readonly (string | null)[]> =>
  page.evaluate(() => ['poi', 'draft:complaint'].map((key) => sessionStorage.getItem(key)));

const cover = () => page.locator('[data-cover]');

describe('Q71, reliability row 62 who uses the app now', () => {
  it('the same shopper with another token keeps everything', async () => {
    const { app, token } = await openPage('cart', 'renewed');
    const before = await kept();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    app.answers('getToken', { result: `${token}.1` });
    await sleep(page);
    expect(await page.locator('main').innerText()).toBe('');
    await wake(page);
    await expect.poll(() => cover().count()).toBe(0);
    await isIdle();
    expect(await kept()).toEqual(before);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(20);
  });

  it.each(PAGES)('another shopper sees nothing of the first on %s, not for a frame', async (state) => {
    const { app, own } = await openPage(state, `another-${state}`);
    const lines = own.split('\n').filter((line) => /\d{4}|Amna|Rs\./.test(line));
    await sleep(page);
    app.answers('getToken', { result: 'sandbox-token-somebody-else' });
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await app.watchFrames();
    await wake(page);
    await page.waitForFunction(() => !('isOld' in window));
    await settled(page);
    await passFrames(page, 5);
    expect(app.frames.length).toBeGreaterThan(3);
    for (const line of lines) expect(app.frames.filter((frame) => frame.includes(line))).toEqual([]);
    expect(await kept()).toEqual([null, null]);
  });

  it('a page stays hidden while its question is not answered, and is shown when it is', async () => {
    const { app, token, own } = await openPage('cart', 'unanswered');
    const before = await kept();
    app.answers('getToken', { result: `${token}.1` });
    server.faults.arm({ ...ALWAYS, path: 'get/order/details', fault: 'status', argument: { status: 503, body: '' } });
    await page.clock.install();
    await sleep(page);
    await wake(page);
    await passTime(page, () => page.getByText(text.common.hidden.title).isVisible());
    expect(await page.locator('main').innerText()).toBe('');
    expect(await page.getByText('connection').count()).toBe(0);
    expect(await kept()).toEqual(before);
    // From the second on nobody touched the page in between: the browser closes it without asking.
    for (const times of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      await passFrames(page, 2);
      await expect
        .poll(async () => [times, await page.locator('dialog[data-cover]:modal').count()])
        .toEqual([times, 1]);
    }
    server.faults.clear();
    await cover().getByRole('button', { name: text.common.retry }).click();
    await expect.poll(() => cover().count()).toBe(0);
    await isIdle();
    expect(await page.locator('main').innerText()).toBe(own);
  });
});
