import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualRate } from '#core/purchase/annual-rate.ts';

const plan = fc
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

describe('the yearly rate of a plan', () => {
  it('is the markup itself where all is paid back after a year', () => {
    const year = { periods: 1, days: 365, financingAmount: 1_000_000 };
    expect(annualRate({ ...year, remainingAmount: 1_250_000 })).toBeCloseTo(25, 6);
    expect(annualRate({ ...year, remainingAmount: 1_000_000 })).toBeCloseTo(0, 6);
  });

  it('compounds what a shorter loan takes: 2 % for 30 days is 27.2 % a year', () => {
    expect(annualRate({ periods: 1, days: 30, financingAmount: 100_000, remainingAmount: 102_000 })).toBeCloseTo(
      27.24,
      2,
    );
  });

  it('owes nothing after the last payment, on an account that grows by it day by day', () => {
    fc.assert(
      fc.property(plan, (terms) => {
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
    for (const odd of [
      { days: 0 },
      { days: 91 },
      { periods: 0 },
      { financingAmount: 0 },
      { remainingAmount: 899_999 },
    ]) {
      expect(annualRate({ ...known, ...odd })).toBeNull();
    }
    expect(annualRate({ periods: 1, days: 1, financingAmount: 100, remainingAmount: 1_000_000 })).toBeNull();
  });
});
