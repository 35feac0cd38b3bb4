import type { Browser, Locator, Page } from 'playwright-core';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { Language } from '#core/text/language.ts';
import { launchChromium } from '../browser/chromium.ts';
import { reach, shownTexts } from '../browser/reach.ts';
import { builtSite } from '../support/built.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { builtPage, floorPage } from './floor.ts';
import { median } from './measure.ts';
import type { PageFigure } from './page-speed.ts';

/** How much slower than here the phone's processor is. */
const CPU_SLOWDOWN = 6;
/** Longest time from a press to the frame that shows its effect, ms. */
const GOAL_MS = 100;
/** How long a finger rests on the glass, ms: a tap without any rest has the frame of its going down in the time of its click. */
const FINGER_MS = 80;
/** How long a page is watched after the last press, ms: its entries come late. */
const AFTERWARDS = 400;

/** A form, and how somebody uses it. */
interface Form {
  readonly name: string;
  open(page: Page, server: TestServer): Promise<void>;
  use(page: Page): Promise<void>;
}

declare global {
  interface Window {
    /** The longest time of each interaction so far, ms. */
    interactions: Map<number, number>;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const longest = new Map<number, number>();
  window.interactions = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      const { interactionId, duration } = entry;
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const openSite =
  (path: string) =>
  async (page: Page, server: TestServer): Promise<void> => {
    await page.goto(server.origin + path);
    await page.waitForFunction(() => {
      const isUp = window.asaanIsUp === true || document.querySelector('[data-island]') === null;
      return isUp && document.documentElement.dataset['whole'] === '';
    });
  };

/** The number check by hand: what its presses take is this machine's own part of the time. */
async function openByHand(page: Page, server: TestServer): Promise<void> {
  const html = floorPage(builtPage(await builtSite('sandbox'), 'notify.html'));
  await page.route('**/by-hand', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${server.origin}/by-hand`);
}

/**
 * A finger goes down and up again, without the look beforehand whether something covers the button: what looks is a listener in
 * the page, and takes its time too.
 */
async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not on the page');
  const touch = await button.page().context().newCDPSession(button.page());
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await button.page().waitForTimeout(FINGER_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

let shoppers = 0;

const openShop =
  (name: 'product' | 'cart' | 'address-new' | 'order-3', language: Language = 'en') =>
  async (page: Page, server: TestServer): Promise<void> => {
    shoppers += 1;
    await reach(page, server, SHOP_STATES[name], { shopper: `interaction-${shoppers}`, language });
    await page.locator(':is(main, main ~ footer) :is(button, input):visible').first().waitFor();
  };

/** Presses every choice of a page that can be pressed, one after another. */
async function pressChoices(page: Page): Promise<void> {
  for (const choice of await page.getByRole('radio').all()) {
    if (await choice.isEnabled()) await press(choice);
  }
}

/** Presses what opens and closes a part of the page. */
async function pressDetails(page: Page): Promise<void> {
  for (const opener of await page.locator('main [aria-expanded]').all()) await press(opener);
}

async function openSheet(page: Page, opener: Locator): Promise<void> {
  await press(opener);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.waitForTimeout(AFTERWARDS);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

/** Sends the page's form, with whatever stands in it. */
const pressSubmit = (page: Page): Promise<void> =>
  press(page.locator('main form').last().locator('button[type=submit]'));

/** Types a number and asks about it. */
async function checkNumber(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[type=tel]') });
  await form.locator('input').pressSequentially('0516011632');
  await press(form.locator('button'));
}

const FORMS: readonly Form[] = [
  { name: 'number check by hand', open: openByHand, use: checkNumber },
  { name: 'number check', open: openSite('/notify'), use: checkNumber },
  {
    name: 'loan calculator',
    open: openSite('/calculator'),
    async use(page) {
      const fields = page.locator('form input:not([type=range])');
      await fields.nth(0).fill('');
      await fields.nth(0).pressSequentially('25000');
      await page.locator('form input[type=range]').first().press('ArrowRight');
      await fields.nth(1).press('Backspace');
    },
  },
  {
    name: 'complaint',
    open: openSite('/complaints'),
    async use(page) {
      const fields = page.locator('main form').last().locator('input, textarea');
      for (const [at, text] of ['Ayesha', '3001234567', 'A caller asked'].entries()) {
        await fields.nth(at).pressSequentially(text);
      }
      await fields.nth(1).press('Backspace');
      await pressSubmit(page);
    },
  },
  {
    name: 'landing card',
    open: openSite('/home'),
    async use(page) {
      const sliders = page.locator('form[data-loan] input:enabled');
      await sliders.first().press('ArrowRight');
      await sliders.last().press('End');
    },
  },
  {
    name: 'product',
    open: openShop('product'),
    async use(page) {
      const buy = page.getByRole('button', { name: shownTexts('en').shop.product.buyNow, disabled: false });
      await buy.waitFor();
      await pressChoices(page);
      await press(buy);
    },
  },
  { name: 'cart', open: openShop('cart'), use: pressChoices },
  {
    name: 'address',
    open: openShop('address-new'),
    async use(page) {
      await page.getByRole('textbox').first().pressSequentially('Ayesha Khan');
      await page.getByRole('textbox').nth(1).pressSequentially('03001234567');
      await openSheet(page, page.locator('main button').first());
    },
  },
  { name: 'cart in Urdu', open: openShop('cart', 'ur'), use: pressChoices },
  { name: 'order', open: openShop('order-3'), use: pressDetails },
];

/** How long the slowest press of every form takes until it is painted, by the browser's own event timing. */
export async function interactionSpeed(rounds: number): Promise<readonly PageFigure[]> {
  const [server, browser] = [await startTestServer(true), await launchChromium()];
  const figures: PageFigure[] = [];
  for (const form of FORMS) {
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) slowest.push(await slowestOf(browser, server, form));
    const ours = median(slowest);
    const what = `slowest press, CPU ×${CPU_SLOWDOWN}, ms`;
    figures.push({ page: form.name, what, ours, theirs: 0, against: 'none', ratio: ours, goal: GOAL_MS });
  }
  await browser.close();
  await server.stop();
  return figures;
}

async function slowestOf(browser: Browser, server: TestServer, form: Form): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: `(${String(observe)})()` });
  await form.open(page, server);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => window.interactions.clear());
  const before = await pressesOf(page);
  await form.use(page);
  await page.waitForTimeout(AFTERWARDS);
  if ((await pressesOf(page)) === before) throw new Error(`${form.name}: nothing was pressed`);
  const times = await page.evaluate(() => [...window.interactions.values()]);
  await context.close();
  // A press that is painted within 16 ms leaves no entry.
  return Math.max(0, ...times);
}

/** Fingers and keys that went down on a page, however soon it was painted. */
const pressesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    ['pointerdown', 'keydown'].reduce((sum, type) => sum + (performance.eventCounts.get(type) ?? 0), 0),
  );
