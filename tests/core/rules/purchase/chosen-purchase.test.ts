import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import {
  chosenByOrder,
  chosenNow,
  dearerThanChosen,
  type Offer,
  offerChange,
  selectionOf,
} from '#core/purchase/chosen-purchase.ts';
import type { Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { oneOf } from '../../../support/questions.ts';

/** What was chosen: of an offer as it was, in which it was possible. */
const chosen = () =>
  fc
    .tuple(purchaseInfo(), fc.option(plan()), fc.constantFrom('express' as const, 'pickUp' as const), fc.boolean())
    .map(([before, wanted, receiptType, isCreditRefused]) => ({
      ...chosenNow(before, receiptType, wanted),
      receiptType,
      plan: wanted,
      isCreditRefused: isCreditRefused && wanted !== null,
    }));

/** An offer that may still have the chosen plan, at another price, or at another length. */
const laterOffer = (kept: { readonly plan: Plan | null }): fc.Arbitrary<PurchaseInfo> =>
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
  it('is at the opening what R50 and Q34 say, and that counts as chosen', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(fc.nat(12)), (offer, advertised) => {
        const { isSelectable } = BNPL_AVAILABILITY[offer.bnplStatus];
        const wanted = offer.plans.find(({ periods }) => periods === advertised) ?? offer.plans[0];
        const first = isSelectable ? (wanted ?? null) : null;
        const selection = selectionOf(offer, null, advertised);
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

  it('is in a new session what the order names, and asked for where the order does not say it, or two plans fit', () => {
    const [one, two, twin] = [1, 2, 2].map((periods, at) => ({
      ...oneOf(plan()),
      periods,
      originalProductId: loanProductId(`L-${at}`),
    })) as [Plan, Plan, Plan];
    const both = { express: true, pickUp: true };
    const offer = { ...oneOf(purchaseInfo()), allows: both, bnplStatus: 'available' as const, plans: [one, two] };
    const selected = (periods: number | null, plans = offer.plans, allows = both) => {
      const now = { ...offer, plans, allows };
      const {
        receiptType,
        plan: at,
        paymentType,
      } = selectionOf(now, chosenByOrder(now, { receiptType: periods === 0 ? null : 'pickUp', periods, total: 0 }));
      return [receiptType, paymentType, at];
    };
    expect([selected(0), selected(0, [], { express: false, pickUp: true })]).toEqual([
      [null, 'full', null],
      ['pickUp', 'full', null],
    ]);
    expect(selected(2)).toEqual(['pickUp', 'bnpl', two]);
    const asked = [selected(null), selected(3), selected(1, []), selected(2, [one, two, twin])];
    expect(asked).toEqual(asked.map(() => ['pickUp', 'bnpl', null]));
    // Dearer than the order says it is: asked about before it is bought.
    const [asIs, dearer] = [two.total, two.total - 1].map((total) =>
      dearerThanChosen(offer, two, chosenByOrder(offer, { receiptType: 'express', periods: 2, total })),
    );
    expect([asIs, dearer?.total]).toEqual([null, two.total]);
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

describe('Q69 what differs from what was shown', () => {
  const purchase = oneOf(purchaseInfo());
  const [wanted, other] = ['L-1', 'L-2'].map((id) => ({ ...oneOf(plan()), originalProductId: loanProductId(id) })) as [
    Plan,
    Plan,
  ];
  const dearer = { ...purchase, product: { ...purchase.product, price: purchase.product.price + 1 } };
  const gone = { plan: null, refused: { plan: wanted, reason: 'planGone' } } as const;
  const late = { plan: null, refused: { plan: wanted, reason: 'bnplOverdue' } } as const;
  it.each<readonly [string | null, Partial<Offer>, Partial<Offer>]>([
    [null, {}, {}],
    ['amountsChanged', {}, { purchase: dearer }],
    ['amountsChanged', {}, { receiptType: 'pickUp' }],
    ['amountsChanged', { receiptType: null }, { receiptType: null, purchase: dearer }],
    ['deliveryGone', {}, { receiptType: null }],
    ['amountsChanged', {}, { paymentType: 'full' }],
    ['amountsChanged', {}, { plan: other }],
    ['amountsChanged', {}, { plan: null }],
    ['planGone', {}, gone],
    ['amountsChanged', gone, { ...gone, purchase: dearer }],
    ['bnplOverdue', gone, { ...late, paymentType: 'full' }],
  ])('Q69 is %s', (why, before, after) => {
    const shown: Offer = { purchase, receiptType: 'express', paymentType: 'bnpl', plan: wanted, refused: null };
    expect(offerChange({ ...shown, ...before }, { ...shown, ...after })).toBe(why);
  });
});
