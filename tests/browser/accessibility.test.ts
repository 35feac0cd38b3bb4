import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ADDRESSES, sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { violations } from './look.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;

withSandbox((...started) => {
  [browser, server] = started;
});

describe.each(['light', 'dark'] as const)('every page and state in %s', (colorScheme) => {
  let context: BrowserContext;
  let page: Page;
  let press: PhonePage['press'];
  beforeAll(async () => {
    ({ context, page, press } = await openPhonePage(browser, { colorScheme, reducedMotion: 'reduce' }));
  });
  afterAll(() => context.close());

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
      // Its receipt would stand on the other language's page too.
      await press(text.complaint.eraseReceipts);
      await go(sitePath('calculator', language));
      await page.waitForFunction(() => 'asaanIsUp' in window);
      // It stands open already where the other language's page was left so.
      await page.locator('form details').evaluate((late: HTMLDetailsElement) => {
        late.open = true;
      });
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
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });
});

describe('where the person’s own colours paint over ours', () => {
  it('the chosen tab, the chosen colour and the picture of what is owed are still told apart', async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      forcedColors: 'active',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const styles = (selector: string, property: string): Promise<readonly string[]> =>
      page
        .locator(selector)
        .evaluateAll((found, name) => found.map((each) => getComputedStyle(each).getPropertyValue(name)), property);

    await page.goto(`${server.origin}/servise`);
    await page.waitForFunction(() => 'asaanIsUp' in window);
    const { fields, late } = textsOf('en').site.calculator;
    await page.getByText(late, { exact: true }).click();
    for (const [name, value] of [
      [fields.loanAmount, '20000'],
      [fields.loanDay, '30'],
      [fields.penaltyRate, '2.3'],
    ] as const) {
      await page.getByLabel(name).first().fill(value);
    }
    expect(await styles('[role=tab]', 'border-top-style')).toEqual(['solid', 'none']);
    const [canvas] = await styles('body', 'background-color');
    const rows = 'tbody tr:not([data-reached]) td > :first-child';
    const bars = await styles(rows, 'color');
    expect(bars).toHaveLength(4);
    expect(bars).not.toContain(canvas);
    expect((await styles('tr[data-reached] td > :first-child', 'stroke-dasharray')).join()).toMatch(/\d/);
    expect(await styles(rows, 'stroke-dasharray')).not.toContain('6px, 3px');

    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
    await page.locator('[type=radio]').first().waitFor();
    expect(new Set(await styles('[type=radio]:checked', 'border-top-width'))).toEqual(new Set(['4px']));
    expect(new Set(await styles('[type=radio]:not(:checked)', 'border-top-style'))).not.toContain('solid');
    await context.close();
  });
});

// Helpers

/** No violation that axe finds, and no sideways scroll on the narrowest phone. */
async function check(page: Page, state: string): Promise<void> {
  expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  expect({ state, overflow }).toEqual({ state, overflow: 0 });
}
