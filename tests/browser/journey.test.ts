import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { ordersOf } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { sharedChromium } from './chromium.ts';
import { orderFor } from './forms.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let problems: string[];
let press: PhonePage['press'];
let see: PhonePage['see'];

beforeAll(async () => {
  browser = await sharedChromium();
});
beforeEach(async () => {
  server = await startTestServer(true);
  const permissions = ['clipboard-read', 'clipboard-write'];
  ({ context, page, problems, press, see } = await openPhonePage(browser, { permissions }));
});
afterEach(async () => {
  await context.close();
  await server.stop();
  expect(problems).toEqual([]);
});

describe('R37–R68 a phone, from the shelf to the refund, over the real wire', () => {
  it('is bought on instalments and received; a second one is bought in full and refunded', async () => {
    await page.goto(`${server.origin}/sandbox`);
    await page.getByRole('link', { name: /Galaxy A16/ }).click();
    await page.getByRole('heading', { name: 'Galaxy A16', level: 2 }).waitFor();
    await see('Rs. 55,999');
    await page.getByRole('radio', { name: 'Light Green' }).check();
    await orderFor(page, SAMPLE_ADDRESS);
    await page.getByRole('radio', { name: /3 terms/ }).check();
    await see('Rs. 65,488');
    await press('Continue');
    await page.getByRole('dialog', { name: 'Confirm and pay' }).waitFor();
    const [first] = await stored();
    expect(first).toMatchObject({
      status: 'waitingForPayment',
      paymentType: 'bnpl',
      receiptType: 'express',
      skuCode: 'samsung-galaxy-a16--light-green--128gb-6gb',
    });
    await press('Pay');
    await seeStatus('Waiting For Seller Confirmation');
    expect((await stored())[0]?.installments.map(({ amount }) => amount)).toEqual([18_130, 18_129, 18_129]);

    await sellerMoves('Seller confirms', 'Ready For Shipment');
    await sellerMoves('Seller ships', 'Already Shipped');
    await press('Copy parcel ID');
    await see('Copy Successful');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await stored())[0]?.trackingNumber);
    await press('Copy order ID');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first?.id);
    await press('Confirm Receipt');
    await press('Confirm');
    await seeStatus('Received');
    await see('View payment information');
    expect((await stored())[0]).toMatchObject({ status: 'received' });
    expect((await stored())[0]?.receivedAt).not.toBeNull();

    await page.goto(`${server.origin}/bnpl/productInfo?productId=xiaomi-redmi-14c`);
    await press('BUY NOW');
    await see(SAMPLE_ADDRESS.street);
    await see('Unavailable');
    await page.getByRole('radio', { name: /BNPL/ }).click();
    await see('Please settle your current mobile order before selecting other items or choose [Full Payment].');
    await press('Continue');
    await press('Pay');
    await seeStatus('Waiting For Seller Confirmation');
    await press('Cancel and get a refund');
    await see('Rs. 26,349');
    await press('Confirm Refund');
    await see('The money arrives within 7 business days.');
    await press('OK');
    expect(await page.getByRole('button', { name: 'Refund requested' }).isDisabled()).toBe(true);
    await press('Back');
    await seeStatus('Returns/Refunds');
    expect((await stored()).map(({ status }) => status)).toEqual(['received', 'returns']);

    const calls = server.requests.filter((request) => request.includes('/v1/bnpl/'));
    expect(calls.length).toBeGreaterThan(20);
    for (const call of calls)
      expect(call).toMatch(/^POST \/gateway\/v1\/bnpl\/[a-z/]+\?data=[A-Za-z0-9%]+&source=asaan$/);
    const everything = server.requests.join('\n');
    for (const secret of ['sandbox-token', 'Ayesha', '0300123', 'ayesha@', 'Model', first?.id ?? 'no order']) {
      expect(everything).not.toContain(secret);
    }
  });
});

// Helpers

const seeStatus = (name: string): Promise<void> => page.getByRole('heading', { name, level: 2 }).waitFor();

async function sellerMoves(name: string, status: string): Promise<void> {
  await press('Sandbox: the seller’s side');
  await press(name);
  await seeStatus(status);
}

/** What the sandbox holds of the shopper's orders, oldest first. */
const stored = (): Promise<readonly OrderRecord[]> => ordersOf(server.lender, 'sandbox-token');
