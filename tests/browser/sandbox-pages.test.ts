import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let press: PhonePage['press'];
let problems: string[];

withSandbox((...started) => {
  [browser, server] = started;
});
beforeEach(async () => {
  // Without colours that the browser is told for every frame: the simulator’s phone has its own.
  const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: null } as const;
  ({ context, page, problems, press } = await openPhonePage(browser, wide));
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

const go = (path: string): Promise<unknown> => page.goto(server.origin + path);
const shown = (text: string): Promise<void> =>
  page.frameLocator('iframe').getByText(text).filter({ visible: true }).first().waitFor();

/** Each tool, what its header calls it, and what stands on it once it is there. */
const TOOLS = [
  ['/sandbox', 'Shelf', 'main li'],
  ['/sandbox/simulator?state=order-4', 'Simulator', '[data-log] li'],
  ['/sandbox/states', 'States', 'section iframe'],
  ['/bridge-check', 'Bridge check', '[data-method]'],
] as const;

describe('the tools of the sandbox', () => {
  it('are accessible and fit wide and narrow screens, and each names itself in their menu', async () => {
    for (const [path, name, there] of TOOLS) {
      await page.setViewportSize({ width: 1280, height: 740 });
      await go(path);
      await page.locator(there).first().waitFor();
      const menu = page.getByRole('navigation', { name: 'Pages of the sandbox' });
      expect(await menu.locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
      const found: string[] = [];
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await violations(page)), ...(await faults(page)));
      }
      expect([path, found]).toEqual([path, []]);
    }
  });

  it('R72 a phone whose state was not reached says why, can be read, and tries again', async () => {
    await page.route('**/now/buy', (route) => route.fulfill({ json: { code: 400129, data: null } }));
    await go('/sandbox/simulator?state=order-4');
    await page.getByText('the sandbox refused with 400129').waitFor();
    expect([await violations(page), await faults(page)]).toEqual([[], []]);
    await page.unroute('**/now/buy');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await shown('Already Shipped');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await page.getByRole('heading', { name: 'This state was not reached' }).count()).toBe(0);
  });
});

describe('the simulator', () => {
  it('a link shows the same: state, language, width, colours and size of the text', async () => {
    await go('/sandbox/simulator');
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('order-4');
    await page.getByLabel('Language of the app').selectOption('ur');
    await page.getByLabel('Width').selectOption('412');
    await page.getByText('Colours and text size').click();
    await page.getByLabel('Colours').selectOption('dark');
    await page.getByLabel('Text size').selectOption('200');
    const link = page.url();
    expect(new URL(link).search).toBe('?state=order-4&language=ur&width=412&scheme=dark&text=200');
    await page.goto('about:blank');
    await page.goto(link);
    await shown(shownTexts('ur').shop.order.status.shipped);
    const root = page.frameLocator('iframe').locator('html');
    const looks = await root.evaluate((html) => [
      window.innerWidth,
      window.matchMedia('(prefers-color-scheme: dark)').matches,
      getComputedStyle(html).fontSize,
    ]);
    expect(looks).toEqual([412, true, '32px']);
    // Each change is a step of its own, which Back takes back.
    await press('Next state');
    expect(new URL(page.url()).searchParams.get('state')).not.toBe('order-4');
    await page.goBack();
    await shown(shownTexts('ur').shop.order.status.shipped);
    expect(page.url()).toBe(link);
    // Where there is no such state, the usual one is shown, and the page says so.
    await go('/sandbox/simulator?state=__proto__');
    await page.getByRole('alert').filter({ hasText: '“__proto__”' }).waitFor();
    await shown(shownTexts('en').shop.product.buyNow);
  });

  it('Q67 the log folds what was sent and answered, is filtered, copied and cleared', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await go('/sandbox/simulator?state=order-4&language=ur');
    await shown(shownTexts('ur').shop.order.status.shipped);
    const lines = page.locator('[data-log] li');
    const asked = lines.filter({ hasText: 'getAppParameters' }).first();
    await asked.locator('summary').focus();
    expect(await asked.getByText('"language": "ur"').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await asked.getByText('"language": "ur"').waitFor();
    await page.getByLabel('Filter the log').fill('gettoken');
    await expect.poll(async () => new Set(await lines.locator('code').allInnerTexts())).toEqual(new Set(['getToken']));
    await press('Copy');
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\d\d:\d\d:\d\d\.\d{3} {2}page → app {2}getToken {2}\{\} {2}→ "sandbox-token-/);
    await press('Clear');
    await page.getByText('Nothing yet.').waitFor();
    await page.getByLabel('Filter the log').fill('');
    await press('Refresh the order');
    await lines.filter({ hasText: 'app → page' }).filter({ hasText: 'refresh the order' }).waitFor();
  });
});

describe('the page of all states', () => {
  it('finds states by name, title and line, which its address keeps, and leads to each in the simulator', async () => {
    await go('/sandbox/states');
    const states = page.locator('section[id]');
    await expect.poll(() => states.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SHOP_STATE_NAMES);
    await page.getByLabel('Filter by name').fill('r53 policy');
    const found = SHOP_STATE_NAMES.filter((name) => (SHOP_STATES[name].shows as readonly string[]).includes('R53'));
    await expect.poll(() => states.evaluateAll((all) => all.map(({ id }) => id))).toEqual(found);
    expect(await page.getByRole('navigation', { name: 'Index' }).locator('a').count()).toBe(found.length);
    await page.getByLabel('Languages').selectOption('ur');
    await page.reload();
    await expect.poll(() => states.evaluateAll((all) => all.map(({ id }) => id))).toEqual(found);
    const first = states.first();
    await first.frameLocator('iframe').getByText(shownTexts('ur').shop.cart.policy.text).waitFor();
    expect(await first.locator('iframe').count()).toBe(1);
    await first.getByRole('link', { name: 'Open in the simulator' }).click();
    await page.waitForURL(`**/sandbox/simulator?state=${found[0]}&language=ur`);
  });
});

describe('what stands in for others in the shop', () => {
  it('Q67 the strip and its sheet and the app’s own pages speak the language of the page below them', async () => {
    await reach(page, server, SHOP_STATES['order-4'], { shopper: 'strip', language: 'ur' });
    const { shop } = shownTexts('ur');
    const strip = page.locator('[data-sandbox] > button');
    expect(await strip.innerText()).toMatch(/^[^A-Za-z]+$/);
    await strip.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(shop.order.status.shipped).waitFor();
    await expect.poll(() => sheet.getByRole('button', { disabled: true }).count()).toBe(7);
    expect(await sheet.innerText()).toMatch(/^[^A-Za-z]+$/);
    expect([await violations(page), await faults(page)]).toEqual([[], []]);
    await sheet.getByRole('button', { name: 'کوریئر پہنچا دے' }).click();
    await page.getByText(shop.order.status.received).filter({ visible: true }).first().waitFor();
    await reach(page, server, SHOP_STATES['order-1'], { shopper: 'native', language: 'ur' });
    await page.getByRole('button', { name: shop.order.schedule.pay }).first().click();
    const dialog = page.locator('dialog[open]:has([data-sandbox])');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/^[^A-Za-z]+$/);
    await dialog.getByRole('button', { name: 'ادا کریں' }).click();
    await page.getByText(shop.order.status.waitingForSeller).filter({ visible: true }).first().waitFor();
  });
});
