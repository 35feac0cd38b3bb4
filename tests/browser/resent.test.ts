import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { ordersOf } from '../support/acts.ts';
import { type Mishap, type ResendingProxy, startResendingProxy } from '../support/resending-proxy.ts';
import type { TestServer } from '../support/test-server.ts';
import { lastButton, reach, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');

let server: TestServer;
let page: Page;
let proxy: ResendingProxy;
/** The sandbox as the page sees it: through the proxy. */
let proxied: TestServer;

withPhone((visit) => {
  ({ server, page } = visit);
});
beforeEach(async () => {
  proxy = await startResendingProxy(server.origin);
  proxied = { ...server, origin: proxy.origin };
});
afterEach(() => proxy.stop());

describe('Chromium sends a request again by itself where a connection that it kept open is reset', () => {
  it('R43 a purchase takes effect once, and the page goes on as if nothing had happened', async () => {
    await reach(page, proxied, SHOP_STATES.product, { shopper: 'resent' });
    const buy = lastButton(page, text.shop.product.buyNow);
    await buy.waitFor();
    await settled(page);
    const { asked, arrived } = await during({ holds: '/bnpl/now/buy', kind: 'cut', times: 1 }, async () => {
      await buy.click();
      await page.getByText(text.shop.cart.addAddress).waitFor();
    });
    expectResent(asked, arrived);
    expect(await page.getByText(text.notices.outcomeUnknown).count()).toBe(0);
    expect(await ordersOf(server.lender, `${SANDBOX.token}-resent`)).toHaveLength(1);
  });
});

// Helpers

/** The requests of a path that came out of the browser. */
const arrivals = (path: string) => proxy.seen.filter(({ line }) => line.startsWith('POST') && line.includes(path));

/** Lets a mishap happen while something is pressed: how often the page asked, and how often the browser sent. */
async function during(mishap: Mishap, press: () => Promise<void>) {
  // Nothing is sent again on a new connection: one is kept open, of those that carry no cookies.
  await page.evaluate(() => fetch('/healthz', { credentials: 'omit' }).then((response) => response.text()));
  proxy.mishaps.push(mishap);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(mishap.holds)) asked += 1;
  });
  await press();
  return { asked, arrived: arrivals(mishap.holds) };
}

/** The page asked once; the browser sent that twice, the second time on another connection; and both came to the sandbox. */
function expectResent(asked: number, arrived: ReturnType<typeof arrivals>): void {
  const [first, second] = arrived;
  expect([asked, arrived.length, first?.isReused, first?.line === second?.line]).toEqual([1, 2, true, true]);
  expect(first?.connection).not.toBe(second?.connection);
  expect(server.requests.filter((line) => `${first?.line}`.startsWith(line))).toHaveLength(2);
}
