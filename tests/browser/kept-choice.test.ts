import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { appOf, type Staged, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { buttonNamed, lastButton } from './reach.ts';

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
  await context.addInitScript({
    content: `location.protocol !== 'about:' && ((${order === null}) || sessionStorage.getItem('poi') !== null
      || sessionStorage.setItem('poi', '${order}'));
      ${appOf(token, "{ language: localStorage.getItem('app') ?? 'en' }")}`,
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
    await press(en.shop.cart.change);
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
});
