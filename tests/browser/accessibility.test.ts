import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ADDRESSES, sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { launchChromium } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startTestServer(true);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['light', 'dark'] as const)('every page and state in %s', (colorScheme) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
  });
  afterAll(() => context.close());

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const go = (path: string): Promise<unknown> => page.goto(server.origin + path);

  it('the public pages', async () => {
    for (const path of [...SITE_ADDRESSES.map((each) => each.path), '/nothing', '/nothing/urdo']) {
      await go(path);
      await page.waitForFunction(() => 'asaanIsUp' in window || document.querySelector('[data-island]') === null);
      await check(page, path);
    }
    await go('/notify');
    for (const number of ['0516011632', '03001234567', '923205690243']) {
      await page.getByLabel('Phone number').fill(number);
      await press('Check number');
      await check(page, number);
    }
  });

  it('the states of the public pages, in both languages', async () => {
    for (const language of ['en', 'ur'] as const) {
      const text = textsOf(language).site;
      await go(sitePath('complaints', language));
      await page.waitForFunction(() => 'asaanIsUp' in window);
      await press(text.complaint.submit);
      await check(page, `complaint with problems, ${language}`);
      await page.getByLabel(text.complaint.fields.name).fill('Ayesha');
      await page.getByLabel(text.complaint.fields.mobile).fill('3001234567');
      await page.getByLabel(text.complaint.fields.problem).fill('A caller asked for my PIN.');
      await press(text.complaint.submit);
      await page.getByRole('heading', { name: text.complaint.submitted }).waitFor();
      await check(page, `complaint sent, ${language}`);
      await go(sitePath('calculator', language));
      await page.waitForFunction(() => 'asaanIsUp' in window);
      for (const [field, value] of Object.entries({
        loanAmount: '900',
        loanDay: '30',
        penaltyRate: '2',
        overdueDays: '60',
      })) {
        await page.getByLabel(text.calculator.fields[field as keyof typeof text.calculator.fields]).fill(value);
      }
      await check(page, `calculator with figures, ${language}`);
      await go(sitePath('home', language));
      await page.getByText(text.frame.openMenu, { exact: true }).click();
      await check(page, `menu, ${language}`);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate((key) => sessionStorage.removeItem(key), `riskSeen:${language}`);
      await go(sitePath('home', language));
      await page.locator('dialog#risk[open]').waitFor();
      await axe(page, `risk dialog, ${language}`);
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });

  it('the shop, from the shelf to a refund', async () => {
    await go(`/sandbox?shopper=axe-${colorScheme}`);
    await check(page, 'shelf');
    await go('/bnpl/productInfo?productId=vivo-v40e-5g');
    await page.getByText('Beginning at').waitFor();
    await check(page, 'pre-sale');
    await go('/bnpl/productInfo?productId=nothing');
    await page.getByText('This page could not be loaded').waitFor();
    await check(page, 'failed');
    await go('/bnpl/productInfo?productId=samsung-galaxy-a16');
    await page.getByRole('button', { name: 'BUY NOW' }).waitFor();
    await check(page, 'product');
    await press('BUY NOW');
    await page.getByText('Add Delivery Address').waitFor();
    await check(page, 'cart without address');
    await press('Add Delivery Address');
    await page.getByLabel('Email').fill('ayesha');
    await press('Confirm');
    await check(page, 'address with a problem');
    await page.getByRole('button', { name: /Province/ }).click();
    await check(page, 'provinces');
    await press('Punjab');
    await check(page, 'cities');
    await press('Lahore');
    await page.getByLabel('Name', { exact: true }).fill('Ayesha');
    await page.getByLabel('Phone Number').fill('03001234567');
    await press('ayesha@gmail.com');
    await page.getByLabel('Residential Address').fill('House 12');
    await press('Confirm');
    await page.getByText('House 12').waitFor();
    await check(page, 'cart');
    await press('Instalment calculator');
    await page.getByText('Confirm Calculation').waitFor();
    await check(page, 'calculator');
    await press('Back');
    await page.getByText('House 12').waitFor();
    await press('Continue');
    await press('Pay');
    await page.getByText('Waiting For Seller Confirmation').waitFor();
    await press('Show the breakdown');
    await check(page, 'order');
    await press('Help');
    await check(page, 'help');
    await press('Close');
    await press('Cancel and get a refund');
    await page.getByText('Confirm Refund').waitFor();
    await check(page, 'refund');
    await press('Confirm Refund');
    await page.getByText('business days').waitFor();
    await check(page, 'tips');
  });
});

// Helpers

interface AxeWindow {
  readonly axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}

/** No violation that axe finds, and no sideways scroll on the narrowest phone. */
async function check(page: Page, state: string): Promise<void> {
  await axe(page, state);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  expect({ state, overflow }).toEqual({ state, overflow: 0 });
}

async function axe(page: Page, state: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect({ state, found }).toEqual({ state, found: [] });
}
