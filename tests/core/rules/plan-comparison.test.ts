import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlans } from '#core/purchase/plan-comparison.ts';
import { purchaseInfo } from '../../arbitraries/purchase.ts';

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
});
