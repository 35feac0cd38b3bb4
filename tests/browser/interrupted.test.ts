import { Hono } from 'hono';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { READ_DEADLINE_MS } from '#core/ports/gateway.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { ALWAYS, ordersOf } from '../support/acts.ts';
import { builtSite } from '../support/built.ts';
import type { TestServer } from '../support/test-server.ts';
import { openInApp, openStaged, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { lastButton, settled, shownTexts } from './reach.ts';

const text = shownTexts('en');
let server: TestServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

withPhone((visit) => {
  ({ server, context, page, errors } = visit);
});

const nameOf = (what: string): string => what.replaceAll(/[^A-Za-z0-9]+/g, '-');

const isDone = (on: Page): Promise<void> =>
  expect.poll(() => on.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count()).toBe(0);

/** The shopper's orders that were not cancelled. */
const openOrders = async (shopper: string): Promise<number> =>
  (await ordersOf(server.lender, `${SANDBOX.token}-${shopper}`)).filter(({ status }) => status !== 'cancelled').length;

describe('reliability row 28, a page that goes away in the middle of a command', () => {
  it.each(['reloaded', 'killed, and opened again'])(
    'BUY NOW, %s: the state is read, and nothing is sent again',
    async (how) => {
      const shopper = `gone-${nameOf(how)}`;
      const staged = await stage(server, SHOP_STATES.product, shopper);
      await openStaged(page, server, staged);
      const pressed = lastButton(page, text.shop.product.buyNow);
      await pressed.waitFor();
      // It is done, and its answer comes late.
      server.faults.arm({ ...ALWAYS, path: 'now/buy', fault: 'slow', argument: 700 });
      const before = server.requests.length;
      await pressed.click();
      await expect.poll(() => server.sent('now/buy', before)).toBe(1);
      if (how === 'reloaded') await page.reload();
      else {
        await page.close();
        page = await context.newPage();
        await openStaged(page, server, { ...staged, state: { ...staged.state, press: () => [] } });
      }
      server.faults.clear();
      await isDone(page);
      expect(errors).toEqual([]);
      expect(server.sent('now/buy', before)).toBe(1);
      expect(await openOrders(shopper)).toBe(1);
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

describe('Q62 what could not be confirmed', () => {
  it('is no longer told in the cart of the tap that buys', async () => {
    await openInApp(page, server, SHOP_STATES.product, 'confirmed');
    server.faults.arm({ ...ALWAYS, fault: 'status', argument: { status: 502, body: '' }, path: 'now/buy' });
    await lastButton(page, text.shop.product.buyNow).click();
    await told(text.notices.buyUnknown).waitFor();
    expect(server.faults.armed()[0]?.hits).toBe(1);
    server.faults.clear();
    await lastButton(page, text.shop.product.buyNow).click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect([await told(text.notices.buyUnknown).count(), errors]).toEqual([0, []]);
  });
});

/** What the page tells, with these words. */
const told = (words: string) => page.locator('[role="status"][aria-live]').filter({ hasText: words });
