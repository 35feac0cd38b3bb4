import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { fillAddress } from '../browser/forms.ts';
import { appOf, openInApp } from '../browser/native-app.ts';
import { openPhonePage, type PhonePage, REFUSED_STORAGE, withSandbox } from '../browser/phone-page.ts';
import { settled, shownTexts, sinceNavigation } from '../browser/reach.ts';
import { ordersOf } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';

const text = shownTexts('en');
let browser: Browser;
let server: TestServer;
let context: BrowserContext;

withSandbox((...started) => {
  [browser, server] = started;
});
afterEach(() => context.close());

/** A phone, and everything that went wrong on it. */
async function phone(options: BrowserContextOptions = {}): Promise<PhonePage> {
  const opened = await openPhonePage(browser, options);
  context = opened.context;
  context.setDefaultTimeout(30_000);
  return opened;
}

/** 400 kbit/s with two seconds there and back. */
async function onSlow3G(page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const [throughput, latency] = [400_000 / 8, 2000];
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

describe('reliability row 5, slow 3G', { timeout: 180_000 }, () => {
  it.each([
    ['/notify', 'h1'],
    ['/bnpl/productInfo?productId=samsung-galaxy-a16', '[data-fill="name"], h2'],
  ])('a first visit to %s shows its heading within six seconds', async (path, heading) => {
    const { page } = await phone();
    await page.addInitScript({ content: appOf(`${SANDBOX.token}-first-${path.length}`) });
    await onSlow3G(page);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.locator(heading).filter({ hasText: /\S/, visible: true }).first().waitFor();
    expect(await sinceNavigation(page)).toBeLessThan(6000);
  });
});

describe('reliability row 30, a session that cannot be stored', () => {
  const WAYS = {
    ...REFUSED_STORAGE,
    'cannot be read': `Storage.prototype.getItem = () => { throw new Error('no'); };`,
    'is emptied all the time': 'setInterval(() => sessionStorage.clear(), 20);',
  };

  it.each(Object.entries(WAYS))('a phone is bought where storage %s', async (way, script) => {
    const { page, errors } = await phone();
    const shopper = `storage-${way.replaceAll(' ', '-')}`;
    await page.addInitScript({ content: script + appOf(`${SANDBOX.token}-${shopper}`) });
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
    await page.locator('[data-buy]:not([data-shell] *)').click();
    await page.getByRole('button', { name: text.shop.cart.addAddress }).click();
    await fillAddress(page, SAMPLE_ADDRESS);
    await page.getByRole('button', { name: text.common.confirm }).click();
    await page.getByText(SAMPLE_ADDRESS.street).first().waitFor();
    await page.getByRole('button', { name: text.common.continue }).click();
    // Order in hand, draft and language: each was asked for, and each in vain.
    const bought = async () => {
      const orders = await ordersOf(server.lender, `${SANDBOX.token}-${shopper}`);
      return orders.map(({ status, paymentType, receiptType }) => ({ status, paymentType, receiptType }));
    };
    await expect.poll(bought).toEqual([{ status: 'waitingForPayment', paymentType: 'bnpl', receiptType: 'express' }]);
    expect(errors).toEqual([]);
  });
});

describe('reliability row 37, a clock that is wrong', () => {
  const DAY = 24 * 3_600_000;
  const CLOCKS = [-DAY, 3650 * DAY];
  const STATES = ['product-presale', 'product', 'order-4'] as const satisfies readonly ShopStateName[];

  it.each(CLOCKS)('%d ms off: the server decides about pre-sale, and shows its own times', async (off) => {
    for (const state of STATES) {
      let wanted = await wordsAt(0, state);
      const seen = await wordsAt(off, state);
      // An order of the next minute says so in its words.
      if (seen !== wanted) wanted = await wordsAt(0, state);
      expect(seen).toBe(wanted);
    }
  });

  let visits = 0;

  /** What a state says on a device whose clock is `off` ms off. */
  async function wordsAt(off: number, state: ShopStateName): Promise<string> {
    const { page, errors } = await phone();
    visits += 1;
    if (off !== 0) await page.clock.setSystemTime(Date.now() + off);
    await openInApp(page, server, SHOP_STATES[state], `clock-${visits}`);
    const words = await wordsIn(page);
    expect(errors).toEqual([]);
    await context.close();
    return words;
  }
});

describe('a page that is open for long', { timeout: 300_000 }, () => {
  const ROUNDS = 50;

  it(`${ROUNDS} rounds through cart, calculator and address leave no memory or listener behind`, async () => {
    const { page, errors } = await phone({ reducedMotion: 'reduce' });
    await openInApp(page, server, SHOP_STATES.cart, 'leak');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const measured = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    const round = async (): Promise<void> => {
      await page.getByRole('button', { name: text.shop.cart.calculator }).click();
      await page.getByText(text.shop.calculator.confirm).waitFor();
      await page.goBack();
      await page.locator('summary', { hasText: text.shop.cart.change }).click();
      await page.getByRole('button', { name: text.shop.cart.editAddress }).click();
      await page.getByLabel(text.shop.address.fields.email).waitFor();
      await page.goBack();
    };
    // What is fetched and made once.
    for (let warm = 0; warm < 5; warm += 1) await round();
    const before = await measured();
    for (let at = 0; at < ROUNDS; at += 1) await round();
    const after = await measured();
    const growth = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    process.stdout.write(
      `${ROUNDS} rounds: heap ${(growth('JSHeapUsedSize') / 1024).toFixed(0)} kB more, listeners ${growth('JSEventListeners')}, nodes ${growth('Nodes')}\n`,
    );
    expect(growth('JSHeapUsedSize')).toBeLessThan(10 * 1024 * 1024);
    expect(growth('JSEventListeners')).toBeLessThan(20);
    expect(growth('Nodes')).toBeLessThan(500);
    expect(errors).toEqual([]);
  });
});

// Helpers

/** What a page says once it has loaded, without what is each order's own: its ids and its times. */
async function wordsIn(page: Page): Promise<string> {
  await page
    .locator('main:not([data-shell] *)')
    .getByText(/Rs\.|:\d\d/)
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
  // What a page loads later is part of it.
  await settled(page);
  const words = await page.locator('main').innerText();
  return words.replaceAll(/[A-Z]{2,}[A-Z0-9-]*\d{6,}|\d{10,}|\d{4}-\d\d-\d\d \d\d:\d\d/g, '#');
}
