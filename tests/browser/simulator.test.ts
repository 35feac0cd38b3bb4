import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { fillAddress } from './forms.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { shownTexts } from './reach.ts';
import { passTime, settled } from './settled.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let glass: FrameLocator;
let problems: string[];
let press: PhonePage['press'];
const tally = keepTally('browser', 'simulator');
const text = shownTexts('en');
/** What stands on a page that is its shopper’s own. */
const OWN: Readonly<Record<string, string>> = {
  'order-5': 'Model Town',
  cart: 'Model Town',
  'address-known': 'Lahore',
  refund: '10,880',
  calculator: '60,826',
  'order-breakdown': '65,488',
};

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
const see = (text: string): Promise<void> => glass.getByText(text).filter({ visible: true }).first().waitFor();
const heard = (text: string): Promise<void> => page.locator('[data-log]').getByText(text).first().waitFor();

/** Loads the shop in its frame anew; what is seen after it is the new document. */
async function reloadShop(): Promise<void> {
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (frame === undefined) throw new Error('the simulator shows no shop');
  await frame.evaluate(() => {
    Object.assign(window, { isOld: true });
    setTimeout(() => window.location.reload());
  });
  await frame.waitForFunction(() => !('isOld' in window));
}

async function orders(shopper: string): Promise<readonly OrderRecord[]> {
  const result = await server.lender.act({ action: 'orders', shopper });
  return result.ok ? (result.stored as OrderRecord[]) : [];
}

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

  it('walks from a phone over its address to the payment, and over a pending order to a new one', async () => {
    await open('state=product');
    await tap('BUY NOW');
    await tap('Add Delivery Address');
    await fillAddress(glass, SAMPLE_ADDRESS);
    await tap('Confirm');
    await see(SAMPLE_ADDRESS.street);
    await glass.getByRole('radio', { name: /Full Payment/ }).check();
    await tap('Continue');
    await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
    await see('Waiting For Seller Confirmation');
    await open('state=product-pending');
    await glass.getByRole('dialog').waitFor();
    await tap(text.shop.product.pending.cancel);
    await see('Add Delivery Address');
  });

  it('Q67 gives the keyboard back to the button that opened a page of the app', async () => {
    await open('state=cart');
    await see('Model Town');
    const opener = glass.getByRole('button', { name: 'Continue', exact: true });
    await opener.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await expect.poll(() => opener.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
  });

  it('walks through the refund of a phone that was paid', async () => {
    await open('state=refund');
    await tap(text.shop.refund.confirm);
    await see(text.shop.refund.tips.title);
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

  it('R41 the lender’s clock goes ahead for everybody, and back to now', async () => {
    await open('state=product-presale');
    const button = glass.locator('[data-buy]:not([data-shell] *)');
    await expect.poll(() => button.innerText()).toContain('10:00');
    await unfold('Clock and credit');
    await page.getByLabel('The lender’s clock').selectOption('400');
    await reloadShop();
    await expect.poll(() => button.innerText()).toBe('BUY NOW');
    await page.getByLabel('The lender’s clock').selectOption('0');
    await reloadShop();
    await expect.poll(() => button.innerText()).toContain('10:00');
  });

  it('R58 opens the lists of the states that are named for them, by fields that a label names', async () => {
    for (const [state, entry] of [
      ['address-provinces', 'Balochistan'],
      ['address-cities', 'Bahawalpur'],
    ] as const) {
      await open(`state=${state}&language=en`);
      await glass.getByRole('dialog').getByRole('button', { name: entry, exact: true }).waitFor();
    }
  });

  it('Q50 speaks the language that the app says, also where it says so late', async () => {
    await open('state=order-2&language=ur');
    await see('فروخت کنندہ کی تصدیق کا انتظار');
    await expect.poll(() => glass.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it.each(['late', 'twice'])(
    'Q67 an app that answers %s is waited for, and each question is asked once',
    async (delay) => {
      await open('state=order-4');
      await see('Already Shipped');
      await unfold('How it answers');
      await page.getByLabel('The app answers').selectOption(delay);
      const asked = server.requests.length;
      await page.clock.install();
      const comes = (words: string): Promise<void> =>
        passTime(page, () => glass.getByText(words).filter({ visible: true }).first().isVisible());
      // A page that opens now has only this app to ask.
      await reloadShop();
      await comes('Already Shipped');
      await tap('Confirm Receipt');
      await tap('Confirm');
      await comes('Received');
      // The dialog too speaks of what was received: the state is read once more after it.
      await expect.poll(() => server.sent('get/order/details', asked)).toBe(2);
      await settled(page);
      expect(server.sent('user/confirm/receipt', asked)).toBe(1);
      expect(server.sent('get/order/details', asked)).toBe(2);
    },
  );

  it('Q67 an app that lacks a page of its own is said so, and the rest goes on', async () => {
    await open('state=order-5');
    await see('Received');
    await unfold('How it answers');
    await page.getByLabel('The app lacks').selectOption('openRepayment');
    await tap('View payment information');
    await see('The app could not open this page. Please update the app.');
    await page.getByLabel('The app lacks').selectOption('');
    await tap('View payment information');
    await page.getByRole('dialog', { name: 'Repayment' }).waitFor();
  });

  it('Q49 an expired token opens the login once, and the cart is there after it', async () => {
    await open('state=cart');
    await see('Model Town');
    await press('Let the token expire');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await tap('Continue');
    await heard('openOrderConfirmation');
    expect(await page.locator('[data-log]').getByText('openLogin').count()).toBe(1);
  });

  it.each(['order-5', 'cart', 'address-known', 'refund', 'calculator', 'order-breakdown'])(
    'reliability row 22: nothing of the shopper before stays on %s when somebody else takes the phone',
    async (state) => {
      await open(`state=${state}`);
      await see(OWN[state] ?? '');
      const shown: string[] = [];
      await page.exposeFunction('noteShown', (words: string) => void shown.push(words));
      await page.frames()[1]?.evaluate(noteFramesOnceTold);
      await press('Switch the shopper');
      await tally.survive('22 another shopper in the app', 1, async () => {
        // From the frame on that follows the app's word, not some time after it.
        await expect.poll(() => shown.length).toBeGreaterThan(0);
        expect(shown.filter((words) => words.includes(OWN[state] ?? ''))).toEqual([]);
        await expect
          .poll(() =>
            glass
              .getByText(OWN[state] ?? '')
              .filter({ visible: true })
              .count(),
          )
          .toBe(0);
        await expect
          .poll(() =>
            page
              .frames()[1]
              ?.evaluate(
                () =>
                  document.querySelector('input[autocomplete]') !== null &&
                  [...document.querySelectorAll('input')].some(({ value }) => value.includes('Ayesha')),
              ),
          )
          .toBe(false);
      });
    },
  );

  it('a state of every screen stands on its page in both languages', async () => {
    await page.goto(`${server.origin}/sandbox/states#cart-policy`);
    const row = page.locator('section#cart-policy');
    await row.scrollIntoViewIfNeeded();
    await row.frameLocator('iframe').nth(0).getByText('I agree to this policy').waitFor();
    await row.frameLocator('iframe').nth(1).getByText('میں اس پالیسی سے متفق ہوں').waitFor();
    expect(await orders('sandbox-token')).toEqual([]);
  });

  it.each(['both', 'en'])(
    'a state is led to, and its phones are drawn whole within its card (%s)',
    async (languages) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${server.origin}/sandbox/states?language=${languages}#cart-compare`);
      const card = page.locator('section#cart-compare');
      await card.frameLocator('iframe').first().getByRole('dialog').waitFor();
      // The one before it takes the focus as it is pressed.
      const before = page.locator('section#cart-status-9').frameLocator('iframe').first();
      await before.getByText(text.notices.bnplPendingRefund).first().waitFor();
      const places = await card.locator('iframe').evaluateAll((all) =>
        all.map((screen) => {
          const [inner, outer] = [screen, screen.parentElement].map((each) => each?.getBoundingClientRect());
          return [(inner?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (inner?.right ?? 0)];
        }),
      );
      for (const [left = 0, right = 0] of places) expect(Math.abs(left - right)).toBeLessThan(0.5);
      const tops = await card
        .locator('iframe')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const top = (await card.boundingBox())?.y ?? -1;
      expect([new Set(tops).size, top > 0 && top < 100]).toEqual([1, true]);
    },
  );
});

// Helpers

/** Runs in the shop's frame: tells what each frame shows, fields too, from when the app has said something. */
function noteFramesOnceTold(): void {
  const { noteShown } = window as unknown as { noteShown(words: string): void };
  let isTold = false;
  window.addEventListener('message', () => (isTold = true));
  const isSeen = (element: Element): boolean => getComputedStyle(element).visibility === 'visible';
  const look = (): void => {
    const fields = [...document.querySelectorAll('input')].filter(isSeen).map(({ value }) => value);
    if (isTold) noteShown([document.body.innerText, ...fields].join(' | '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
