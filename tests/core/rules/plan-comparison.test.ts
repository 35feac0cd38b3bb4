import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failed } from '#core/lib/outcome.ts';
import { comparePlans, LATE_DAYS } from '#core/purchase/plan-comparison.ts';
import { asksTheSame } from '#core/purchase/purchase.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { purchaseInfo } from '../../arbitraries/purchase.ts';
import { openShop, settled } from '../../support/open-shop.ts';

describe('the plans side by side', () => {
  it('always has full payment first, a row for each plan, and payments that cover the total', () => {
    fc.assert(
      fc.property(purchaseInfo(), (purchase) => {
        const [full, ...plans] = comparePlans(purchase, new Map());
        expect(full).toMatchObject({ periods: null, total: purchase.product.totalPrice, extra: 0, laterPayment: null });
        expect(plans.map(({ periods }) => periods)).toEqual(purchase.plans.map(({ periods }) => periods));
        for (const { periods, firstPayment, laterPayment, total, extra, lateCharge } of plans) {
          const paid = firstPayment + (laterPayment ?? 0) * (periods ?? 0);
          // Rounded up to the rupee each: never less than the total, and less than a rupee a payment more.
          expect(paid - total).toBeGreaterThanOrEqual(0);
          expect(paid - total).toBeLessThan(100 * (periods ?? 0));
          expect(extra).toBe(Math.max(0, total - purchase.product.totalPrice));
          expect(lateCharge).toBeNull();
        }
      }),
    );
  });

  it('takes what lateness adds from the server, and leaves a dash where it does not answer', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    await Promise.all([screen.comparePlans(), screen.comparePlans()]);
    expect(shop.calls.filter((call) => call === 'readCalculation')).toHaveLength(3);
    const charge = Math.round((4_439_900 * 2 * LATE_DAYS) / 100);
    expect(screen.state.getSnapshot()).toMatchObject({
      comparison: [{ lateCharge: null }, { lateCharge: charge }, { lateCharge: charge }, { lateCharge: charge }],
    });
    screen.closeComparison();
    expect(screen.state.getSnapshot()).toMatchObject({ comparison: null });
    shop.answer('readCalculation', failed('unreachable'));
    await screen.comparePlans();
    expect(screen.state.getSnapshot()).toMatchObject({
      comparison: [{}, { lateCharge: null }, { lateCharge: charge }, {}],
    });
  });
});

describe('Continue', () => {
  it('goes on only with amounts that were shown: changed ones are shown first', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    const now = await shop.gateway.readPurchase(order);
    if (now.kind !== 'done') throw new Error('the sandbox has no purchase');
    const dearer = { ...now.data.product, totalPrice: now.data.product.totalPrice + 1 };
    shop.answer('readPurchase', { ...now, data: { ...now.data, product: dearer } });
    await screen.proceed();
    expect(shop.calls).not.toContain('continuePurchase');
    expect(shop.ports.notices.shown).toEqual(['amountsChanged']);
    expect(screen.state.getSnapshot()).toMatchObject({ task: null, purchase: { product: dearer } });
  });

  it('always sees a change of any amount, and never one of anything else', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.nat(), fc.integer({ min: 1, max: 999 }), (purchase, at, more) => {
        const [plan = null] = purchase.plans;
        const names = ['price', 'deliveryCharges', 'discount', 'totalPrice'] as const;
        const name = names[at % names.length] ?? 'price';
        const changed = { ...purchase, product: { ...purchase.product, [name]: purchase.product[name] + more } };
        expect(asksTheSame(purchase, changed, plan)).toBe(false);
        expect(asksTheSame(purchase, { ...purchase, availableCredit: more, needsPolicy: at > 9 }, plan)).toBe(true);
        if (plan === null) return;
        const dearer = { ...plan, total: plan.total + more };
        expect(asksTheSame(purchase, { ...purchase, plans: [dearer] }, plan)).toBe(false);
        expect(asksTheSame(purchase, { ...purchase, plans: [] }, plan)).toBe(false);
      }),
    );
  });
});
