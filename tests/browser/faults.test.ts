import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOAST_MS } from '#adapters/browser/toast-notices.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS, type Trouble } from '../faults/acts.ts';
import { keepTally, sample } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { ACTIONS, type Action, QUESTIONS } from './actions.ts';
import { askedOf, openInApp } from './native-app.ts';
import { buttonNamed, lastButton, reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

const tally = keepTally('browser', 'shop in Chromium');
const text = shownTexts('en');
/** Longer than any call may take (Q63), ms. */
const PAST_ALL_DEADLINES = 31_000;

let browser: Browser;
let server: TestServer;
let context: BrowserContext;

withSandbox((...started) => {
  [browser, server] = started;
});
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
});
afterAll(() => context.close());

/** What R72 and R73 show, letter by letter. */
const CODES: readonly (readonly [code: number, says: string])[] = [
  [400110, 'lost required paramete'],
  [400112, 'lost token'],
  [400113, 'token expired'],
  [400114, 'invalid token'],
  [400115, 'invalid phone number'],
  [400147, 'order no exit'],
  [400128, 'product no exit'],
  [401129, 'credit exit,not create order'],
  [499, 'Network error, please try again later'],
];

/** What goes wrong, and what a failed question shows then; after a command the outcome may also be unknown (Q62). */
const TROUBLES: readonly (readonly [what: string, trouble: Trouble, says: string, isLost: boolean])[] = [
  ['offline', { ...ALWAYS, fault: 'refuse' }, text.notices.networkError, true],
  ['never answered', { ...ALWAYS, fault: 'hang' }, text.notices.noAnswer, true],
  ['500', { ...ALWAYS, fault: 'status', argument: { status: 500, body: '{"code":0}' } }, text.notices.unreadable, true],
  ['unreadable', { ...ALWAYS, fault: 'body', argument: '<title>Wi-Fi</title>' }, text.notices.unreadable, true],
  ...CODES.map(([code, says]) => [String(code), { ...ALWAYS, fault: 'code', argument: code }, says, false] as const),
];

/** Each call with each trouble; the sample of a smoke run takes other troubles for other calls. */
const CALLS: readonly { readonly path: string; readonly state: ShopStateName; readonly action: Action | null }[] = [
  ...QUESTIONS.map(([path, state]) => ({ path, state, action: null })),
  ...ACTIONS.filter(({ times }) => times === 1).map((action) => ({ ...action, action })),
];
const CASES = TROUBLES.flatMap((trouble, turn) =>
  [...CALLS.slice(turn % CALLS.length), ...CALLS.slice(0, turn % CALLS.length)].map((call, at) => ({
    ...call,
    trouble,
    // Mostly inside the app, over its bridge, with the product asked for before its program; else with its stand-in.
    isInApp: (turn + at) % 3 > 0,
  })),
).map((each) => ({
  ...each,
  name: `${each.path}: ${each.trouble[0]}, ${each.isInApp ? 'in the app' : 'with its stand-in'}`,
}));

describe('Q48, Q62, R72 each call of the shop, in a browser, when something goes wrong', () => {
  it.each(sample(CASES, 26))('$name', async ({ path, state, action, trouble, isInApp, name }) => {
    const [what, armed, says, isLost] = trouble;
    const page = await context.newPage();
    const errors: string[] = [];
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes(`/v1/bnpl/${path}?`)) sent += 1;
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const shopper = name.replaceAll(/[^A-Za-z0-9]+/g, '-');
    server.faults.clear();
    const arm = (): void => {
      sent = 0;
      server.faults.arm({ ...armed, path });
    };
    if (what === 'never answered') await page.clock.install();
    if (action === null) arm();
    if (isInApp) await openInApp(page, server, SHOP_STATES[state], shopper);
    else await reach(page, server, SHOP_STATES[state], { shopper });
    if (action !== null) {
      arm();
      await lastButton(page, action.button(text)).click();
    }
    await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
    if (what === 'never answered') await page.clock.fastForward(PAST_ALL_DEADLINES);
    const { outcomeUnknown, unchanged, buyUnknown, continueUnknown } = text.notices;
    const wanted = action !== null && isLost ? [says, outcomeUnknown, unchanged, buyUnknown, continueUnknown] : [says];
    const toast = page.locator('[role="status"]').filter({ hasText: new RegExp(wanted.map(escaped).join('|')) });
    // Q62: where the answer was lost, the server is asked; it has this address, so that it counts as saved.
    const isFound = path === 'complete/addr' && isLost;
    if (isFound) await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
    else await toast.first().waitFor();
    const { hits = 0 } = server.faults.armed()[0] ?? {};
    server.faults.clear();
    const row = `${isLost ? what : 'refused with a code'}, ${action === null ? 'question' : 'command'}`;
    await tally.survive(row, hits, async () => {
      if (action === null) await loadsAgain(page, says, path, isInApp);
      else {
        // Of the page. The browser itself may send it again where a connection that it kept open dies.
        expect(sent, 'a command goes out once').toBe(1);
        await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      }
      expect(errors).toEqual([]);
    });
    await page.close();
  });
});

