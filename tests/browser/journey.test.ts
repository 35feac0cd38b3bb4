import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presaleEnd } from '#adapters/sandbox/catalogue/variants.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { wallTime } from '#core/text/format.ts';
import { ordersOf } from '../faults/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { launchChromium } from './chromium.ts';
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
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
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
    await page.getByRole('radio', { name: /3 terms/ }).click();
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

  it('R44 a pending order is cancelled by its dialog and the phone bought anew; Escape does nothing', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a06`);
    await press('BUY NOW');
    await see('Add Delivery Address');
    await page.goto(`${server.origin}/bnpl/productInfo?productId=xiaomi-redmi-14c`);
    await press('BUY NOW');
    const dialog = page.getByRole('dialog', { name: 'There is 1 pending mobile order currently.' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await press('Cancel');
    await page.waitForURL(/cartInfo/);
    await see('Redmi 14C');
    expect((await stored()).map(({ status, productId }) => [status, productId])).toEqual([
      ['cancelled', 'samsung-galaxy-a06'],
      ['waitingForPayment', 'xiaomi-redmi-14c'],
    ]);
  });

  it('R43 five taps on BUY NOW in one task send one request', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a06`);
    // The page's own button: a tap on the shell's, before the program, has a test of its own.
    const button = page.locator('[data-buy]:not([data-shell] *)');
    await button.waitFor();
    await button.evaluate((element: HTMLElement) => {
      for (let tap = 0; tap < 5; tap += 1) element.click();
    });
    await page.waitForURL(/cartInfo/);
    expect(server.requests.filter((request) => request.includes('now/buy'))).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('R41 a phone in pre-sale and one that is sold out cannot be bought', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=vivo-v40e-5g`);
    const { year } = wallTime(presaleEnd(Date.now())) ?? { year: '' };
    expect(await page.getByRole('button', { name: `Beginning at 10:00 on 15 January, ${year}` }).isDisabled()).toBe(
      true,
    );
    await page.goto(`${server.origin}/bnpl/productInfo?productId=infinix-hot-50-pro-plus`);
    await page.getByRole('radio', { name: 'Dreamy Purple' }).check();
    expect(await page.getByRole('button', { name: 'Sold Out' }).isDisabled()).toBe(true);
  });

  it('R57 names the first gap, keeps what was typed, and completes an e-mail', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a06`);
    await press('BUY NOW');
    await press('Add Delivery Address');
    await press('Confirm');
    await see('Please enter name');
    // Whoever pressed at the foot of the screen is led there.
    const focused = () => page.evaluate(() => document.activeElement?.closest('div')?.innerText ?? '');
    await expect.poll(focused).toContain('Please enter name');
    await page.getByLabel('Name', { exact: true }).fill('Ayesha');
    await page.getByLabel('Phone Number').fill('0300-123 4567');
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('03001234567');
    await page.getByLabel('Email').fill('ayesha');
    await press('Confirm');
    await see('Please enter email');
    await press('ayesha@gmail.com');
    await press('Confirm');
    await see('Please select province');
    await expect.poll(focused).toContain('Please select province');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ayesha');
    expect(server.requests.some((request) => request.includes('complete/addr'))).toBe(false);
  });

  it('R53 the partner policy must be agreed to before an instalment order goes on', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=tecno-spark-30-pro`);
    await press('BUY NOW');
    await page.getByRole('radio', { name: 'Pick Up' }).check();
    await press('Continue');
    await press('Confirm');
    await see('Please check to agree to this policy.');
    await page.getByLabel('I agree to this policy').check();
    await press('Confirm');
    await page.getByRole('dialog', { name: 'Confirm and pay' }).waitFor();
    expect((await stored())[0]).toMatchObject({ paymentType: 'bnpl', receiptType: 'pickUp' });
  });

  it('Back and reload at every step find the same order again', async () => {
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a06`);
    await press('BUY NOW');
    await see('Add Delivery Address');
    await page.reload();
    await see('Add Delivery Address');
    await press('Add Delivery Address');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.goBack();
    await see('Add Delivery Address');
    await page.goBack();
    await page.getByRole('button', { name: 'BUY NOW' }).waitFor();
    expect(await stored()).toHaveLength(1);
  });

  it('Q54 an address without a phone, and one of nothing, say so', async () => {
    await page.goto(`${server.origin}/bnpl`);
    await see('No phone chosen');
    const response = await page.goto(`${server.origin}/bnpl/nothing`);
    expect(response?.status()).toBe(404);
    await see('Page not found');
    expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
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
