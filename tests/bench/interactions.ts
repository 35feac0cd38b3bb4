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
  page.getByRole('textbox', { name: label, exact: true }).pressSequentially(keys, { delay: 80 });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Where the forms are, and what a person types and presses in each, one after the other on the same page. */
const PATHS: readonly (readonly [path: string, forms: Readonly<Record<string, (page: Page) => Promise<unknown>>>])[] = [
  [
    '/notify',
    {
      async '/notify'(page) {
        await type(page, site.numberCheck.field, '0516011632');
        await page.keyboard.press('Enter');
      },
    },
  ],
  ['/calculator', { '/calculator': (page) => type(page, site.calculator.fields.loanAmount, '20000') }],
  [
    '/complaints',
    {
      async '/complaints'(page) {
        const { fields, submit } = site.complaint;
        await type(page, fields.name, 'Ayesha');
        await type(page, fields.mobile, '3001234567');
        await type(page, fields.problem, 'Somebody calls me.');
        await press(page, submit);
      },
    },
  ],
  [
    PRODUCT,
    {
      async product(page) {
        await page.getByRole('radio').nth(1).click({ force: true });
        await press(page, shop.product.buyNow);
        await page.getByRole('button', { name: shop.cart.addAddress }).waitFor();
      },
      async cart(page) {
        await page.getByRole('radio', { name: /^2 terms/ }).click({ force: true });
        await press(page, shop.cart.addAddress);
        await page.getByLabel(shop.address.fields.name, { exact: true }).waitFor();
      },
      async address(page) {
        await type(page, shop.address.fields.name, 'Ayesha');
        await type(page, shop.address.fields.street, 'House 12');
        await page.getByRole('button', { name: shop.address.fields.province }).click();
        await press(page, 'Punjab');
      },
    },
  ],
];

/** From a key or a tap to the next paint, the longest in each form, on a processor six times slower. */
export async function interactions(browser: Browser, origin: string, tell: (row: Row) => void): Promise<void> {
  for (const [path, forms] of PATHS) {
    const times = new Map(Object.keys(forms).map((form) => [form, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      if (path === PRODUCT) await page.addInitScript({ content: appOf(`${SANDBOX.token}-bench-${round}`) });
      await page.addInitScript(watchInteractions);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await slowDown(page, CPU_SLOWDOWN);
      for (const [form, use] of Object.entries(forms)) {
        await use(page);
        await page.waitForTimeout(1000);
        const seen = await page.evaluate(() => (window as unknown as { longest: () => number }).longest());
        times.get(form)?.push(seen);
      }
      await context.close();
    }
    for (const [page, all] of times) {
      const median = all.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
      tell({ page, what: 'interaction to paint', ours: median, theirs: null, goal: GOAL_MS });
    }
  }
}

/** Runs in the page: notes the longest time from a key or a tap to the paint after it, ms, since it was last asked. */
function watchInteractions(): void {
  let longest = 0;
  const options = { type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if ((interactionId ?? 0) > 0) longest = Math.max(longest, duration);
  }).observe(options);
  const ask = (): number => {
    const seen = longest;
    longest = 0;
    return seen;
  };
  Object.assign(window, { longest: ask });
}
