import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { openInApp } from './native-app.ts';
import { buttonNamed, lastButton, shownTexts } from './reach.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');
/** Longer than any call may take (Q63), ms. */
const PAST_ALL_DEADLINES = 31_000;

let server: TestServer;
let page: Page;
let errors: string[];

withPhone((visit) => {
  ({ server, page, errors } = visit);
});
afterEach(() => expect(errors).toEqual([]));

describe('Q48, Q62, R72 a call that goes wrong', () => {
  it('R72 of a page: the words of its code, and it loads when it is asked to', async () => {
    server.faults.arm({ ...ALWAYS, path: 'get/order/details', fault: 'code', argument: 400_110 });
    await openInApp(page, server, SHOP_STATES['order-4'], 'question-refused');
    await told('lost required paramete').waitFor();
    server.faults.clear();
    await buttonNamed(page, text.common.retry).click();
    await buttonNamed(page, text.shop.order.confirmReceipt).waitFor();
  });

  it('Q62 of a command: it goes out once, and the page says that its outcome is unknown', async () => {
    await openInApp(page, server, SHOP_STATES['cart'], 'command-lost');
    await page.clock.install();
    server.faults.arm({ ...ALWAYS, path: 'purchase/action', fault: 'hang' });
    await lastButton(page, text.common.continue).click();
    await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBe(1);
    await page.clock.fastForward(PAST_ALL_DEADLINES);
    await told(text.notices.continueUnknown).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(server.faults.armed()[0]?.hits).toBe(1);
  });
});

describe('Q62 what could not be confirmed', () => {
  it('is no longer told in the cart of the tap that buys', async () => {
    await openInApp(page, server, SHOP_STATES['product'], 'confirmed');
    server.faults.arm({ ...ALWAYS, fault: 'status', argument: { status: 502, body: '' }, path: 'now/buy' });
    await lastButton(page, text.shop.product.buyNow).click();
    await told(text.notices.buyUnknown).waitFor();
    expect(server.faults.armed()[0]?.hits).toBe(1);
    server.faults.clear();
    await lastButton(page, text.shop.product.buyNow).click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(await told(text.notices.buyUnknown).count()).toBe(0);
  });
});

/** What the page tells, with these words. */
const told = (words: string) => page.locator('[role="status"][aria-live]').filter({ hasText: words });
