import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { orderId } from '#core/lib/ids.ts';
import { pathOf } from '#core/routes/places.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { appOf, askedOf, type Staged, stage } from './native-app.ts';
import { buttonNamed, lastButton } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const en = textsOf('en');
const ur = isolatedTexts(textsOf('ur'));
let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

/** A page of the app in its language, which `localStorage` names, with the order in hand where the tab has none yet. */
async function openInApp({ token, path, order }: Staged): Promise<void> {
  const language = "getAppParameters: { language: localStorage.getItem('app') ?? 'en' }";
  await context.addInitScript({
    content: `location.protocol !== 'about:' && ((${order === null}) || sessionStorage.getItem('poi') !== null
      || sessionStorage.setItem('poi', '${order}'));
      ${appOf(token).replace('getAppParameters: {}', language)}`,
  });
  await page.goto(server.origin + path);
}

async function opened(state: ShopStateName, shopper: string): Promise<Staged> {
  const staged = await stage(server, SHOP_STATES[state], shopper);
  await openInApp(staged);
  return staged;
}

const press = (name: string, on = page): Promise<void> => lastButton(on, name).click();
const see = (text: string, on = page): Promise<void> =>
  on.getByText(text.replaceAll('Rs. ', 'Rs.\u00a0')).first().waitFor();

/** What is chosen: delivery and plan, by their places. */
const choices = (on = page): Promise<readonly (readonly boolean[])[]> =>
  on.evaluate(() =>
    ['receipt', 'payment', 'plan'].map((group) =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`), ({ checked }) => checked),
    ),
  );

const isShown = async (on = page): Promise<void> => {
  await expect.poll(async () => (await choices(on)).flat().length).toBeGreaterThan(3);
};

const stored = async (order: string | null): Promise<OrderRecord> => {
  const result = await server.lender.act({ action: 'look', order: order ?? '' });
  if (!result.ok) throw new Error(result.reason);
  return result.stored as OrderRecord;
};

describe('Q69 a choice in the cart', () => {
  it('stays through calculator, address, Back, reload, the other language and a copied tab, and is what is sent', async () => {
    const { order } = await opened('cart', 'kept-choice');
    await isShown();
    await press(en.shop.cart.pickUp);
    await buttonNamed(page, en.shop.cart.terms({ periods: 3 })).click();
    await see('Rs. 11,100 today + 3 × Rs. 18,130 at most');
    const chosen = [
      [false, true],
      [false, true],
      [false, false, true],
    ];
    expect(await choices()).toEqual(chosen);

    await press(en.shop.cart.calculator);
    await page.getByLabel(en.shop.calculator.overdueDays).fill('5');
    await press(en.shop.calculator.confirm);
    // Five days at 2 % of a third of the loan, 295 each.
    await see('Rs. 1,475');
    expect((await page.locator('main').innerText()).replace(/\s+/g, ' ')).toMatch(
      /Total Rs. 66,963 .*Price in full payment Rs. 55,499 Down payment Rs. 11,100 Loan amount Rs. 44,399 Markup Rs. 9,989 Late charge Rs. 1,475/,
    );
    await press(en.common.back);
    await isShown();
    expect(await choices()).toEqual(chosen);

    await page.reload();
    await isShown();
    expect(await choices()).toEqual(chosen);

    await page.evaluate(() => localStorage.setItem('app', 'ur'));
    await page.reload();
    await see(ur.shop.cart.pickUpNote);
    await isShown();
    expect(await choices()).toEqual(chosen);
    await page.evaluate(() => localStorage.setItem('app', 'en'));

    // The browser itself copies what a tab keeps into one that it opens.
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), `${server.origin}/bnpl/cartInfo`),
    ]);
    await isShown(copy);
    expect(await choices(copy)).toEqual(chosen);
    await press(en.common.continue, copy);
    await expect.poll(async () => (await stored(order)).paymentType).toBe('bnpl');
    expect(await stored(order)).toMatchObject({ receiptType: 'pickUp', loanProductId: LOAN_PRODUCTS[2]?.id });
    await copy.close();
  });

  it.each([
    ['R51 a status of instalments', 'bnplOverdue'],
    ['R73 400310', 'bnplCreditFailed'],
  ] as const)(
    '%s refuses the plan: its reason and the plan stay, and full payment is asked about once',
    async (_what, reason) => {
      const { order, token } = await opened('cart', `refused-${reason}`);
      await isShown();
      await buttonNamed(page, en.shop.cart.terms({ periods: 3 })).click();
      if (reason === 'bnplOverdue') await server.lender.act({ action: 'bnpl', shopper: token, status: 4 });
      else server.faults.arm({ path: 'purchase/action', nth: 1, times: 1, fault: 'code', argument: 400_310 });
      await press(en.common.continue);
      const said = page.locator('[data-reason]').getByText(en.notices[reason].trim());
      await said.waitFor();
      const refusedPlan = page.locator('[data-refused-plan]');
      await refusedPlan.getByText(en.shop.cart.terms({ periods: 3 })).waitFor();
      await settled(page);
      expect((await choices())[1]).toEqual([true, false]);
      // It outlives a reload, and the notice over the page.
      await page.reload();
      await said.waitFor();
      await refusedPlan.waitFor();
      for (const way of ['no', 'Escape'] as const) {
        await press(en.common.continue);
        await see(en.cases.pay.title({ amount: 'Rs. 55,499' }));
        expect((await page.getByRole('dialog').innerText()).replace(/\s+/g, ' ')).toContain(
          'Today before Rs. 11,100 Rs. 55,499 Total before Rs. 65,488 Rs. 55,499',
        );
        await (way === 'no' ? press(en.cases.pay.no) : page.keyboard.press('Escape'));
        await settled(page);
        expect([way, (await stored(order)).paymentType]).toEqual([way, null]);
      }
      await press(en.common.continue);
      await press(en.cases.pay.yes);
      await expect.poll(async () => (await stored(order)).paymentType).toBe('full');
    },
  );
});

describe('an order in hand', () => {
  it('is gone on with from the dialog of BUY NOW and from its page; Back on a first page leaves for the app', async () => {
    const { order } = await opened('product-pending', 'resumed');
    await press(en.shop.product.buyNow);
    await press(en.shop.product.pending.continue);
    await expect.poll(() => askedOf(page)).toContain('openRepayment');
    await press(en.shop.product.buyNow);
    await press(en.cases.resume);
    await see(en.shop.cart.addAddress);
    expect((await stored(order ?? (await page.evaluate(() => sessionStorage.getItem('poi'))))).status).toBe(
      'waitingForPayment',
    );
    await press(en.common.back);
    await see(en.phone.specifications);

    const poi = orderId((await page.evaluate(() => sessionStorage.getItem('poi'))) ?? '');
    // A new web view knows of no plan that was advertised: the foot names the one that opens (Q34).
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(server.origin + pathOf({ page: 'order', order: poi, isFromHost: false }));
    await see(en.payments.owed.openInCart);
    expect(await buttonNamed(page, en.shop.order.schedule.pay).count()).toBe(0);
    await press(en.payments.owed.openInCart);
    await expect.poll(() => page.locator('footer').innerText()).toMatch(/^\+ Rs.* in 30 days/m);
    await press(en.common.back);
    await see(en.shop.order.status.waitingForPayment);
    expect(await askedOf(page)).not.toContain('back');
    await press(en.common.back);
    await expect.poll(() => askedOf(page)).toContain('back');
  });
});
