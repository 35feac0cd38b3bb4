import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { dataOf as must } from '#adapters/sandbox/scenarios/state-steps.ts';
import { ADDRESS, openShop } from '../support/open-shop.ts';

describe('what happens to an order of the sandbox without its shopper', () => {
  it('R62 a courier who brings a sent phone back ends the order, with all money paid, instalments too', async () => {
    const shop = openShop();
    const { order, plan } = await boughtInInstalments(shop);
    for (const action of ['pay', 'confirm', 'ship', 'repay'] as const) await shop.lender.act({ action, order });
    const { installments, times } = must(await shop.gateway.readOrder(order));
    expect(await shop.lender.act({ action: 'return', order })).toMatchObject({ ok: true });
    const after = must(await shop.gateway.readOrder(order));
    expect(after).toMatchObject({ status: 'cancelled', times: { ...times, cancelledAt: shop.clock.now() } });
    expect(after.refund).toMatchObject({
      askedAt: shop.clock.now(),
      amount: plan.downPayment + (installments[0]?.amount ?? 0),
    });
    // Nothing of it is owed, and instalments are to be had again.
    const next = await shop.bought();
    expect(must(await shop.gateway.readPurchase(next)).bnplStatus).toBe('available');
  });

  it('R63 a payment that was made late costs what it cost then, whatever time passes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 400 }), async (late, later) => {
        const shop = openShop();
        const { order } = await boughtInInstalments(shop);
        for (const action of ['pay', 'confirm', 'ship', 'deliver'] as const) await shop.lender.act({ action, order });
        await shop.lender.act({ action: 'age', order, days: 30 + late });
        await shop.lender.act({ action: 'repay', order });
        const first = async () => must(await shop.gateway.readOrder(order)).installments[0];
        const paid = await first();
        await shop.lender.act({ action: 'age', order, days: later });
        const after = await first();
        expect([paid?.isPaid, (paid?.penalty ?? 0) > 0]).toEqual([true, true]);
        expect([after?.amount, after?.penalty]).toEqual([paid?.amount, paid?.penalty]);
      }),
      { numRuns: 20 },
    );
  });

  it('Q72 each of the three is done in its own status alone', async () => {
    const shop = openShop();
    const ways: readonly (readonly Action['action'][])[] = [
      [],
      ['pay'],
      ['pay', 'confirm'],
      ['pay', 'confirm', 'ship'],
      ['pay', 'confirm', 'ship', 'deliver'],
      ['cancel'],
      ['review'],
    ];
    const done: Record<string, string[]> = { return: [], reprice: [], refuse: [] };
    for (const way of ways) {
      for (const action of ['return', 'reprice', 'refuse'] as const) {
        const order = await shop.bought();
        await shop.gateway.saveAddress(order, ADDRESS);
        const choice = { receiptType: 'express', paymentType: 'full', originalProductId: null } as const;
        must(await shop.gateway.continuePurchase({ productOrderId: order, ...choice }));
        for (const step of way) await shop.lender.act({ action: step, order } as Action);
        const status = must(await shop.gateway.readOrder(order)).status ?? '';
        const result = await shop.lender.act({ action, order, price: 40_000 });
        if (result.ok) done[action]?.push(status);
        else expect(result.reason).toContain(status);
        await shop.lender.act({ action: 'cancel', order });
      }
    }
    expect(done).toEqual({
      return: ['shipped'],
      reprice: ['waitingForPayment'],
      refuse: ['waitingForPayment'],
    });
  });

  it('R42b another price is the one that cart, plans and payment then ask', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1000, max: 60_000 }), fc.boolean(), async (price, isContinued) => {
        const shop = openShop();
        const order = await shop.bought();
        await shop.gateway.saveAddress(order, ADDRESS);
        const before = must(await shop.gateway.readPurchase(order));
        const { originalProductId = null } = before.plans[2] ?? {};
        const choice = { receiptType: 'express', paymentType: 'bnpl', originalProductId } as const;
        if (isContinued) must(await shop.gateway.continuePurchase({ productOrderId: order, ...choice }));
        await shop.lender.act({ action: 'reprice', order, price });
        const { product, plans } = must(await shop.gateway.readPurchase(order));
        expect(product.price).toBe(price * 100);
        expect(product.totalPrice).toBe(
          price * 100 + (product.deliveryCharges ?? Number.NaN) - (product.discount ?? Number.NaN),
        );
        for (const each of plans) expect(each.downPayment + each.financingAmount).toBe(product.totalPrice);
        if (!isContinued) return;
        await shop.lender.act({ action: 'pay', order });
        const paid = must(await shop.gateway.readOrder(order));
        const rest = paid.installments.reduce((sum, each) => sum + (each.amount ?? 0), 0);
        expect(paid.prices.totalAmount).toBe(plans[2]?.total);
        expect(rest).toBe(plans[2]?.remainingAmount);
      }),
      { numRuns: 40 },
    );
  });

  it('R55 a refusal of instalments is met at Continue, with 400310, and known from then on', async () => {
    const shop = openShop();
    const order = await shop.bought();
    must(await shop.gateway.saveAddress(order, ADDRESS));
    await shop.lender.act({ action: 'refuse', order });
    const { bnplStatus, plans } = must(await shop.gateway.readPurchase(order));
    expect(bnplStatus).toBe('available');
    const originalProductId = plans[0]?.originalProductId ?? null;
    const choice = { productOrderId: order, receiptType: 'express', paymentType: 'bnpl', originalProductId } as const;
    expect(await shop.gateway.continuePurchase(choice)).toEqual({ kind: 'refused', code: 400310 });
    expect(must(await shop.gateway.readPurchase(order))).toMatchObject({ bnplStatus: 'creditInsufficient', plans: [] });
    expect(await shop.gateway.continuePurchase(choice)).toEqual({ kind: 'refused', code: 400310 });
    must(await shop.gateway.continuePurchase({ ...choice, paymentType: 'full', originalProductId: null }));
    expect(must(await shop.gateway.readOrder(order)).paymentType).toBe('full');
  });
});

/** An order by the longest plan, continued to its payment. */
async function boughtInInstalments({ bought, gateway }: ReturnType<typeof openShop>) {
  const order = await bought();
  must(await gateway.saveAddress(order, ADDRESS));
  const plan = must(await gateway.readPurchase(order)).plans[2];
  if (plan === undefined) throw new Error('the sandbox offers no plan');
  const { originalProductId } = plan;
  const choice = { productOrderId: order, receiptType: 'express', paymentType: 'bnpl', originalProductId } as const;
  must(await gateway.continuePurchase(choice));
  return { order, plan };
}
