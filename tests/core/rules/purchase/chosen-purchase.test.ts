import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { type ChosenPurchase, chosenNow, dearerThanChosen, selectionOf } from '#core/purchase/chosen-purchase.ts';
import type { Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';

/** What was chosen: of an offer as it was, in which it was possible. */
const chosen = (): fc.Arbitrary<ChosenPurchase> =>
  fc
    .tuple(purchaseInfo(), fc.option(plan()), fc.constantFrom('express' as const, 'pickUp' as const), fc.boolean())
    .map(([before, wanted, receiptType, isCreditRefused]) => ({
      ...chosenNow(before, receiptType, wanted),
      isCreditRefused: isCreditRefused && wanted !== null,
    }));

/** An offer that may still have the chosen plan, at another price, or at another length. */
const laterOffer = (kept: ChosenPurchase): fc.Arbitrary<PurchaseInfo> =>
  fc
    .tuple(purchaseInfo(), fc.constantFrom('gone', 'same', 'dearer', 'longer', 'sooner'), fc.nat(3))
    .map(([offer, fate, at]): PurchaseInfo => {
      const plans: readonly (readonly Plan[])[] = [
        offer.plans.slice(0, at),
        kept.plan === null || fate === 'gone' ? [] : [changed(kept.plan, fate)],
        offer.plans.slice(at),
      ];
      return { ...offer, plans: plans.flat() };
    });

function changed(of: Plan, fate: string): Plan {
  if (fate === 'dearer') return { ...of, markup: (of.markup ?? 0) + 100, total: of.total + 100 };
  if (fate === 'sooner') return { ...of, days: Math.floor(of.days / 2) };
  return fate === 'longer' ? { ...of, periods: of.periods + 1 } : of;
}

const choices = chosen().chain((kept) => fc.tuple(fc.constant(kept), laterOffer(kept)));

describe('Q69 what is selected', () => {
  it('is at the opening what R50 says, and that counts as chosen', () => {
    fc.assert(
      fc.property(purchaseInfo(), (offer) => {
        const { isSelectable } = BNPL_AVAILABILITY[offer.bnplStatus];
        const first = isSelectable ? (offer.plans[0] ?? null) : null;
        const selection = selectionOf(offer, null);
        expect(selection).toMatchObject({ paymentType: first === null ? 'full' : 'bnpl', plan: first, refused: null });
        const kept = chosenNow(offer, selection.receiptType ?? 'express', selection.plan);
        expect(selectionOf(offer, kept)).toEqual(selection);
        expect(dearerThanChosen(offer, selection.plan, kept)).toBeNull();
      }),
    );
  });

  it('is never a plan that was not chosen: the chosen one, full payment with a reason, or none with a reason', () => {
    fc.assert(
      fc.property(choices, ([kept, offer]) => {
        const { paymentType, plan: selected, refused } = selectionOf(offer, kept);
        if (kept.plan === null) {
          expect([paymentType, selected, refused]).toEqual(['full', null, null]);
          return;
        }
        const isChosen =
          selected?.originalProductId === kept.plan.originalProductId &&
          selected.periods === kept.plan.periods &&
          selected.days === kept.plan.days;
        expect(isChosen).toBe(refused === null);
        expect(selected !== null).toBe(isChosen);
        if (refused !== null) expect(refused.plan.originalProductId).toBe(kept.plan.originalProductId);
        const isOffered = BNPL_AVAILABILITY[offer.bnplStatus].isSelectable && offer.plans.length > 0;
        expect(paymentType).toBe(isOffered && !kept.isCreditRefused ? 'bnpl' : 'full');
      }),
      { numRuns: 500 },
    );
  });

  it('is the chosen delivery, or none where the server allows the other one alone', () => {
    fc.assert(
      fc.property(choices, ([kept, offer]) => {
        const isAny = offer.allows.express || offer.allows.pickUp;
        const isPossible = offer.allows[kept.receiptType] || !isAny;
        expect(selectionOf(offer, kept).receiptType).toBe(isPossible ? kept.receiptType : null);
      }),
    );
  });

  it('is asked about exactly where it costs more than what was chosen: at once, or in all', () => {
    fc.assert(
      fc.property(choices, ([kept, offer]) => {
        const { plan: selected } = selectionOf(offer, kept);
        const bottom = selected === null ? offer.bottomPrice : selected.bottomPrice;
        const [own, total] =
          selected === null
            ? [offer.product.totalPrice, offer.product.totalPrice]
            : [selected.downPayment, selected.total];
        const today = bottom !== null && bottom > 0 ? bottom : own;
        const isMore = today > kept.today || total > kept.total;
        expect(dearerThanChosen(offer, selected, kept)).toEqual(isMore ? { today, total } : null);
      }),
      { numRuns: 500 },
    );
  });

  it('R51, R73 has the reason of its status, of 400310, or of its own', () => {
    const [offer] = fc.sample(purchaseInfo(), 1);
    const [one, other] = fc.sample(plan(), 2);
    if (offer === undefined || one === undefined || other === undefined) throw new Error('no sample');
    const wanted = { ...one, originalProductId: loanProductId('L-1') };
    const at = (bnplStatus: PurchaseInfo['bnplStatus'], plans: readonly Plan[]): PurchaseInfo => ({
      ...offer,
      bnplStatus,
      plans,
    });
    const kept = chosenNow(at('available', [wanted]), 'express', wanted);
    const reasonAt = (now: PurchaseInfo, isCreditRefused = false): string | undefined =>
      selectionOf(now, { ...kept, isCreditRefused }).refused?.reason;
    expect(reasonAt(at('overdue', []))).toBe('bnplOverdue');
    expect(reasonAt(at('pendingRefund', [wanted]))).toBe('bnplPendingRefund');
    expect(reasonAt(at('creditInsufficient', []), true)).toBe('bnplCreditInsufficient');
    expect(reasonAt(at('notOffered', []))).toBe('bnplNotOffered');
    expect(reasonAt(at('available', []))).toBe('bnplNotOffered');
    expect(reasonAt(at('available', [other]))).toBe('planGone');
    expect(reasonAt(at('available', [{ ...wanted, periods: wanted.periods + 1 }]))).toBe('planGone');
    expect(reasonAt(at('available', [wanted]), true)).toBe('bnplCreditFailed');
    expect(reasonAt(at('available', [wanted]))).toBeUndefined();
  });
});
