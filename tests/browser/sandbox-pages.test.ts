import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
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
  it.each(TOOLS)(
    '%s lies well at every width, in light, dark, forced colours and text of 200 %',
    async (path, name, there) => {
      await go(path);
      await page.locator(there).first().waitFor();
      const menu = page.getByRole('navigation', { name: 'Pages of the sandbox' });
      expect(await menu.locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
      expect(
        await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/sandbox', '/sandbox/simulator', '/sandbox/states', '/bridge-check', '/docs']);
      expect(await page.locator('h1').count()).toBe(1);
      const found: unknown[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await violations(page)));
      }
      for (const width of [1280, 751, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await faults(page)).map((fault) => [width, fault]));
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 751, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await faults(page)).map((fault) => [width, '200 %', fault]));
      }
      await page.emulateMedia({ forcedColors: 'active' });
      const lines = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
      const [canvas] = await page
        .locator('body')
        .evaluateAll(([body]) => [body && getComputedStyle(body).backgroundColor]);
      expect(lines.map((line) => line !== canvas)).toEqual(TOOLS.map(([, each]) => each === name).concat(false));
      expect(found).toEqual([]);
    },
  );

  it('R72 a phone whose state was not reached says why, can be read, and tries again', async () => {
    let refused = 0;
    let garbled = 0;
    await page.route('**/now/buy', (route) => {
      refused += 1;
      return route.fulfill({ json: { code: 400129, data: null } });
    });
    await go('/sandbox/simulator?state=order-4');
    await page.getByText('the sandbox refused with 400129').waitFor();
    expect([await violations(page), await faults(page), refused]).toEqual([[], [], 1]);
    await page.unroute('**/now/buy');
    await page.route('**/now/buy', (route) => {
      garbled += 1;
      return route.fulfill({ contentType: 'text/html', body: '<html>' });
    });
    await press('Try again');
    await page.getByText('the sandbox gave no answer that can be used: unreadable').waitFor();
    expect(garbled).toBe(1);
    await page.unroute('**/now/buy');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await shown('Already Shipped');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await page.getByRole('heading', { name: 'This state was not reached' }).count()).toBe(0);
  });

  it('R37 the shelf shows each phone with its price and its plan, and leads to it from anywhere on its card', async () => {
    await go('/sandbox?language=ur');
    const cards = page.locator('main li');
    await expect.poll(() => cards.count()).toBe(PHONES.length);
    expect(await page.locator('main').innerText()).toContain(
      'Rs.\u00a011,100 today + 3\u00a0×\u00a0Rs.\u00a018,130 a month',
    );
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).direction)).toBe('ltr');
    await cards.nth(1).click({ position: { x: 12, y: 12 } });
    await page.waitForURL(`**/bnpl/productInfo?productId=${PHONES[1]?.id}`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ur');
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
  });

  it.each(['xyz', '', '__proto__'])(
    'shows the usual state where there is none of the name in the address (%j)',
    async (name) => {
      await go(`/sandbox/simulator?state=${name}`);
      await page
        .getByRole('alert')
        .filter({ hasText: `“${name}”` })
        .waitFor();
      await shown(shownTexts('en').shop.product.buyNow);
      await press('Next state');
      await page.getByRole('alert').waitFor({ state: 'detached' });
    },
  );

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

  it('says why the lender refuses what cannot happen to the order, until something does', async () => {
    await go('/sandbox/simulator?state=order-4');
    await shown(shownTexts('en').shop.order.status.shipped);
    await press('Seller ships');
    await page.getByRole('alert').filter({ hasText: "Not done: not possible in status 'shipped'" }).waitFor();
    await press('Courier delivers');
    await shown(shownTexts('en').shop.order.status.received);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    // The browser tells of the refusal, and of nothing else.
    expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
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

  it('holds phones only near what is in sight, and switches off those that are left behind', async () => {
    await go(`/sandbox/states#${SHOP_STATE_NAMES.at(-1)}`);
    const last = page.locator(`section[id="${SHOP_STATE_NAMES.at(-1)}"]`);
    await last.locator('iframe').first().waitFor();
    expect(await page.locator('iframe').count()).toBeLessThan(SHOP_STATE_NAMES.length / 2);
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo(0, 0);
    });
    await page.locator(`section[id="${SHOP_STATE_NAMES[0]}"] iframe`).first().waitFor();
    await expect.poll(() => last.locator('iframe').count()).toBe(0);
  });
});

describe('what stands in for others in the shop', () => {
  it('the seller’s sheet says how the order is, and lets nothing be pressed that cannot happen to it', async () => {
    await reach(page, server, SHOP_STATES['order-4'], { shopper: 'sheet' });
    await press('Sandbox: the seller’s side');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('This order is shipped.').waitFor();
    await expect
      .poll(() => sheet.getByRole('button', { disabled: true }).allInnerTexts())
      .toEqual([
        'Pay',
        'Refund money arrives',
        'Seller confirms',
        'Seller ships',
        'Seller asks Rs.\u00a057,499 for the phone',
        'Seller cancels',
        'Lender refuses instalments at Continue',
      ]);
    await sheet.getByText("not possible in status 'shipped'").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await press('Courier delivers');
    await page.getByText(shownTexts('en').shop.order.status.received).filter({ visible: true }).first().waitFor();
    expect(await sheet.count()).toBe(0);
  });

  it('Q67 the strip and its sheet speak the language of the page below them, and a toast lies below title bar and strip', async () => {
    await reach(page, server, SHOP_STATES['order-4'], { shopper: 'strip', language: 'ur' });
    const { shop } = shownTexts('ur');
    await page.getByRole('button', { name: shop.order.copyParcelId }).click();
    const toast = page.locator('[aria-live=polite] > div:has(button)').filter({ visible: true });
    await toast.waitFor();
    const [bar, over] = await Promise.all([page.locator('header').first(), toast].map((each) => each.boundingBox()));
    expect(over?.y).toBeGreaterThan((bar?.y ?? Infinity) + (bar?.height ?? 0));
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
  });

  it('Q67 the app’s own pages speak the shopper’s language', async () => {
    await reach(page, server, SHOP_STATES['order-1'], { shopper: 'native', language: 'ur' });
    await page
      .getByRole('button', { name: shownTexts('ur').shop.order.schedule.pay })
      .first()
      .click();
    const dialog = page.locator('dialog[open]:has([data-sandbox])');
    await dialog.waitFor();
    expect((await dialog.innerText()).match(/[A-Za-z]+/g)).toBeNull();
    await dialog.getByRole('button', { name: 'ادا کریں' }).click();
    await page
      .getByText(shownTexts('ur').shop.order.status.waitingForSeller)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});
