import { describe, expect, it } from 'vitest';
import { READ_PURCHASE } from '#adapters/gateway/wire/read-purchase.ts';
import { selectionOf } from '#core/purchase/chosen-purchase.ts';

const PLAN = { periods: 3, days: 90, total: 1300, downPayment: 400, remainingAmount: 900, financingAmount: 900 };
const GOOD = { ...PLAN, originalProductId: 'L3' };
const BAD = [null, 'plan', {}, { ...GOOD, total: '1e9' }, { ...GOOD, periods: 0 }, PLAN, { ...GOOD, downPayment: -1 }];
const read = (calcInfos: unknown) =>
  READ_PURCHASE.answer({ bnplPayStatus: 10, productInfo: { productName: 'A', price: 1, totalPrice: 1 }, calcInfos });

describe('R42b, Q48 a plan that cannot be read', () => {
  it.each(BAD)('%j is left out, and that it was there is said', (bad) => {
    for (const sent of [
      [GOOD, bad],
      [bad, GOOD],
    ]) {
      const purchase = read(sent);
      expect(purchase?.plans.map(({ originalProductId }) => originalProductId)).toEqual(['L3']);
      expect(purchase?.hasLostPlans).toBe(true);
    }
  });

  it.each(BAD)('%j alone leaves full payment, and no instalments', (bad) => {
    const purchase = read([bad]);
    expect(purchase).toMatchObject({ plans: [], hasLostPlans: true });
    expect(purchase && selectionOf(purchase, null)).toMatchObject({ paymentType: 'full', plan: null });
  });

  it('is not claimed where every plan was read, or none was sent; a list that is none refuses the cart', () => {
    for (const sent of [[GOOD], [], null, undefined]) expect(read(sent)?.hasLostPlans).toBe(false);
    expect(read('plans')).toBeUndefined();
  });
});
