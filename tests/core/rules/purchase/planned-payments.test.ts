import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatedPlan } from '#core/instalments/calculation.ts';
import { plannedPart } from '#core/purchase/key-facts.ts';
import { comparePlans } from '#core/purchase/plan-comparison.ts';
import { annualRate, type PlanTerms, paymentsOf, plannedPayments } from '#core/purchase/planned-payments.ts';
import { textsOf } from '#core/text/languages.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { paisa } from '../../../arbitraries/shop.ts';

/** Plans as gateways may send them: days that do not divide, no down payment, nothing left. */
const oddPlan = (): fc.Arbitrary<PlanTerms> =>
  fc.record({
    periods: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 400 }),
    downPayment: fc.oneof(fc.constant(0), paisa()),
    // Multiples of what divides by every number of payments, in whole rupees, too.
    remainingAmount: fc.oneof(
      fc.constant(0),
      fc.nat(500),
      paisa(),
      fc.nat(30).map((each) => each * 2_772_000),
    ),
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
  });
});

describe('Q69 a plan in one line', () => {
  it('Q69 is what the plan’s payments are one by one, and names today where something is paid today or nothing later', () => {
    fc.assert(
      fc.property(oddPlan(), (terms) => {
        const listed = plannedPayments(terms);
        const atOnce = listed.filter(({ afterDays }) => afterDays === 0).map(({ amount }) => amount);
        const coming = listed.filter(({ afterDays }) => afterDays !== 0).map(({ amount }) => amount);
        const total = terms.downPayment + terms.remainingAmount;
        const { today, later } = paymentsOf({ ...terms, total });
        const sum = coming.reduce((all, each) => all + BigInt(each), 0n);
        // Exact where all of them make the total to the paisa.
        const isExact = BigInt(terms.downPayment) + sum === BigInt(total);
        if (later !== null) expect(later.isExact).toBe(isExact);
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
        const terms = calculatedPlan({ downPayment, financingAmount, markup }, days);
        if (days <= 0 || days % 30 !== 0) expect(terms).toBeNull();
        else
          expect(terms).toEqual({ days, periods: days / 30, downPayment, remainingAmount: financingAmount + markup });
      }),
      { examples: [0, -30, 30].map((days) => [1, 2, 3, days]) },
    );
  });
});

describe('the ways to pay, side by side', () => {
  it('are full payment and every plan, with what each costs more and what being late adds', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(fc.nat()), (info, charge) => {
        const late = new Map(
          charge === null ? [] : info.plans.map(({ originalProductId }) => [originalProductId, charge]),
        );
        const [full, ...rows] = comparePlans(info, late);
        const price = info.product.totalPrice;
        expect(full).toEqual({
          periods: null,
          firstPayment: price,
          laterPayment: null,
          total: price,
          extra: 0,
          lateCharge: 'none',
        });
        expect(rows).toHaveLength(info.plans.length);
        for (const [at, row] of rows.entries()) {
          const given = info.plans[at];
          if (given === undefined) throw new Error('a row too many');
          const { periods, downPayment, total, remainingAmount } = given;
          const extra = total > price ? total - price : 0;
          expect(row).toMatchObject({
            periods,
            firstPayment: downPayment,
            total,
            extra,
            lateCharge: charge ?? 'unknown',
          });
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
});

describe('the yearly rate of a plan', () => {
  const lent = fc
    .record({
      periods: fc.integer({ min: 1, max: 12 }),
      days: fc.integer({ min: 1, max: 60 }),
      financingAmount: fc.integer({ min: 100_000, max: 10_000_000 }),
      /** Thousandths of the loan. */
      markup: fc.nat(600),
    })
    .map(({ periods, days, financingAmount, markup }) => ({
      periods,
      days: days * periods,
      financingAmount,
      remainingAmount: Math.round(financingAmount * (1 + markup / 1000)),
    }));

  it('owes nothing after the last payment, on an account that grows by it day by day', () => {
    fc.assert(
      fc.property(lent, (terms) => {
        const rate = annualRate(terms);
        fc.pre(rate !== null);
        const daily = (1 + rate / 100) ** (1 / 365);
        let owed = terms.financingAmount;
        for (let day = 1; day <= terms.days; day += 1) {
          owed *= daily;
          if (day % (terms.days / terms.periods) === 0) owed -= terms.remainingAmount / terms.periods;
        }
        expect(Math.abs(owed)).toBeLessThan(terms.financingAmount / 1e6);
      }),
    );
  });

  it('is said of no plan whose days are not known, that finances nothing, or that gives back less', () => {
    const known = { periods: 3, days: 90, financingAmount: 900_000, remainingAmount: 990_000 };
    expect(annualRate(known)).toBeGreaterThan(0);
    expect(annualRate({ ...known, remainingAmount: 900_000 })).toBe(0);
    for (const odd of [
      { days: 0 },
      { days: 91 },
      { periods: 0 },
      { financingAmount: 0, remainingAmount: 0 },
      { remainingAmount: 899_999 },
    ]) {
      expect(annualRate({ ...known, ...odd })).toBeNull();
    }
    expect(annualRate({ periods: 1, days: 1, financingAmount: 100, remainingAmount: 1_000_000 })).toBeNull();
  });
});
