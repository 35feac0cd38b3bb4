import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage, type PhonePage, withSandbox } from './phone-page.ts';
import { reach } from './reach.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

const { payments } = english;
let people = 0;

/** Somebody new in a state of the shop, on a phone. */
async function visit(state: ShopState, at: TestServer = server): Promise<PhonePage> {
  const phone = await openPhonePage(browser, { acceptDownloads: true });
  people += 1;
  await reach(phone.page, at, state, { shopper: `owed-${people}` });
  return phone;
}

describe('what is owed, before it is agreed to', () => {
  it('R52 the plans are a table to a reader at every width', async () => {
    const { context, page } = await visit(SHOP_STATES['cart-compare']);
    await page.getByText('6,209').first().waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const total = page.getByRole('row', { name: 'Total 55,499 55,499 60,826 65,488', exact: true });
      expect([width, await total.getByRole('cell').count()]).toEqual([width, 4]);
      await page.getByRole('row', { name: 'First payment 55,499 11,100 11,100 11,100', exact: true }).waitFor();
      expect([width, await page.getByRole('columnheader', { name: '3 terms' }).count()]).toEqual([width, 1]);
    }
    await context.close();
  });
});

describe('what is owed, once the order exists', () => {
  it('R67 the order says what comes back before anybody asks, and its payments leave as a calendar, a list and a receipt', async () => {
    const { context, page, press } = await visit(SHOP_STATES['order-2']);
    await press(english.shop.order.refund);
    const preview = page.locator('details', { hasText: english.shop.order.refund });
    // 11,100 less 50, 35, 35 and 100.
    await expect
      .poll(async () => (await preview.innerText()).replace(/\s+/g, ' '))
      .toMatch(/Rs\. 11,100 .*Rs\. 50 .*Rs\. 35 .*Rs\. 100 .*Rs\. 220 .*Rs\. 10,880/);
    await press(payments.keep.title);
    const saved = page.waitForEvent('download');
    await press(payments.keep.calendar);
    const download = await saved;
    expect(download.suggestedFilename()).toBe('payments.ics');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR[^]*Payment 1 of 3: Rs/);
    const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await press(payments.keep.share);
    const list = new URL((await opened).url()).searchParams.get('text') ?? '';
    expect(list).toMatch(/^Payments for Galaxy A16\n• Payment 1 of 3: Rs/);
    await page.bringToFront();
    await press(payments.receipt.title);
    await page.locator('[data-printed]').waitFor();
    const receipt = (await page.locator('[data-printed]').innerText()).replaceAll('\u00A0', ' ');
    for (const fact of ['Rs. 65,488', 'Rs. 11,100', 'Rs. 54,388', payments.receipt.hotline])
      expect(receipt).toContain(fact);
    await context.close();
  });
});
