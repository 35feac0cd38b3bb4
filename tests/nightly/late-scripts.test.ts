import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { happensTo } from '../browser/late-files.ts';
import { openStaged, stage } from '../browser/native-app.ts';
import { openPhonePage, withSandbox } from '../browser/phone-page.ts';
import { shownTexts } from '../browser/reach.ts';
import { ordersOf } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';

const text = shownTexts('en');
let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

/** The product page's files, each late by so many seconds. */
const LATE = ['shop.js', 'product.js', 'en.js', 'style.css'].flatMap((file) =>
  [1, 3, 10].map((delay) => [file, delay] as const),
);

it.concurrent.each(LATE)(
  'reliability row 58: %s after %d s by the wall clock: a tap on BUY NOW made before buys once',
  async (file, delay) => {
    const { page, context, see, errors } = await openPhonePage(browser);
    const hits = await happensTo(page, file, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay * 1000));
      await route.continue();
    });
    const staged = await stage(server, SHOP_STATES.product, `late-${file.replace('.', '-')}-${delay}`);
    await openStaged(page, server, staged);
    await page.locator('[data-shell] [data-buy]').click();
    await see(text.shop.cart.addAddress);
    const orders = await ordersOf(server.lender, staged.token);
    expect([hits() > 0, orders.length, errors]).toEqual([true, 1, []]);
    await context.close();
  },
);
