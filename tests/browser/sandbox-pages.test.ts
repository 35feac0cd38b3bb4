import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import { openPhonePage, type PhonePage, withSandbox } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let glass: FrameLocator;
let press: PhonePage['press'];
let problems: string[];

withSandbox((...started) => {
  [browser, server] = started;
});
beforeEach(async () => {
  // Without colours that the browser is told for every frame: the simulator’s phone has its own.
  const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: null } as const;
  ({ context, page, problems, press } = await openPhonePage(browser, wide));
  glass = page.frameLocator('iframe');
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

const go = (path: string): Promise<unknown> => page.goto(server.origin + path);
const shown = (text: string): Promise<void> => glass.getByText(text).filter({ visible: true }).first().waitFor();
const tap = (name: string): Promise<void> => glass.getByRole('button', { name, exact: true }).click();

const openFold = (name: string): Promise<void> =>
  page.locator('details:not([open]) > summary').filter({ hasText: name }).click();
const stateChoice = () => page.getByRole('combobox', { name: 'State', exact: true });

/** Each page, its language, what its menu calls it, and what stands on it once it is there. */
const PAGES = [
  ['/sandbox?language=en', 'en', 'Shelf', 'main li'],
  ['/sandbox?language=ur', 'ur', 'فون', 'main li'],
  ['/sandbox/simulator?state=order-4', 'en', 'Simulator', '[data-log] li'],
  ['/sandbox/simulator?state=all', 'en', 'States', 'section iframe'],
  ['/sandbox/playground', 'en', 'Playground', '[data-figures]'],
  ['/sandbox/playground/urdo', 'ur', 'آزما کر دیکھیں', '[data-figures]'],
  ['/bridge-check', 'en', 'Bridge check', '[data-method]'],
] as const;

describe('the pages of the sandbox', () => {
  it('are accessible and fit wide and narrow screens, and each names itself in their menu', async () => {
    for (const [path, language, name, there] of PAGES) {
      await page.setViewportSize({ width: 1280, height: 740 });
      await go(path);
      await page.locator(there).first().waitFor();
      expect(await page.locator('nav [aria-current=page]').allInnerTexts()).toEqual([name]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const found: string[] = [];
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [720, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        found.push(...(width === 720 ? [] : await violations(page)), ...(await faults(page)));
      }
      expect([path, found]).toEqual([path, []]);
    }
  });

  it('Q67 the shelf speaks Urdu once it is chosen, and so does the shop behind it', async () => {
    await go('/sandbox');
    await page.getByRole('link', { name: 'اردو' }).click();
    await page.getByRole('heading', { name: 'فون', exact: true }).waitFor();
    const words = await page.locator('#root').evaluate((root) => {
      const copy = root.cloneNode(true) as HTMLElement;
      for (const each of copy.querySelectorAll('bdi[lang=en], a[lang=en]')) each.remove();
      return copy.textContent;
    });
    expect(words).not.toMatch(/[A-Za-z]/);
    await go('/sandbox');
    await page.getByRole('link', { name: 'Galaxy A16' }).click();
    await page.getByRole('button', { name: shownTexts('ur').shop.product.buyNow }).waitFor();
  });

  it('R21, R27, R31 the playground says of a number and of a loan the verdict, the rule, its source and the code', async () => {
    await go('/sandbox/playground');
    await page.getByRole('link', { name: 'اردو' }).click();
    const number = page.locator('[data-part=number]');
    await number.getByRole('textbox').fill('0516000480');
    await number.locator('[data-status=official]').waitFor();
    await number.getByText('R21').waitFor();
    await number.getByText('پرانا صفحہ').click();
    await number.locator('[data-status=unofficial]').waitFor();
    await number.locator('[data-rule=laterEdition]').waitFor();
    await number.getByText('explainNumber("0516000480", "classic")').waitFor();
    const loan = page.locator('[data-part=loan]');
    await loan.locator('[data-field=loanAmount]').fill('');
    await loan.locator('[data-gap=loanAmount]').waitFor();
    await loan.locator('[data-field=loanAmount]').fill('1000');
    await loan.locator('[data-figures^="100000,"]').waitFor();
  });
});

describe('the simulator: the shop in a frame, the app around it', () => {
  it('walks a purchase from the cart to the receipt over the bridge', async () => {
    await go('/sandbox/simulator?state=cart');
    await shown('Model Town');
    await tap('Continue');
    await page.locator('[data-log]').getByText('openOrderConfirmation').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
    await shown('Waiting For Seller Confirmation');
    await press('Seller confirms');
    await shown('Ready For Shipment');
    await press('Seller ships');
    await shown('Already Shipped');
    await tap('Confirm Receipt');
    await tap('Confirm');
    await shown('Received');
  });

  it('the gateway’s faults are armed beside the phone: what is lost on its way is said, and asked for', async () => {
    await go('/sandbox/simulator?state=cart');
    await shown('Model Town');
    await openFold('What goes wrong with its requests');
    await page.getByLabel('Next request to').selectOption('purchase/action');
    await page.getByLabel('What happens to it').selectOption('it is done, and the answer lost');
    await press('Let it happen');
    await page.getByText('Armed: purchase/action').waitFor();
    await tap('Continue');
    await expect.poll(() => server.faults.armed()[0]?.hits).toBe(1);
    // Q62: the order is asked for, and had gone on: so does the shopper, and nothing is sent again.
    await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
    await shown('Waiting For Seller Confirmation');
    await press('Let nothing happen');
    await expect.poll(() => server.faults.armed()).toEqual([]);
    problems = problems.filter((problem) => !problem.includes('ERR_'));
  });

  it('a link shows the same: state, language, width, colours and size of the text', async () => {
    await go('/sandbox/simulator');
    await stateChoice().selectOption('order-4');
    await openFold('The phone around it');
    await page.getByLabel('Language of the app').selectOption('ur');
    await page.getByLabel('Width').selectOption('412');
    await page.getByLabel('Colours').selectOption('dark');
    await page.getByLabel('Text size').selectOption('200');
    const link = page.url();
    expect(new URL(link).search).toBe('?state=order-4&language=ur&width=412&scheme=dark&text=200');
    await page.goto('about:blank');
    await page.goto(link);
    await shown(shownTexts('ur').shop.order.status.shipped);
    const looks = await glass
      .locator('html')
      .evaluate((html) => [
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
    // Where there is no such state, the usual one is shown.
    await go('/sandbox/simulator?state=__proto__');
    await shown(shownTexts('en').shop.product.buyNow);
  });

  it('Q67 the log says what the app is asked and tells, and folds what was sent and answered', async () => {
    await go('/sandbox/simulator?state=order-4&language=ur');
    await shown(shownTexts('ur').shop.order.status.shipped);
    const lines = page.locator('[data-log] li');
    const asked = lines.filter({ hasText: 'getAppParameters' }).first();
    await asked.locator('summary').focus();
    expect(await asked.getByText('"language": "ur"').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await asked.getByText('"language": "ur"').waitFor();
    await press('Refresh the order');
    await lines.filter({ hasText: 'app → page' }).filter({ hasText: 'refresh the order' }).waitFor();
  });
});

describe('all states', () => {
  const states = () => page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));

  it('are found by name, title and line, which the address keeps, and lead to one in the simulator', async () => {
    await go('/sandbox/simulator?state=all');
    await expect.poll(states).toEqual(SHOP_STATE_NAMES);
    await page.getByLabel('Filter by name').fill('r53 policy');
    const found = SHOP_STATE_NAMES.filter((name) => SHOP_STATES[name].shows.includes('R53'));
    await expect.poll(states).toEqual(found);
    await page.reload();
    await expect.poll(states).toEqual(found);
    await page.locator('section[id]').first().getByRole('link').click();
    await page.waitForURL(`**/sandbox/simulator?state=${found[0]}&q=r53+policy`);
    // The list of the simulator is the same one.
    await expect.poll(() => stateChoice().locator('optgroup option').count()).toBe(found.length);
    await stateChoice().selectOption('All, side by side');
    await expect.poll(states).toEqual(found);
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
    // What is not possible now has no button: the courier’s two, the next instalment, time, and Close.
    await expect.poll(() => sheet.getByRole('button').count()).toBe(5);
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
