import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLoan, type LoanInput } from '#core/loan/loan-input.ts';
import { capDay, isAboveCap, isOutsideTerms } from '#core/loan/loan-notices.ts';

const input = (change: Partial<LoanInput>): LoanInput => ({
  loanAmount: '10000',
  loanDay: '30',
  rate: '0.75',
  penaltyRate: '2.3',
  overdueDays: '0',
  ...change,
});

describe('Q18, Q20 the notices', () => {
  it.each([
    ['30', 34],
    ['60', 24],
    ['90', 15],
  ])('Q20 at 0.75 and 2.3 the charges of a %s-day loan reach the principal on overdue day %i', (loanDay, day) => {
    expect(capDay(input({ loanDay }))).toBe(day);
  });

  it('the cap day is always the first on which the figures themselves reach the principal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 130 }),
        fc.integer({ min: 0, max: 75 }),
        fc.integer({ min: 1, max: 230 }),
        (days, rate, penalty) => {
          const terms = input({
            loanAmount: '10000',
            loanDay: String(days),
            rate: String(rate / 100),
            penaltyRate: String(penalty / 100),
          });
          const day = capDay(terms);
          if (day === null) throw new Error('expected a day');
          const charges = (overdue: number): number => {
            const result = calculateLoan({ ...terms, overdueDays: String(overdue) });
            if (result.kind !== 'figures') throw new Error('expected figures');
            return result.figures.markup + result.figures.overdueCharge;
          };
          expect(charges(day)).toBeGreaterThanOrEqual(1_000_000);
          if (day > 0) expect(charges(day - 1)).toBeLessThan(1_000_000);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('without a penalty the charges never get there', () => {
    expect(capDay(input({ penaltyRate: '0' }))).toBeNull();
    expect(capDay(input({ penaltyRate: '' }))).toBeNull();
    expect(capDay(input({ loanDay: '200' }))).toBe(0);
  });

  it('Q20 the notice starts above the principal, not at it', () => {
    const figures = { amount: 100, markup: 60, overdueCharge: 40, total: 200 };
    expect(isAboveCap(figures)).toBe(false);
    expect(isAboveCap({ ...figures, overdueCharge: 41 })).toBe(true);
  });

  it.each([
    ['999', '30', true],
    ['1000', '30', false],
    ['50000', '90', false],
    ['50001', '90', true],
    ['1000', '91', true],
  ])('Q18 Rs. %s for %s days: outside the terms %s', (loanAmount, loanDay, isOutside) => {
    expect(isOutsideTerms({ loanAmount, loanDay })).toBe(isOutside);
  });
});
