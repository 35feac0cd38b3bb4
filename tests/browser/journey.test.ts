import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import { orderId } from '#core/lib/ids.ts';
import { ordersOf, PHONE, SKU } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { sharedChromium } from './chromium.ts';
import { orderFor } from './forms.ts';
import { appOf, askedOf } from './native-app.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { buttonNamed, lastButton, shownTexts } from './reach.ts';

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
    await page.getByRole('heading', { name: 'Galaxy A16', level: 1 }).waitFor();
    expect(await page.title()).toMatch(/^Galaxy A16 – /);
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
    await press('Order and delivery');
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
    await press('Continue');
    await page.getByRole('heading', { name: 'Cooling-off period' }).waitFor();
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

it('R37–R68 in Urdu, inside the app: the larger version, fetched at the shop in two terms, is late, locked and open again', async () => {
  const token = 'sandbox-token-urdu';
  const { common, shop } = shownTexts('ur');
  const { schedule, equipment, status } = shop.order;
  // Somebody who was here before: the address is known.
  const gateway = createMemoryGateway(server.lender, async () => ({ token, parameters: {} }));
  await gateway.startPurchase({ productId: PHONE, skuCode: SKU });
  const [earlier] = await stored(token);
  const earlierId = orderId(earlier?.id ?? 'none');
  await gateway.saveAddress(earlierId, SAMPLE_ADDRESS);
  await gateway.cancelWaitingOrder(earlierId);

  await page.addInitScript({ content: appOf(token, "{ language: 'ur' }") });
  await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
  await page.locator('#root input[name="storage"]').nth(1).check({ force: true });
  await see('64,999');
  await buttonNamed(page, shop.product.buyNow).click();
  await buttonNamed(page, shop.cart.change).click();
  await buttonNamed(page, shop.cart.pickUp).click();
  await buttonNamed(page, shop.cart.terms({ periods: 2 })).click();
  await see(shop.cart.plan.today({ amount: '14,999\u00a0روپے' }));
  await lastButton(page, common.continue).click();
  await expect.poll(() => askedOf(page)).toContain('openOrderConfirmation');
  const [, order] = await stored(token);
  expect(order).toMatchObject({ receiptType: 'pickUp', loanProductId: LOAN_PRODUCTS[1]?.id, firstPayment: 14_999 });

  const id = order?.id ?? '';
  await server.lender.act({ action: 'pay', order: id });
  await page.goto(`${server.origin}/bnpl/productBuyDetails?productOrderId=${id}&back=1`);
  await see(status.waitingForSeller);
  await says(shop.cart.term.total, '70,999');
  for (const action of ['confirm', 'ship', 'deliver'] as const) await server.lender.act({ action, order: id });
  await server.lender.act({ action: 'age', order: id, days: 32 });
  await refresh();
  await see(status.received);
  await see(equipment.available);
  // 28,000 and 2 % of 25,000 for each of two days.
  await says(schedule.late({ late: 1 }), '29,000');
  await says(schedule.rest, '57,000');
  await server.lender.act({ action: 'age', order: id, days: 8 });
  await refresh();
  await see(equipment.locked);
  await says(schedule.unlock, '33,000');
  await says(schedule.rest, '61,000');
  await server.lender.act({ action: 'repay', order: id });
  await refresh();
  await see(equipment.available);
  await says(schedule.rest, '28,000');
});

// Helpers

/** The app says that the page of the order is out of date. */
const refresh = (): Promise<void> =>
  page.evaluate(() =>
    (window as unknown as { readonly asaanHost: { tell(message: object): void } }).asaanHost.tell({
      method: 'refreshOrder',
    }),
  );

/** A text without the marks that keep its direction, on one line. */
const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll(/[\s\u00a0]+/g, ' ');

/** Waits until an amount is the first one behind a label, in Urdu. */
const says = (label: string, amount: string): Promise<void> =>
  expect
    .poll(async () => {
      const words = bare(await page.locator('#root').innerText());
      return /[\d,.]+ روپے/.exec(words.slice(words.lastIndexOf(bare(label))))?.[0];
    })
    .toBe(`${amount} روپے`);

const seeStatus = (name: string): Promise<void> => page.getByRole('heading', { name, level: 2 }).waitFor();

async function sellerMoves(name: string, status: string): Promise<void> {
  await press('Sandbox: the seller’s side');
  await press(name);
  await seeStatus(status);
}

/** What the sandbox holds of the shopper's orders, oldest first. */
const stored = (token = 'sandbox-token'): Promise<readonly OrderRecord[]> => ordersOf(server.lender, token);
