import { describe, expect, it } from 'vitest';
import { READ_ORDER, READ_REFUND } from '#adapters/gateway/wire/order.ts';
import { READ_PURCHASE } from '#adapters/gateway/wire/purchase.ts';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { orderId } from '#core/lib/ids.ts';
import { orderMarkup } from '#core/order/order-money.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { chosenNow, selectionOf } from '#core/purchase/chosen-purchase.ts';
import { keyFactSheet } from '#core/purchase/key-facts.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import { keepChoice, keptChoice } from '#core/session/kept-choices.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { receiptWords } from '../../../support/receipt-words.ts';
import { wireOrder } from '../../../support/wire-order.ts';

const WORDS = receiptWords('en');
const NOTHING = /Rs\.\s0(?![\d.])/;

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('refused');
  return value;
};
const PLAN = { periods: 3, days: 90, total: 1300, downPayment: 400, remainingAmount: 900, financingAmount: 600 };
const purchaseOf = (plan: object, product: object) =>
  must(
    READ_PURCHASE.answer({
      bnplPayStatus: 10,
      express: 1,
      productInfo: { productName: 'A phone', price: 1000, totalPrice: 1000, ...product },
      calcInfos: [{ ...PLAN, originalProductId: 'L3', ...plan }],
    }),
  );
const purchaseSheet = (plan: object, product: object): string => {
  const purchase = purchaseOf(plan, product);
  return sheetText(keyFactSheet({ purchase, plan: purchase.plans[0] ?? null, lateDay: null }, WORDS));
};
const { cart } = WORDS.texts.shop;
const refundOf = (fields: object) =>
  must(READ_REFUND.answer({ downPayment: 400, refundAmount: 300, totalFee: 100, ...fields }));

describe('reliability row 13: a charge that nobody sent is unknown, and never nothing', () => {
  it.each([undefined, null, ''])('R52, R48 in the cart (%j): the row is left out of the key facts', (missing) => {
    const sheet = purchaseSheet({ markup: missing }, { deliveryCharges: missing, discount: missing });
    expect(sheet).not.toMatch(NOTHING);
    for (const name of [cart.term.markup, cart.deliveryCharges, cart.discount]) expect(sheet).not.toContain(`${name}:`);
  });

  it('R52, R48 a charge of 0 that was sent is said to be nothing', () => {
    const sheet = purchaseSheet({ markup: 0 }, { deliveryCharges: 0 });
    for (const name of [cart.term.markup, cart.deliveryCharges]) expect(sheet).toContain(`${name}: Rs.\u00A00\n`);
  });

  it('Q69 a plan whose markup is unknown is kept as it was chosen', () => {
    const purchase = purchaseOf({}, {});
    const session = createMemorySession();
    const chosen = chosenNow(purchase, 'express', purchase.plans[0] ?? null);
    keepChoice(session, orderId('1'), chosen);
    expect(chosen.plan).toMatchObject({ markup: null });
    expect(keptChoice(session, orderId('1'))).toEqual(chosen);
  });

  it('R65 on an order and its receipt', () => {
    const order = must(READ_ORDER.answer(wireOrder({ orderType: 1 })));
    expect(order.prices).toMatchObject({ deliveryCharges: null, markup: null, discount: null });
    expect(orderMarkup(order)).toEqual({ amount: null, struck: null });
    const sheet = sheetText(receiptSheet(order, WORDS));
    expect(sheet).not.toMatch(NOTHING);
    for (const name of [cart.term.markup, cart.deliveryCharges, cart.discount]) expect(sheet).not.toContain(`${name}:`);
  });

  it('R67 of a refund: a fee that nobody names has a dash, and what was paid is neither guessed nor left out', () => {
    const { refund } = WORDS.texts.shop;
    const said = (fields: object) =>
      refundRows(refundOf(fields), 'en', WORDS.texts).map(({ name, value }) => `${name}: ${value}`.replace(/\s/g, ' '));
    expect(said({})).toEqual([
      `${refund.paid.unknown}: Rs. 400`,
      `${refund.amlFee}: –`,
      `${refund.tasdeeqFee}: –`,
      `${refund.dataCheckFee}: –`,
      `${refund.refundProcessingFee}: –`,
      `${refund.totalFee}: Rs. 100`,
    ]);
    expect(said({ payType: 2, refundAmount: 606, amlOrCftFee: 100, dataCheckFee: 0 })).toEqual([
      `${refund.paid.downPayment}: Rs. 400`,
      `${refund.amlFee}: Rs. 100`,
      `${refund.tasdeeqFee}: –`,
      `${refund.dataCheckFee}: Rs. 0`,
      `${refund.refundProcessingFee}: –`,
      `${refund.totalFee}: Rs. 100`,
    ]);
    expect([1, 2, 7].map((payType) => refundOf({ payType }).paid)).toEqual(['full', 'downPayment', 'downPayment']);
  });
});

describe('R42b, Q48 a plan that cannot be read', () => {
  const GOOD = { ...PLAN, originalProductId: 'L3' };
  const BAD = [
    null,
    'plan',
    {},
    { ...GOOD, total: '1e9' },
    { ...GOOD, periods: 0 },
    PLAN,
    { ...GOOD, downPayment: -1 },
  ];
  const read = (calcInfos: unknown) =>
    READ_PURCHASE.answer({ bnplPayStatus: 10, productInfo: { productName: 'A', price: 1, totalPrice: 1 }, calcInfos });

  it.each(BAD)('R42b, Q48 %j is left out, and that it was there is said', (bad) => {
    for (const sent of [
      [GOOD, bad],
      [bad, GOOD],
    ]) {
      const purchase = read(sent);
      expect(purchase?.plans.map(({ originalProductId }) => originalProductId)).toEqual(['L3']);
      expect(purchase?.hasLostPlans).toBe(true);
    }
    // Alone it leaves full payment.
    const alone = read([bad]);
    expect(alone).toMatchObject({ plans: [], hasLostPlans: true });
    expect(alone && selectionOf(alone, null)).toMatchObject({ paymentType: 'full', plan: null });
  });

  it('is not claimed where every plan was read, or none was sent; a list that is none refuses the cart', () => {
    for (const sent of [[GOOD], [], null, undefined]) expect(read(sent)?.hasLostPlans).toBe(false);
    expect(read('plans')).toBeUndefined();
  });
});
