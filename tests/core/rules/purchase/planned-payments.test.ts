import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatedPlan, isCalculatedAboveLoan } from '#core/instalments/calculated-plan.ts';
import { plannedPart } from '#core/purchase/key-facts.ts';
import { type PlanTerms, paymentsOf, plannedPayments } from '#core/purchase/planned-payments.ts';
import { textsOf } from '#core/text/languages.ts';
import { plan } from '../../../arbitraries/purchase.ts';
import { paisa } from '../../../arbitraries/shop.ts';

/** Plans as gateways may send them: days that do not divide, no down payment, nothing left. */
const oddPlan = (): fc.Arbitrary<PlanTerms> =>
  fc.record({
    periods: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 400 }),
    downPayment: fc.oneof(fc.constant(0), paisa()),
    remainingAmount: fc.oneof(fc.constant(0), fc.nat(500), paisa()),
  });

describe('R52 the payments of a plan before its order exists', () => {
  it('make at least the total and less than a rupee a payment more, and none is above what is left', () => {
    fc.assert(
      fc.property(fc.oneof(plan(), oddPlan()), (terms) => {
        const { periods, downPayment, remainingAmount } = terms;
        const planned = plannedPayments(terms);
        const [today, later] = [
          planned.filter((each) => each.afterDays === 0),
          planned.filter((each) => each.afterDays !== 0),
        ];
        expect(today.map(({ amount }) => amount)).toEqual(downPayment > 0 ? [downPayment] : []);
        const hasLater = periods > 0 && remainingAmount > 0;
        expect(later).toHaveLength(hasLater ? periods : 0);
        if (!hasLater) return;
        const sum = later.reduce((whole, { amount }) => whole + BigInt(amount), 0n);
        expect(sum >= BigInt(remainingAmount)).toBe(true);
        expect(sum < BigInt(remainingAmount) + 100n * BigInt(periods)).toBe(true);
        for (const { amount, isAtMost } of later) {
          expect(amount).toBeLessThanOrEqual(remainingAmount);
          expect(isAtMost).toBe(sum !== BigInt(remainingAmount));
        }
      }),
    );
  });

  it('say below them that the lender’s own may be lower where one is rounded up, and nowhere else', () => {
    const texts = textsOf('en');
    fc.assert(
      fc.property(fc.oneof(plan(), oddPlan()), (terms) => {
        const { rows, notes } = plannedPart(terms, { language: 'en', texts });
        expect(rows).toHaveLength(plannedPayments(terms).length);
        const { periods, remainingAmount } = terms;
        // A single payment is what is left; several are exact where they are equal parts of whole rupees.
        const isExact = periods <= 1 || remainingAmount % (100 * periods) === 0;
        expect(notes).toEqual(isExact ? [] : [texts.payments.plan.rounding]);
      }),
    );
  });

  it('come after equal steps of the plan’s own days, and name no day where those do not divide', () => {
    fc.assert(
      fc.property(fc.oneof(plan(), oddPlan()), (terms) => {
        const later = plannedPayments({ ...terms, downPayment: 0 }).map(({ afterDays }) => afterDays);
        const { periods, days } = terms;
        const isEven = days > 0 && Number.isInteger(days / Math.max(1, periods));
        expect(later).toEqual(later.map((_, at) => (isEven ? (days * (at + 1)) / periods : null)));
      }),
    );
    expect(
      plannedPayments({ periods: 3, days: 90, downPayment: 1, remainingAmount: 300 }).map((each) => each.afterDays),
    ).toEqual([0, 30, 60, 90]);
    expect(
      plannedPayments({ periods: 3, days: 100, downPayment: 1, remainingAmount: 300 }).map((each) => each.afterDays),
    ).toEqual([0, null, null, null]);
  });
});

describe('Q69 a plan in one line', () => {
  it('adds up to the paisa where it says so, and never asks for less than is owed', () => {
    fc.assert(
      fc.property(plan(), (offered) => {
        const { downPayment, remainingAmount, total } = offered;
        const { later } = paymentsOf(offered);
        const sum = BigInt(later?.each ?? 0) * BigInt(later?.periods ?? 0);
        if (later !== null) expect(later.isExact).toBe(BigInt(downPayment) + sum === BigInt(total));
        expect(sum >= BigInt(remainingAmount) && sum - BigInt(remainingAmount) < 100n * BigInt(offered.periods)).toBe(
          true,
        );
      }),
    );
  });

  it('is what the plan’s payments are one by one, and names today where something is paid today or nothing later', () => {
    fc.assert(
      fc.property(oddPlan(), (terms) => {
        const listed = plannedPayments(terms);
        const atOnce = listed.filter(({ afterDays }) => afterDays === 0).map(({ amount }) => amount);
        const coming = listed.filter(({ afterDays }) => afterDays !== 0).map(({ amount }) => amount);
        const { today, later } = paymentsOf({ ...terms, total: terms.downPayment + terms.remainingAmount });
        expect(Array.from({ length: later?.periods ?? 0 }, () => later?.each)).toEqual(coming);
        expect(today).toBe(atOnce[0] ?? (coming.length > 0 ? null : 0));
      }),
    );
  });
});

describe('R52, R60 the plan that a calculation is of', () => {
  it('has a payment for each 30 days of its option, and is none for other days', () => {
    fc.assert(
      fc.property(paisa(), paisa(), paisa(), fc.nat(400), (downPayment, financingAmount, markup, days) => {
        const terms = calculatedPlan({ downPayment, financingAmount, markup }, { days });
        if (days === 0 || days % 30 !== 0) expect(terms).toBeNull();
        else
          expect(terms).toEqual({ days, periods: days / 30, downPayment, remainingAmount: financingAmount + markup });
      }),
    );
    expect(calculatedPlan({ downPayment: 1, financingAmount: 2, markup: 3 }, null)).toBeNull();
  });

  it('Q20 is noticed where markup and late charges pass the loan, and not before', () => {
    const nearly = fc.tuple(paisa(), paisa(), fc.constantFrom(-1, 0, 1));
    fc.assert(
      fc.property(nearly, ([markup, overdueCharge, over]) => {
        const financingAmount = Math.max(0, markup + overdueCharge - over);
        const isAbove = BigInt(markup) + BigInt(overdueCharge) > BigInt(financingAmount);
        expect(isCalculatedAboveLoan({ financingAmount, markup, overdueCharge })).toBe(isAbove);
      }),
    );
  });
});
