import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

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

/** The text of a card, or of a dialog, by its heading, on one line. */
const partOf = async (page: Page, title: string): Promise<string> => {
  const part = page
    .locator('section, dialog')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  return (await part.innerText()).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ');
};

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
    await page.getByRole('heading', { name: payments.cancel.now }).waitFor();
    // 11,100 less 50, 35, 35 and 100.
    expect(await partOf(page, payments.cancel.now)).toMatch(
      /Rs\. 11,100 .*Rs\. 50 .*Rs\. 35 .*Rs\. 100 .*Rs\. 220 .*Rs\. 10,880$/,
    );
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
    await press(payments.keep.receipt);
    await page.locator('[data-printed]').getByText('Rs.\u00A010,880').waitFor();
    const receipt = (await page.locator('[data-printed]').innerText()).replaceAll('\u00A0', ' ');
    for (const fact of [
      'Rs. 65,488',
      'Rs. 11,100',
      'Rs. 54,388',
      'Rs. 10,880',
      payments.cancel.open,
      payments.receipt.hotline,
    ])
      expect(receipt).toContain(fact);
    await context.close();
  });
});
