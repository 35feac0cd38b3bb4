import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createBearerBody } from '#adapters/gateway/bearer-body.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { FULL_PAYMENT_PRODUCT, VARIANTS } from '#adapters/sandbox/catalogue/variants.ts';
import { withoutOptional } from '#adapters/sandbox/http/optional-fields.ts';
import { LOAN_PRODUCTS, overdueCharge, planOf } from '#adapters/sandbox/lending/instalments.ts';
import { ORDER_STATES } from '#adapters/sandbox/scenarios/order-states.ts';
import { readArguments } from '#adapters/server/processes.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { idempotencyKey, productId, skuCode } from '#core/lib/ids.ts';
import { planNote, priceOf } from '#core/product/product.ts';
import { openShop } from '../support/open-shop.ts';
import { startTestServer } from '../support/test-server.ts';

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

  it('Q20 late charges have no end: they pass the loan on day 51', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.nat(400), (loan, days) => {
        expect(BigInt(Math.round(overdueCharge(loan, days) * 100))).toBe(BigInt(loan) * 2n * BigInt(days));
        expect(overdueCharge(loan, days) > loan).toBe(days > 50);
      }),
    );
  });

  it('R39, R48 what a product page says of instalments is what the cart asks, for every variant that says it', async () => {
    const said = [];
    for (const { phone, skuCode: sku } of VARIANTS.filter(({ color, phone: { colors } }) => color === colors[0]?.[0])) {
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

describe('a gateway without the optional fields', () => {
  it('is asked for by --without optional alone', () => {
    expect(readArguments([])).toEqual({ workers: 1, lacksOptional: false });
    expect(readArguments(['--without', 'optional'])).toEqual({ workers: 1, lacksOptional: true });
    expect(readArguments(['--workers=2', '--without=optional'])).toEqual({ workers: 2, lacksOptional: true });
    for (const wrong of [['--without'], ['optional'], ['--without', 'fields'], ['--without', 'optional', 'x']])
      expect(readArguments(wrong)).toMatch(/^takes /);
  });

  it('leaves them out, sends instalments as their number, and takes a command twice under one key', async () => {
    const server = await startTestServer(false, undefined, { lacksOptional: true });
    const token = `${SANDBOX.token}-bare`;
    const gateway = createHttpGateway({
      base: server.gateway,
      source: SANDBOX.source,
      format: createBearerBody(),
      identify: async () => ({ token, parameters: {} }),
      clock: createSystemClock(),
    });
    try {
      const product = await gateway.readProduct(productId('samsung-galaxy-a16'));
      expect(product).toMatchObject({
        kind: 'done',
        data: { example: null, installmentPlan: 'From Rs. 11,100 today' },
      });
      const { order } = await ORDER_STATES['order-locked'].reach({
        gateway,
        perform: lenderActions(server.lender),
        shopper: token,
      });
      const locked = order === null ? null : await gateway.readOrder(order);
      const unknown = { amount: null, dueTime: null, isPaid: null, paidTime: null, markup: null, penalty: null };
      expect(locked).toMatchObject({
        kind: 'done',
        data: {
          isLocked: true,
          unlockAmount: null,
          refund: { askedAt: null, amount: null, isUnclear: false },
          installments: [unknown, unknown, unknown],
        },
      });
      // Without keys the second command is a second one: the order of the first still waits.
      const choice = {
        productId: productId('samsung-galaxy-a06'),
        skuCode: skuCode('samsung-galaxy-a06--black--128gb-4gb'),
      };
      const key = idempotencyKey('00000000-0000-4000-8000-000000000018');
      expect(await gateway.startPurchase(choice, key)).toMatchObject({ data: { isOtherOrderWaiting: false } });
      expect(await gateway.startPurchase(choice, key)).toMatchObject({ data: { isOtherOrderWaiting: true } });
    } finally {
      await server.stop();
    }
  });

  it('touches no other answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('get/purchase/info', 'now/buy', 'get/refund/cooling/info'),
        fc.jsonValue(),
        (path, data) => {
          expect(withoutOptional(path, data)).toEqual(data);
        },
      ),
    );
  });
});