describe('Q62 what could not be confirmed', () => {
  it.each([true, false])('is no longer told in the cart of the tap that buys (in the app: %s)', async (isInApp) => {
    const page = await context.newPage();
    server.faults.clear();
    if (isInApp) await openInApp(page, server, SHOP_STATES['product'], 'confirmed-in-app');
    else await reach(page, server, SHOP_STATES['product'], { shopper: 'confirmed' });
    server.faults.arm({ ...ALWAYS, fault: 'status', argument: { status: 502, body: '' }, path: 'now/buy' });
    const told = page.locator('[role="status"]').filter({ hasText: text.notices.buyUnknown });
    await lastButton(page, text.shop.product.buyNow).click();
    await told.waitFor();
    expect(server.faults.armed()[0]?.hits).toBe(1);
    server.faults.clear();
    await lastButton(page, text.shop.product.buyNow).click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(await told.count()).toBe(0);
    await page.close();
  });

  it.each(ACTIONS.filter(({ path }) => /complete|refund|receipt/.test(path)))(
    'is no longer told where the next try is found to have been done ($what)',
    async ({ what, state, button, path }) => {
      const page = await context.newPage();
      server.faults.clear();
      const shopper = `found-done-${what}`.replaceAll(/[^A-Za-z0-9]+/g, '-');
      await reach(page, server, SHOP_STATES[state], { shopper });
      server.faults.arm({ ...ALWAYS, fault: 'status', argument: { status: 502, body: '' }, path });
      const told = page.locator('[role="status"]').filter({ hasText: text.notices.unchanged });
      if (path.includes('addr')) await page.getByRole('textbox').last().fill('House 77, New Street');
      await lastButton(page, button(text)).click();
      await told.waitFor();
      const shownAt = Date.now();
      const { hits = 0 } = server.faults.armed()[0] ?? {};
      server.faults.clear();
      // Done, but its answer is lost.
      server.faults.arm({ ...ALWAYS, fault: 'wrongKey', path });
      if (path.includes('receipt')) await buttonNamed(page, text.shop.order.confirmReceipt).click();
      await lastButton(page, button(text)).click();
      await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
      server.faults.clear();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      expect(await told.count()).toBe(0);
      // It did not go by itself.
      expect(Date.now() - shownAt).toBeLessThan(TOAST_MS);
      expect(hits).toBe(1);
      await page.close();
    },
  );
});

// Helpers

/** A page that could not load says so, and loads once it is asked to and can. */
async function loadsAgain(page: Page, says: string, path: string, isInApp: boolean): Promise<void> {
  // Q49: the login page opens by itself; the pages that the app can refresh go on after it, the others when asked to.
  if (says === 'token expired') await logIn(page, isInApp);
  const { networkError, noAnswer, unreadable } = text.notices;
  const isRefusal = ![networkError, noAnswer, unreadable].includes(says);
  const retry = buttonNamed(page, text.common.retry);
  const isThere = (await retry.count()) > 0;
  // A refusal may have a page of its own.
  expect(isThere || isRefusal).toBe(true);
  if (!isThere) return;
  // The stand-in's login brings another token: every page that failed reads itself again.
  const isRefreshed = says === 'token expired' && (!isInApp || /purchase|order/.test(path));
  if (!isRefreshed) await retry.click();
  await expect.poll(() => retry.count()).toBe(0);
}

/** The login page that was opened is done: the app asks the pages that it can to load again. */
async function logIn(page: Page, isInApp: boolean): Promise<void> {
  if (!isInApp) return page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => askedOf(page)).toContain('openLogin');
  await page.evaluate(() => {
    const app = (window as unknown as { asaanHost: { tell(message: object): void } }).asaanHost;
    for (const method of ['refreshCart', 'refreshOrder']) app.tell({ method });
  });
}

const escaped = (words: string): string => words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
