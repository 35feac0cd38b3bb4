import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksTheSame, bottomPriceOf, daysOfPeriods, type Plan, type PurchaseInfo } from '#core/purchase/purchase.ts';
import { plan as anyPlan, purchaseInfo } from '../../../arbitraries/purchase.ts';

const OF_PRODUCT = ['price', 'deliveryCharges', 'discount', 'totalPrice'] as const;
const OF_PLAN = ['total', 'downPayment', 'remainingAmount', 'financingAmount', 'markup'] as const;
const withPlan = fc.tuple(purchaseInfo(), anyPlan()).map(([info, plan]): readonly [PurchaseInfo, Plan] => {
  const others = info.plans.filter((each) => each.originalProductId !== plan.originalProductId);
  return [{ ...info, plans: [...others, plan] }, plan];
});
const replaced = (info: PurchaseInfo, plan: Plan, change: Partial<Plan>): PurchaseInfo => ({
  ...info,
  plans: info.plans.map((each) => (each.originalProductId === plan.originalProductId ? { ...each, ...change } : each)),
});

it('R52 a term has 30 days for each instalment', () => expect([1, 2, 3].map(daysOfPeriods)).toEqual([30, 60, 90]));

describe('R48, Q35 the bottom price', () => {
  it('is the chosen plan’s, the purchase’s for full payment, and only above 0', () => {
    fc.assert(
      fc.property(withPlan, ([info, plan]) => {
        for (const bottomPrice of [info.bottomPrice, plan.bottomPrice, null, 0, -1, 1]) {
          const shown = bottomPrice !== null && bottomPrice > 0 ? bottomPrice : null;
          expect(bottomPriceOf({ ...info, bottomPrice }, null)).toBe(shown);
          expect(bottomPriceOf(info, { ...plan, bottomPrice })).toBe(shown);
        }
      }),
    );
  });
});

describe('whether two readings of a purchase ask for the same money', () => {
  it('they do where only words changed, or another plan', () => {
    fc.assert(
      fc.property(withPlan, anyPlan(), ([info, plan], another) => {
        const renamed = {
          ...info,
          product: { ...info.product, name: 'another' },
          availableCredit: 1,
          needsPolicy: !info.needsPolicy,
        };
        expect(asksTheSame(info, renamed, plan)).toBe(true);
        expect(asksTheSame(info, { ...info, plans: [another, ...info.plans] }, plan)).toBe(true);
        expect(asksTheSame(info, { ...info, plans: [another, ...info.plans] }, null)).toBe(true);
        expect(asksTheSame(info, replaced(info, plan, { total: plan.total + 1 }), null)).toBe(true);
      }),
    );
  });

  it('they do not where an amount of the phone or of the chosen plan changed', () => {
    fc.assert(
      fc.property(withPlan, fc.boolean(), ([info, plan], isFull) => {
        const chosen = isFull ? null : plan;
        for (const name of OF_PRODUCT) {
          const dearer = { ...info, product: { ...info.product, [name]: (info.product[name] ?? 0) + 1 } };
          expect(asksTheSame(info, dearer, chosen)).toBe(false);
        }
        for (const name of OF_PLAN)
          expect(asksTheSame(info, replaced(info, plan, { [name]: (plan[name] ?? 0) + 1 }), chosen)).toBe(isFull);
        const bottomPrice = (info.bottomPrice ?? 0) + 1;
        expect(asksTheSame(info, { ...info, bottomPrice }, chosen)).toBe(!isFull);
        const planBottom = replaced(info, plan, { bottomPrice: (plan.bottomPrice ?? 0) + 1 });
        expect(asksTheSame(info, planBottom, chosen)).toBe(isFull);
      }),
    );
  });

  it('they do not where the chosen plan went or came', () => {
    fc.assert(
      fc.property(withPlan, ([info, given]) => {
        const plan = { ...given, bottomPrice: info.bottomPrice };
        const offered = replaced(info, plan, plan);
        const gone = { ...info, plans: info.plans.filter((each) => each !== given) };
        expect([asksTheSame(offered, gone, plan), asksTheSame(gone, offered, plan)]).toEqual([false, false]);
        expect(asksTheSame(gone, gone, plan)).toBe(true);
      }),
    );
  });
});
