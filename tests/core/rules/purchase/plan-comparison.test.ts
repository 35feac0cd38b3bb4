import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlans } from '#core/purchase/plan-comparison.ts';
import { plan as anyPlan, purchaseInfo } from '../../../arbitraries/purchase.ts';

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
            // Equal parts up to the rupee, but never more than all of it.
            expect(later % 100 === 0 || later === remainingAmount).toBe(true);
            expect(later * periods).toBeGreaterThanOrEqual(remainingAmount);
            expect((later - 100) * periods).toBeLessThan(remainingAmount);
            expect(later).toBeLessThanOrEqual(remainingAmount);
          }
        }
      }),
    );
  });

  it('name no later payment where nothing is left, or no instalment is', () => {
    const left = [
      [3, 0, null],
      [0, 100, null],
      [3, 1, 1],
      [3, 300, 100],
      [3, 301, 200],
      [1, 301, 301],
    ] as const;
    fc.assert(
      fc.property(purchaseInfo(), anyPlan(), (info, plan) => {
        for (const [periods, remainingAmount, laterPayment] of left) {
          const [, row] = comparePlans({ ...info, plans: [{ ...plan, periods, remainingAmount }] }, new Map());
          expect(row?.laterPayment).toBe(laterPayment);
        }
      }),
    );
  });
});
