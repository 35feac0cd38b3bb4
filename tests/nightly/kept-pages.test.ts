import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ACTIONS, QUESTIONS } from '../browser/actions.ts';
import { fullChromium, type Profile, profileOf } from '../browser/full-chromium.ts';
import { type InjectedApp, injectApp } from '../browser/injected-app.ts';
import { stage } from '../browser/native-app.ts';
import { buttonNamed, lastButton, shownTexts } from '../browser/reach.ts';
import { passFrames } from '../browser/settled.ts';
import { ALWAYS } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const program = await fullChromium();
const text = shownTexts('en');

/** Each page with an order, in a state of it. */
const OWNED = ['cart', 'order-4', 'address-known', 'calculator', 'refund'] as const satisfies readonly ShopStateName[];
const COMMANDS = ACTIONS.filter(({ times }) => times === 1);

// Where no whole Chromium can be had, the report says skipped: the package's browser keeps no pages.
describe.skipIf(program === null)('a page in the back/forward cache of a browser that has one', () => {
  let server: TestServer;
  let profile: Profile;
  let context: BrowserContext;
  let page: Page;
  let app: InjectedApp;
  let errors: string[];
  beforeAll(async () => {
    server = await startTestServer(true);
    profile = profileOf(program as NonNullable<typeof program>, {});
    context = await profile.open();
  });
  afterAll(async () => {
    await context.close();
    await server.stop();
    profile.remove();
  });
  beforeEach(async () => {
    server.faults.clear();
    page = await context.newPage();
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(() => page.close());

  it.each(QUESTIONS.filter(([path]) => path !== 'get/addr'))(
    'reliability row 27: %s is asked again by its page, once',
    async (path, state) => {
      await open(state, `kept-${state}`);
      const before = server.sent(path);
      await leaveAndReturn();
      await expect.poll(() => server.sent(path)).toBe(before + 1);
      await isIdle();
      expect(errors).toEqual([]);
    },
  );

  it.each(COMMANDS)(
    'reliability row 27: $what under way: no overlay stays, and it can be pressed again',
    async (action) => {
      const { state, button, path, what } = action;
      await open(state, `under-way-${what.replaceAll(/\W+/g, '-')}`);
      server.faults.arm({ ...ALWAYS, path, fault: 'hang' });
      await lastButton(page, button(text)).click();
      await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
      server.faults.clear();
      await leaveAndReturn();
      await isIdle();
      expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
      const isThere = await lastButton(page, button(text)).isVisible();
      // What led to it was a dialog, which is gone.
      for (const name of isThere ? [] : pressesOf(SHOP_STATES[state])) await buttonNamed(page, name).click();
      expect(await lastButton(page, button(text)).isEnabled()).toBe(true);
      expect(errors).toEqual([]);
    },
  );

  it.each(OWNED)(
    'reliability row 22: another shopper sees nothing of the first on %s, not for a frame',
    async (state) => {
      await open(state, `switched-${state}`);
      const own = await page.locator('main').innerText();
      const fields = await page
        .locator('main input')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
      const theirs = [...own.split('\n'), ...fields].filter((line) => /\d{4}|Rs\.|Ayesha|Lahore/.test(line));
      expect(theirs.length).toBeGreaterThan(0);
      await app.watchFrames();
      await page.goto(`${server.origin}/robots.txt`);
      app.answers('getToken', { result: 'sandbox-token-somebody-else' });
      const before = app.frames.length;
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => 'isKept' in window)).toBe(false);
      await page.waitForLoadState();
      await passFrames(page, 5);
      const seen = app.frames.slice(before);
      expect(seen.length).toBeGreaterThan(3);
      for (const line of theirs) expect([line, seen.filter((frame) => frame.includes(line))]).toEqual([line, []]);
      expect(await page.evaluate(() => sessionStorage.getItem('poi'))).toBeNull();
    },
  );

  /** Opens a state's page inside an app, and presses what leads to it. */
  async function open(state: ShopStateName, shopper: string): Promise<void> {
    const { token, path, order } = await stage(server, SHOP_STATES[state], shopper);
    app = await injectApp(context, page, 'object', token);
    await page.goto(`${server.origin}/robots.txt`);
    await page.evaluate((poi) => {
      sessionStorage.clear();
      if (poi !== null) sessionStorage.setItem('poi', poi);
    }, order);
    await page.goto(server.origin + path);
    await page.locator('main:not([data-shell] *)').waitFor();
    for (const name of pressesOf(SHOP_STATES[state])) await buttonNamed(page, name).click();
    await isIdle();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
  }

  /** Goes to another page and back; the page must come out of the cache. */
  async function leaveAndReturn(): Promise<void> {
    await page.goto(`${server.origin}/about`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'isKept' in window)).toBe(true);
  }

  const isIdle = (): Promise<void> =>
    expect.poll(() => page.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count()).toBe(0);
});

/** What leads to a state, by name. */
const pressesOf = (state: ShopState): readonly string[] => state.press?.(text) ?? [];
