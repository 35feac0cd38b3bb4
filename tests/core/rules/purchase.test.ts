import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { asksTheSame, type ContinueAnswer, daysOfPeriods, type PurchaseChoice } from '#core/purchase/purchase.ts';
import { discountOf, planMarkup, receiptTypesOf } from '#core/purchase/purchase-facts.ts';
import { afterContinue } from '#core/screens/cart-flow.ts';
import { english } from '#core/text/catalogue.ts';
import { purchaseInfo } from '../../arbitraries/purchase.ts';

describe('R50, R51, Q33 the pay choice', () => {
  it.each([
    [
      'itemUnsupported',
      'Not Supported',
      false,
      'BNPL unavailable for this item. Please select another item or [Full Payment].',
    ],
    ['loanUnavailable', 'Not Supported', false, 'Loan unavailable. Choose [Full Payment] or retry after countdown.'],
    [
      'creditInsufficient',
      'Unavailable',
      true,
      'Credit limit insufficient. Please select another product or [Full Payment].',
    ],
    [
      'overdue',
      'Unavailable',
      true,
      'There are currently overdue orders. Please settle them first or choose [Full Payment].',
    ],
    ['underReview', 'Under Review', false, 'Please wait patiently. Results will be ready in a few minutes'],
    [
      'currentOrder',
      'Unavailable',
      true,
      'Please settle your current mobile order before selecting other items or choose [Full Payment].',
    ],
    [
      'pendingRefund',
      'Unavailable',
      true,
      'There are pending refund orders. Please try again later or choose [Full Payment].',
    ],
  ] as const)('R49, R50, R51 %s shows %s', (status, badge, showsCredit, toast) => {
    const row = BNPL_AVAILABILITY[status];
    expect(row.showsRow).toBe(true);
    expect(row.isSelectable).toBe(false);
    expect(row.showsCredit).toBe(showsCredit);
    expect(row.badge === null ? null : english.shop.cart.badges[row.badge]).toBe(badge);
    expect(row.toast === null ? null : english.notices[row.toast]).toBe(toast);
  });

  it('R50 `available` alone can be chosen, and `notOffered` hides the row', () => {
    expect(BNPL_AVAILABILITY.available).toEqual({
      showsRow: true,
      badge: null,
      isSelectable: true,
      showsCredit: true,
      toast: null,
    });
    expect(BNPL_AVAILABILITY.notOffered.showsRow).toBe(false);
  });
});

describe('R54, R55, Q38 what follows Continue', () => {
  const choice: PurchaseChoice = {
    productOrderId: orderId('7'),
    receiptType: 'express',
    paymentType: 'bnpl',
    originalProductId: null,
  };
  const step = (change: Partial<ContinueAnswer>): Outcome<ContinueAnswer> =>
    done({ result: 'accepted', paymentType: 'bnpl', nativeStep: null, productOrderId: orderId('7'), ...change });

  it.each([
    [step({}), { kind: 'confirmation', order: '7' }],
    [step({ nativeStep: nativeStep(1030) }), { kind: 'nativeStep', step: 1030, order: '7' }],
    [step({ nativeStep: nativeStep(1030), paymentType: 'full' }), { kind: 'confirmation', order: '7' }],
    [step({ nativeStep: nativeStep(1030), paymentType: null }), { kind: 'nativeStep', step: 1030, order: '7' }],
    [step({ productOrderId: orderId('8') }), { kind: 'confirmation', order: '8' }],
    [step({ result: 'addressMissing' }), { kind: 'notice', notice: 'selectAddress' }],
    [step({ result: 'soldOut' }), { kind: 'notice', notice: 'soldOut' }],
    [step({ result: 'overdue' }), { kind: 'notice', notice: 'settleOverdue' }],
    [step({ result: 'error' }), { kind: 'notice', notice: 'networkError' }],
    [refused(400310), { kind: 'switchToFull' }],
    [refused(400110), { kind: 'stay' }],
    [failed('timeout'), { kind: 'stay' }],
    [unknown('timeout'), { kind: 'unknown' }],
  ])('R55, Q38 %j leads to %j', (outcome, next) => {
    expect(afterContinue(choice, outcome)).toEqual(next);
  });

  it('R52 a term has 30 days for each instalment', () => {
    expect([1, 2, 3].map(daysOfPeriods)).toEqual([30, 60, 90]);
    expect([1, 2].map((periods) => english.shop.cart.terms({ periods }))).toEqual(['1 term', '2 terms']);
  });
});

describe('the amounts that Continue promises', () => {
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

describe('what a cart shows', () => {
  it('offers the ways of delivery that the server allows', () => {
    expect(receiptTypesOf({ allows: { express: true, pickUp: true } })).toEqual(['express', 'pickUp']);
    expect(receiptTypesOf({ allows: { express: false, pickUp: true } })).toEqual(['pickUp']);
  });

  it('has a discount above 0, and 0 with the original struck where markup is free', () => {
    expect([discountOf({ discount: 0 }), discountOf({ discount: 1 })]).toEqual([null, 1]);
    expect(planMarkup({ isMarkupFree: true, markup: 700, lineMarkup: 500 })).toEqual({ amount: 0, struck: 500 });
    expect(planMarkup({ isMarkupFree: false, markup: 700, lineMarkup: 500 })).toEqual({ amount: 700, struck: null });
  });
});
