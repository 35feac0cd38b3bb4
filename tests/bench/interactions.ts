import type { Browser, Page } from 'playwright-core';
import { SANDBOX } from '#adapters/server/settings.ts';
import { english } from '#core/text/catalogue.ts';
import { appOf } from '../browser/native-app.ts';
import { PHONE, type Row, slowDown } from './visits.ts';

/** A weak phone's processor, once the page is there. */
const CPU_SLOWDOWN = 6;
/** The longest that the next paint may take after a key or a tap, ms. */
const GOAL_MS = 150;
/** How often each form is used; the median counts. */
const ROUNDS = 3;

const { site, shop } = english;
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';

const type = (page: Page, label: string, keys: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).pressSequentially(keys, { delay: 80 });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Each form: where it is, and what a person types and presses in it. */
const FORMS: readonly (readonly [path: string, use: (page: Page) => Promise<unknown>])[] = [
  [
    '/notify',
    async (page) => {
      await type(page, site.numberCheck.field, '0516011632');
      await page.keyboard.press('Enter');
    },
  ],
  ['/calculator', (page) => type(page, site.calculator.fields.loanAmount, '20000')],
  [
    '/complaints',
    async (page) => {
      const { fields, submit } = site.complaint;
      for (const [label, keys] of [
        [fields.name, 'Ayesha'],
        [fields.mobile, '3001234567'],
        [fields.problem, 'Somebody calls me.'],
      ] as const)
        await type(page, label, keys);
      await press(page, submit);
    },
  ],
  [
    PRODUCT,
    async (page) => {
      await page.getByRole('radio').nth(1).click({ force: true });
      await press(page, shop.product.buyNow);
      await page.getByRole('radio', { name: /^2 terms/ }).click({ force: true });
      await press(page, shop.cart.addAddress);
      await type(page, shop.address.fields.name, 'Ayesha');
      await type(page, shop.address.fields.street, 'House 12');
      await page.getByRole('button', { name: shop.address.fields.province }).click();
      await press(page, 'Punjab');
    },
  ],
];

/** From a key or a tap to the next paint, the longest in each form, on a processor six times slower. */
export async function interactions(browser: Browser, origin: string, tell: (row: Row) => void): Promise<void> {
  for (const [path, use] of FORMS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      if (path === PRODUCT) await page.addInitScript({ content: appOf(`${SANDBOX.token}-bench-${round}`) });
      await page.addInitScript(watchInteractions);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await slowDown(page, CPU_SLOWDOWN);
      await use(page);
      await page.waitForTimeout(1000);
      times.push(await page.evaluate(() => (window as unknown as { longest: number }).longest));
      await context.close();
    }
    const median = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
    const what = `interaction to paint${path === PRODUCT ? ', to the address' : ''}`;
    tell({ page: path, what, ours: median, theirs: null, goal: GOAL_MS });
  }
}

/** Runs in the page: notes the longest time from a key or a tap to the paint after it, ms. */
function watchInteractions(): void {
  const noted = window as unknown as { longest: number };
  noted.longest = 0;
  const options = { type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if ((interactionId ?? 0) > 0) noted.longest = Math.max(noted.longest, duration);
  }).observe(options);
}
