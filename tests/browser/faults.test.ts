import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { openInApp } from './native-app.ts';
import { lastButton, shownTexts } from './reach.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');

let server: TestServer;
let page: Page;
let errors: string[];

withPhone((visit) => {
  ({ server, page, errors } = visit);
});
afterEach(() => expect(errors).toEqual([]));

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
