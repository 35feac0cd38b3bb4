import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let glass: FrameLocator;
let problems: string[];
let press: PhonePage['press'];
withSandbox((...started) => {
  [browser, server] = started;
});
beforeEach(async () => {
  const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
  ({ context, page, problems, press } = await openPhonePage(browser, wide));
  glass = page.frameLocator('iframe');
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

const open = (query: string): Promise<unknown> => page.goto(`${server.origin}/sandbox/simulator?${query}`);
/** Opens what is folded in the panel; pressed once more it would close. */
const unfold = (name: string): Promise<void> =>
  page.locator('details:not([open]) > summary').filter({ hasText: name }).click();
const tap = (name: string): Promise<void> => glass.getByRole('button', { name, exact: true }).click();
const see = (words: string): Promise<void> => glass.getByText(words).filter({ visible: true }).first().waitFor();
const heard = (method: string): Promise<void> => page.locator('[data-log]').getByText(method).first().waitFor();

describe('the simulator: the shop in a frame, the app around it', () => {
  it('walks a purchase from the cart to the receipt over the bridge', async () => {
    await open('state=cart');
    await see('Model Town');
    await heard('getToken');
    await tap('Continue');
    await heard('openOrderConfirmation');
    await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
    await see('Waiting For Seller Confirmation');
    await press('Seller confirms');
    await see('Ready For Shipment');
    await press('Seller ships');
    await see('Already Shipped');
    await tap('Confirm Receipt');
    await tap('Confirm');
    await see('Received');
    await tap('Back');
  });

  it('the gateway’s faults are armed beside the phone: what is lost on its way is said, and asked for', async () => {
    await open('state=cart');
    await see('Model Town');
    await unfold('What goes wrong with its requests');
    await page.getByLabel('Next request to').selectOption('purchase/action');
    await page.getByLabel('What happens to it').selectOption('commitThenDrop');
    await press('Let it happen');
    await page.getByText('Armed: purchase/action').waitFor();
    await tap('Continue');
    await expect.poll(() => server.faults.armed()[0]?.hits).toBe(1);
    // Q62: the order is asked for, and had gone on: so does the shopper, and nothing is sent again.
    await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
    await see('Waiting For Seller Confirmation');
    await press('Let nothing happen');
    await expect.poll(() => server.faults.armed()).toEqual([]);
    problems = problems.filter((problem) => !problem.includes('ERR_'));
  });
});
