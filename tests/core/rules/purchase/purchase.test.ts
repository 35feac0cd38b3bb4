import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { comparePlans } from '#core/purchase/plan-comparison.ts';
import { asksTheSame, bottomPriceOf, type Plan, type PurchaseInfo } from '#core/purchase/purchase.ts';
import { plan as anyPlan, purchaseInfo } from '../../../arbitraries/purchase.ts';

const OF_PRODUCT = ['price', 'deliveryCharges', 'discount', 'totalPrice'] as const;
const OF_PLAN = ['total', 'downPayment', 'remainingAmount', 'markup'] as const;
const withPlan = fc.tuple(purchaseInfo(), anyPlan()).map(([info, plan]): readonly [PurchaseInfo, Plan] => {
  const others = info.plans.filter((each) => each.originalProductId !== plan.originalProductId);
  return [{ ...info, plans: [...others, plan] }, plan];
});
const replaced = (info: PurchaseInfo, plan: Plan, change: Partial<Plan>): PurchaseInfo => ({
  ...info,
  plans: info.plans.map((each) => (each.originalProductId === plan.originalProductId ? { ...each, ...change } : each)),
});

describe('R48, Q35 the bottom price', () => {
  it('is the chosen plan’s, the purchase’s for full payment, and only above 0', () => {
    fc.assert(
      fc.property(withPlan, ([info, plan]) => {
        const shown = (price: number | null): number | null => (price === 0 ? null : price);
        expect(bottomPriceOf(info, null)).toBe(shown(info.bottomPrice));
        expect(bottomPriceOf(info, plan)).toBe(shown(plan.bottomPrice));
      }),
    );
    const [[info, plan] = []] = fc.sample(withPlan, { numRuns: 1, seed: 1 });
    if (info === undefined || plan === undefined) throw new Error('no sample');
    expect([null, 0, -1, 1].map((bottomPrice) => bottomPriceOf({ ...info, bottomPrice }, null))).toEqual([
      null,
      null,
      null,
      1,
    ]);
    expect([null, 0, 1].map((bottomPrice) => bottomPriceOf(info, { ...plan, bottomPrice }))).toEqual([null, null, 1]);
  });
});

describe('whether two readings of a purchase ask for the same money', () => {
  it('they do where only words changed, or another plan', () => {
    fc.assert(
      fc.property(withPlan, anyPlan(), ([info, plan], another) => {
        const renamed = { ...info, product: { ...info.product, name: 'another' }, availableCredit: 1 };
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
          const dearer = { ...info, product: { ...info.product, [name]: info.product[name] + 1 } };
          expect(asksTheSame(info, dearer, chosen)).toBe(false);
        }
        for (const name of OF_PLAN)
          expect(asksTheSame(info, replaced(info, plan, { [name]: plan[name] + 1 }), chosen)).toBe(isFull);
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

describe('R50, R51 the pay choice', () => {
  it('is this table', () => {
    const rows = Object.entries(BNPL_AVAILABILITY).map(
      ([status, { showsRow, badge, isSelectable, showsCredit, toast }]) =>
        [status, showsRow, badge, isSelectable, showsCredit, toast].join(' '),
    );
    expect(rows).toEqual([
      'itemUnsupported true notSupported false false bnplItemUnavailable',
      'loanUnavailable true notSupported false false bnplLoanUnavailable',
      'creditInsufficient true unavailable false true bnplCreditInsufficient',
      'overdue true unavailable false true bnplOverdue',
      'underReview true underReview false false bnplUnderReview',
      'currentOrder true unavailable false true bnplCurrentOrder',
      'notOffered false  false false ',
      'pendingRefund true unavailable false true bnplPendingRefund',
      'available true  true true ',
    ]);
  });
});

describe('the ways to pay, side by side', () => {
  it('are full payment and every plan, with what each costs more and what being late adds', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(fc.nat()), (info, charge) => {
        const late = new Map(charge === null ? [] : info.plans.map((plan) => [plan.originalProductId, charge]));
        const [full, ...rows] = comparePlans(info, late);
        const price = info.product.totalPrice;
        expect(full).toEqual({
          periods: null,
          firstPayment: price,
          laterPayment: null,
          total: price,
          extra: 0,
          lateCharge: null,
        });
        expect(rows).toHaveLength(info.plans.length);
        for (const [at, row] of rows.entries()) {
          const plan = info.plans[at];
          if (plan === undefined) throw new Error('a row too many');
          const { periods, downPayment, total, remainingAmount } = plan;
          const extra = total > price ? total - price : 0;
          expect(row).toMatchObject({ periods, firstPayment: downPayment, total, extra, lateCharge: charge });
          if (remainingAmount === 0) expect(row.laterPayment).toBeNull();
          else {
            const later = row.laterPayment ?? 0;
            expect(later % 100).toBe(0);
            expect(later * periods).toBeGreaterThanOrEqual(remainingAmount);
            expect((later - 100) * periods).toBeLessThan(remainingAmount);
          }
        }
      }),
    );
  });

  it('name no later payment where nothing is left, or no instalment is', () => {
    const [[info, plan] = []] = fc.sample(withPlan, { numRuns: 1, seed: 1 });
    if (info === undefined || plan === undefined) throw new Error('no sample');
    const later = (change: Partial<Plan>) =>
      comparePlans({ ...info, plans: [{ ...plan, ...change }] }, new Map())[1]?.laterPayment;
    expect(later({ periods: 3, remainingAmount: 0 })).toBeNull();
    expect(later({ periods: 0, remainingAmount: 100 })).toBeNull();
    expect(later({ periods: 3, remainingAmount: 1 })).toBe(100);
    expect(later({ periods: 3, remainingAmount: 300 })).toBe(100);
    expect(later({ periods: 1, remainingAmount: 301 })).toBe(400);
  });
});
