import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_PAYMENT_PRODUCT, VARIANTS } from '#adapters/sandbox/catalogue/variants.ts';
import { LOAN_PRODUCTS, overdueCharge, planOf } from '#adapters/sandbox/lending/tariff.ts';
import { loanProductId, productId, skuCode } from '#core/lib/ids.ts';
import { planNote, priceOf } from '#core/product/product.ts';
import { openShop } from '../support/open-shop.ts';

const MAX_LOAN = 50_000n;

describe('R1, R52 the tariff of the sandbox, reckoned again', () => {
  it('lends at most Rs. 50,000, cuts markup to whole rupees for the customer, and splits nothing away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(...LOAN_PRODUCTS), (price, loan) => {
        const plan = planOf(price, loan);
        const loaned = BigInt(plan.financingAmount);
        expect(loaned <= MAX_LOAN).toBe(true);
        expect(plan.downPayment + plan.financingAmount).toBe(price);
        expect(plan.downPayment * 5).toBeGreaterThanOrEqual(price);
        const charged = (loaned * BigInt(loan.rate) * 30n * BigInt(loan.periods)) / 10_000n;
        expect(BigInt(plan.lineMarkup)).toBe(charged);
        expect(plan.markup).toBe(loan.isMarkupFree ? 0 : plan.lineMarkup);
        expect(plan.total).toBe(price + plan.markup);
      }),
    );
  });

  it('Q20, R60 a late day costs 2 % of an equal share of the loan; late charges have no end: they pass the share on day 51', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 50_000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(400),
        (loan, of, days) => {
          const share = BigInt(loan) / BigInt(of);
          expect(BigInt(overdueCharge(loan, of, days))).toBe(((share * 2n) / 100n) * BigInt(days));
          // Cut to whole rupees: a share that is no multiple of 50 is passed later.
          if (share % 50n === 0n) expect(overdueCharge(loan, of, days) > Number(share)).toBe(days > 50 && share > 0n);
        },
      ),
    );
  });

  it('R60, Q42 one day late costs one sum: what the calculator says is what the order charges, whichever payment is late', async () => {
    for (const { id: plan, periods } of LOAN_PRODUCTS) {
      const shop = openShop();
      const order = await shop.bought();
      const originalProductId = loanProductId(plan);
      const asked = {
        productOrderId: order,
        productAmount: 0,
        overdueDays: 7,
        loanDays: 30 * periods,
        originalProductId,
      };
      const said = await shop.gateway.readCalculation(asked);
      const choice = { productOrderId: order, receiptType: 'pickUp', paymentType: 'bnpl', originalProductId } as const;
      await shop.gateway.continuePurchase(choice);
      for (const action of ['pay', 'confirm', 'ship', 'deliver'] as const) await shop.lender.act({ action, order });
      for (let at = 0; at < periods; at += 1) {
        await shop.lender.act({ action: 'age', order, days: at === 0 ? 37 : 30 });
        const read = await shop.gateway.readOrder(order);
        const charged = read.kind === 'done' ? read.data.installments[at]?.penalty : null;
        expect([periods, at, charged]).toEqual([periods, at, said.kind === 'done' ? said.data.overdueCharge : -1]);
        await shop.lender.act({ action: 'repay', order });
      }
    }
  });

  it.each([
    ['cancelled', ['pay', 'cancel']],
    ['returns', ['pay', 'confirm']],
    ['cancelled', ['pay', 'confirm', 'ship', 'return']],
    ['cancelled', ['cancel']],
  ] as const)(
    'R62, R68 an order that is over (%s after %j) owes nothing, and lateness stops',
    async (status, actions) => {
      const shop = openShop();
      const order = await shop.bought();
      const originalProductId = loanProductId(LOAN_PRODUCTS[2]?.id ?? '');
      const choice = { productOrderId: order, receiptType: 'pickUp', paymentType: 'bnpl', originalProductId } as const;
      await shop.gateway.continuePurchase(choice);
      const read = async () => {
        const answer = await shop.gateway.readOrder(order);
        if (answer.kind !== 'done') throw new Error(answer.kind);
        return answer.data;
      };
      // What is planned is said before it is bought, without days.
      const planned = await read();
      expect(planned.downPayment).toBe(1_110_000);
      expect(planned.installments.map(({ amount, dueTime }) => [amount, dueTime])).toEqual([
        [1_813_000, null],
        [1_812_900, null],
        [1_812_900, null],
      ]);
      for (const action of actions) await shop.lender.act({ action, order });
      if (status === 'returns') await shop.gateway.submitRefund(order);
      await shop.lender.act({ action: 'age', order, days: 45 });
      const over = await read();
      const nothing = { amount: 0, dueTime: null, isPaid: false, paidTime: null, markup: 0, penalty: 0 };
      expect(over).toMatchObject({ status, isOverdue: false, isLocked: false, unlockAmount: null });
      expect(over.installments).toEqual([nothing, nothing, nothing]);
      expect(await shop.lender.act({ action: 'repay', order })).toMatchObject({ ok: false });
    },
  );

  it('R39, R48 what a product page says of instalments is what the cart asks, for every variant that says it', async () => {
    const said = [];
    for (const { phone, skuCode: sku } of VARIANTS.filter(({ color, phone: { colors } }) => color === colors[0])) {
      const shop = openShop();
      const answer = await shop.gateway.readProduct(productId(phone.id));
      if (answer.kind !== 'done') throw new Error('no such phone');
      const chosen = answer.data.skus.find((each) => each.skuCode === sku) ?? null;
      const { example } = planNote(answer.data, chosen);
      const started = await shop.gateway.startPurchase({ productId: productId(phone.id), skuCode: skuCode(sku) });
      const order = started.kind === 'done' ? started.data.productOrderId : null;
      if (order === null) continue;
      const purchase = await shop.gateway.readPurchase(order);
      if (purchase.kind !== 'done') throw new Error('no purchase');
      const { plans, product } = purchase.data;
      for (const { financingAmount } of plans) expect(BigInt(financingAmount) <= MAX_LOAN * 100n).toBe(true);
      if (phone.id === FULL_PAYMENT_PRODUCT)
        expect([phone.id, example, answer.data.installmentPlan]).toEqual([phone.id, null, null]);
      if (example === null) {
        const isOwnPrice = priceOf(answer.data, chosen) !== answer.data.price;
        expect([sku, isOwnPrice || phone.id === FULL_PAYMENT_PRODUCT]).toEqual([sku, true]);
        continue;
      }
      const plan = plans.find(({ periods }) => periods === example.periods);
      expect([sku, example.downPayment, example.total]).toEqual([sku, plan?.downPayment, plan?.total]);
      expect(BigInt(plan?.total ?? 0)).toBe(BigInt(product.totalPrice) + BigInt(plan?.markup ?? 0));
      if (phone.says === undefined)
        expect(answer.data.installmentPlan).toBe(
          `From Rs. ${(example.downPayment / 100).toLocaleString('en-US')} today`,
        );
      said.push(sku);
    }
    expect(said.length).toBeGreaterThan(5);
  });
});
