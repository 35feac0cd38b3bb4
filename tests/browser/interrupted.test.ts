import { Hono } from 'hono';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { REFRESH_BURST_MS } from '#adapters/host-app/bridge-host.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { READ_DEADLINE_MS } from '#core/ports/gateway.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { ALWAYS, ordersOf } from '../support/acts.ts';
import { builtSite } from '../support/built.ts';
import type { TestServer } from '../support/test-server.ts';
import { ACTIONS } from './actions.ts';
import { held } from './late-files.ts';
import { askedOf, openInApp, openNowhere, openStaged, stage } from './native-app.ts';
import { lastButton, shownTexts } from './reach.ts';
import { passFrames, settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');
let server: TestServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

withPhone((visit) => {
  ({ server, context, page, errors } = visit);
});

const WRITES = ACTIONS.filter(({ times }) => times === 1);
const nameOf = (what: string): string => what.replaceAll(/[^A-Za-z0-9]+/g, '-');

/** Waits until a page is there and has nothing under way. */
async function isIdle(on: Page): Promise<void> {
  await on.locator('main:not([data-shell] *)').waitFor();
  await isDone(on);
}

const isDone = (on: Page): Promise<void> =>
  expect.poll(() => on.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count()).toBe(0);

/** The shopper's orders that were not cancelled. */
const openOrders = async (shopper: string): Promise<number> =>
  (await ordersOf(server.lender, `${SANDBOX.token}-${shopper}`)).filter(({ status }) => status !== 'cancelled').length;

describe('reliability row 25, an answer after its page was left', () => {
  const CASES = [
    { path: 'product/detail', state: 'product', press: null },
    { path: 'now/buy', state: 'product', press: (texts: typeof text) => texts.shop.product.buyNow },
  ] as const;

  it.each(CASES)('$path moves nothing, says nothing, breaks nothing', async ({ path, state, press }) => {
    const answer = held();
    let hits = 0;
    const holdBack = () =>
      page.route(`**/v1/bnpl/${path}?*`, (route) => {
        hits += 1;
        return answer.route(route);
      });
    if (press === null) await holdBack();
    await openInApp(page, server, SHOP_STATES[state], `left-${nameOf(path)}`);
    if (press !== null) {
      await holdBack();
      await lastButton(page, press(text)).click();
    }
    await expect.poll(() => hits).toBeGreaterThan(0);
    await openNowhere(page);
    const before = server.requests.length;
    answer.letGo();
    await expect.poll(() => server.sent(path, before)).toBe(hits);
    // The answer has arrived.
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/bnpl/nothing');
    expect((await page.locator('[aria-live="polite"]').allInnerTexts()).join('')).toBe('');
    expect(errors).toEqual([]);
  });
});

describe('Q72 an address whose save was left', () => {
  it.each(['the browser’s', 'the page’s'])('is the one that the cart shows, by %s Back', async (whose) => {
    const shopper = `left-save-${nameOf(whose)}`;
    await openInApp(page, server, SHOP_STATES['cart'], shopper);
    await page.getByRole('button', { name: text.shop.cart.editAddress }).click();
    await page.getByRole('textbox').last().fill('House 77, New Street');
    await settled(page);
    const answer = held();
    let hits = 0;
    await page.route('**/v1/bnpl/complete/addr?*', (route) => {
      hits += 1;
      return answer.route(route);
    });
    const before = server.requests.length;
    await lastButton(page, text.shop.address.confirm).click();
    await expect.poll(() => hits).toBe(1);
    if (whose === 'the page’s') await page.getByRole('button', { name: text.common.back }).click();
    else await page.goBack();
    await page.locator('[data-skeleton]').first().waitFor({ state: 'attached' });
    // Nothing is read until the save has ended.
    await passFrames(page, 10);
    expect(server.sent('get/addr', before)).toBe(0);
    answer.letGo();
    await page.getByText('House 77, New Street').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('reliability row 26, two tabs of one shopper', () => {
  it.each(WRITES.filter(({ path }) => path === 'now/buy' || path === 'purchase/action'))(
    '$what in both at once takes effect once, and both go on',
    async ({ what, state, button, path }) => {
      const shopper = `tabs-${nameOf(what)}`;
      const staged = await stage(server, SHOP_STATES[state], shopper);
      const second = await context.newPage();
      for (const tab of [page, second]) await openStaged(tab, server, staged);
      await Promise.all([isIdle(page), isIdle(second)]);
      const before = server.requests.length;
      await Promise.all([page, second].map((tab) => lastButton(tab, button(text)).click()));
      await expect.poll(() => server.sent(path, before)).toBe(2);
      await Promise.all([isDone(page), isDone(second)]);
      expect(await openOrders(shopper)).toBeLessThanOrEqual(1);
      expect(errors).toEqual([]);
    },
  );
});

describe('reliability row 28, a page that goes away in the middle of a command', () => {
  const HOW = ['reloaded', 'killed, and opened again', 'left for an hour'] as const;
  const BUY = WRITES.filter(({ path }) => path === 'now/buy');

  it.each(BUY.flatMap((action) => HOW.map((how) => ({ ...action, how }))))(
    '$what, $how: the state is read, and nothing is sent again',
    async (action) => {
      const { what, state, button, path, how } = action;
      const shopper = `gone-${nameOf(what)}-${nameOf(how)}`;
      const staged = await stage(server, SHOP_STATES[state], shopper);
      if (how === 'left for an hour') await page.clock.install();
      await openStaged(page, server, staged);
      const pressed = lastButton(page, button(text));
      await pressed.waitFor();
      // It is done, and its answer comes late, or never to a page that sleeps.
      server.faults.arm(
        how === 'left for an hour'
          ? { ...ALWAYS, path, fault: 'commitThenHang' }
          : { ...ALWAYS, path, fault: 'slow', argument: 700 },
      );
      const before = server.requests.length;
      await pressed.click();
      await expect.poll(() => server.sent(path, before)).toBe(1);
      if (how === 'reloaded') await page.reload();
      if (how === 'left for an hour') await page.clock.fastForward(3_600_000);
      if (how === 'killed, and opened again') {
        await page.close();
        page = await context.newPage();
        await openStaged(page, server, { ...staged, state: { ...staged.state, press: () => [] } });
      }
      const { hits = 0 } = server.faults.armed()[0] ?? {};
      server.faults.clear();
      await isDone(page);
      expect(hits).toBeGreaterThan(0);
      expect(errors).toEqual([]);
      expect(server.sent(path, before)).toBeLessThanOrEqual(1);
      expect(await openOrders(shopper)).toBeLessThanOrEqual(1);
    },
  );
});

describe('reliability row 32, no app around the shop', () => {
  it('every page of the shop says that it opens in the app, and nothing is sent', async () => {
    const seen: string[] = [];
    const app = new Hono<Served>();
    app.use('/gateway/*', (c, next) => {
      seen.push(c.req.path);
      return next();
    });
    app.route('/', createSite(await builtSite('production')));
    const real = await serve({ host: '127.0.0.1', port: 0, app });
    await page.clock.install();
    for (const path of Object.values(SHOP_PATHS)) {
      await page.goto(`${real.origin + path}?productId=samsung-galaxy-a16&productOrderId=1`);
      await page.getByText(text.cases.opensInApp.title).waitFor();
      // Nor when whatever waits has been waited for.
      await page.clock.fastForward(READ_DEADLINE_MS);
      await settled(page);
      expect([path, seen, errors]).toEqual([path, [], []]);
    }
    await page.goto(`${real.origin}/notify`);
    await page.getByLabel('Phone number').fill('0516011632');
    await page.getByRole('button', { name: 'Check number' }).click();
    await page.locator('[data-status="official"]').first().waitFor();
    await real.stop();
  });
});

describe('reliability row 35, reloads asked for by the app', () => {
  const tell = (method: string, times: number): Promise<void> =>
    page.evaluate(
      ([name, count]) => {
        const app = (window as unknown as { asaanHost: { tell(message: object): void } }).asaanHost;
        for (let at = 0; at < count; at += 1) app.tell({ method: name });
      },
      [method, times] as const,
    );

  /** What was asked for has been loaded, and what was asked for during that once more. */
  async function afterBurst(): Promise<void> {
    await settled(page);
    await page.clock.fastForward(2 * REFRESH_BURST_MS);
    await settled(page);
  }

  it('on the cart: before it is there, a hundred times, and once it was left', async () => {
    const [method, path] = ['refreshCart', 'get/purchase/info'];
    await page.clock.install();
    await page.addInitScript((name) => {
      const early = setInterval(() => {
        const app = (window as unknown as { asaanHost?: { listeners: unknown[]; tell(message: object): void } })
          .asaanHost;
        app?.tell({ method: name });
        if (document.querySelector('main') !== null) clearInterval(early);
      }, 5);
    }, method);
    await openInApp(page, server, SHOP_STATES.cart, 'hooks');
    await isIdle(page);
    await afterBurst();
    const before = server.requests.length;
    await tell(method, 100);
    await afterBurst();
    expect(server.sent(path, before)).toBeGreaterThan(0);
    expect(server.sent(path, before)).toBeLessThanOrEqual(2);
    await openNowhere(page);
    const after = server.requests.length;
    await tell(method, 10);
    await afterBurst();
    expect([server.sent(path, after), errors]).toEqual([0, []]);
  });
});

describe('reliability row 19, Q49 a token that expires under several calls at once', () => {
  it('opens the login once, however many notice and however often it is pressed', async () => {
    await openInApp(page, server, SHOP_STATES.cart, 'login-once');
    await isIdle(page);
    server.faults.arm({ ...ALWAYS, path: '*', fault: 'code', argument: 400_113 });
    // Three plans are compared: three calls.
    await page.getByRole('button', { name: text.payments.compare.open }).click();
    await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBeGreaterThanOrEqual(3);
    await lastButton(page, text.common.continue).evaluate((element: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) element.click();
    });
    await settled(page);
    const { hits = 0 } = server.faults.armed()[0] ?? {};
    expect(hits).toBeGreaterThan(0);
    expect((await askedOf(page)).filter((method) => method === 'openLogin')).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
