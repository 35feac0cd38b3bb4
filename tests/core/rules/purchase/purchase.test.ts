import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { isLateness, REASON_ACTIONS } from '#core/purchase/cart-reasons.ts';
import { asksTheSame } from '#core/purchase/chosen-purchase.ts';
import {
  bottomPriceOf,
  daysOfPeriods,
  discountOf,
  type Plan,
  type PurchaseInfo,
  planMarkup,
  receiptTypesOf,
} from '#core/purchase/purchase.ts';
import { english } from '#core/text/catalogue.ts';
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

it('R46, R48, R52 shows the delivery that the server allows, a discount above 0, and 0 with the original struck where markup is free', () => {
  expect(receiptTypesOf({ allows: { express: true, pickUp: true } })).toEqual(['express', 'pickUp']);
  expect(receiptTypesOf({ allows: { express: false, pickUp: true } })).toEqual(['pickUp']);
  expect([discountOf({ discount: 0 }), discountOf({ discount: 1 })]).toEqual([null, 1]);
  expect(planMarkup({ isMarkupFree: true, markup: 700, lineMarkup: 500 })).toEqual({ amount: 0, struck: 500 });
  expect(planMarkup({ isMarkupFree: false, markup: 700, lineMarkup: 500 })).toEqual({ amount: 700, struck: null });
});

const REASONS = Object.keys(REASON_ACTIONS) as (keyof typeof REASON_ACTIONS)[];

describe('R49, R50, R51 instalments by their status', () => {
  it.each([
    ['itemUnsupported', 'notSupported', false, 'bnplItemUnavailable'],
    ['loanUnavailable', 'notSupported', false, 'bnplLoanUnavailable'],
    ['creditInsufficient', 'unavailable', true, 'bnplCreditInsufficient'],
    ['overdue', 'unavailable', true, 'bnplOverdue'],
    ['underReview', 'underReview', false, 'bnplUnderReview'],
    ['currentOrder', 'unavailable', true, 'bnplCurrentOrder'],
    ['pendingRefund', 'unavailable', true, 'bnplPendingRefund'],
  ] as const)('R49, R50, R51 %s shows the badge %s, and tells why', (status, badge, showsCredit, toast) => {
    const shown = { showsRow: true, isSelectable: false };
    expect(BNPL_AVAILABILITY[status]).toEqual({ ...shown, badge, showsCredit, toast });
  });

  it('R50 `available` alone can be chosen, and `notOffered` hides the row', () => {
    const plain = { badge: null, toast: null };
    const { available, notOffered } = BNPL_AVAILABILITY;
    expect(available).toEqual({ ...plain, showsRow: true, isSelectable: true, showsCredit: true });
    expect(notOffered).toEqual({ ...plain, showsRow: false, isSelectable: false, showsCredit: false });
  });

  it.each([
    ['addAddress', ['selectAddress']],
    ['editAddress', ['invalidPhone']],
    ['otherPhone', ['soldOut', 'productMissing', 'bnplItemUnavailable', 'bnplCreditInsufficient']],
    ['openApp', ['settleOverdue', 'creditExists', 'bnplOverdue', 'bnplCurrentOrder']],
    ['openReview', ['bnplUnderReview']],
    ['askAgain', ['bnplCreditFailed', 'bnplLoanUnavailable', 'bnplPendingRefund']],
  ] as const)('R51, R55, Q72 the way out, %s, is offered beside %j alone', (action, reasons) => {
    expect(new Set(REASONS.filter((reason) => REASON_ACTIONS[reason] === action))).toEqual(new Set(reasons));
  });

  it('R51, R55 is clay where payments are late, and nowhere else', () => {
    const notices: Readonly<Partial<Record<string, string>>> = english.notices;
    const late = REASONS.filter((reason) => /overdue/i.test(notices[reason] ?? ''));
    expect(REASONS.filter(isLateness)).toEqual(late);
    expect(late.length).toBeGreaterThan(1);
  });
});

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
