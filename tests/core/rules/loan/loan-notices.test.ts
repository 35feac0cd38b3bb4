import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capDay, costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan } from '#core/loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '#core/loan/terms.ts';
import { loanInput } from '../../../arbitraries/loan.ts';

const input = (loanDay: string, rate: string, penaltyRate: string, loanAmount = '10000') => ({
  loanAmount,
  loanDay,
  rate,
  penaltyRate,
  overdueDays: '0',
});

describe('Q20 what is owed by day', () => {
  const mark = { before: '', reached: '!', beyond: '+' };
  const days = (...terms: Parameters<typeof input>) =>
    costByDay(input(...terms)).map(({ overdueDays, cap }) => `${overdueDays}${mark[cap]}`);

  it('is shown for four days and the one of the cap, in their order, each once', () => {
    expect(days('100', '0.75', '20')).toEqual(['0', '1', '7', '11!', '14+']);
    expect(days('200', '0.5', '2')).toEqual(['0!', '1+', '7+', '14+']);
    expect(days('10', '0', '2')).toEqual(['0', '1', '7', '14', '50!']);
    expect(days('10', '0.5', '0')).toEqual(['0', '1', '7', '14']);
  });

  it.each([
    ['3', [0, 1, 3, 7, 14, 34]],
    ['34', [0, 1, 7, 14, 34]],
    ['999999', [0, 1, 7, 14, 34, 999_999]],
    ['', [0, 1, 7, 14, 34]],
    ['1e3', [0, 1, 7, 14, 34]],
  ])('is shown for the delay of %j that is worked out too, however long', (overdueDays, shown) => {
    const costs = costByDay({ ...input('30', '0.75', '2.3'), overdueDays });
    expect(costs.map((day) => day.overdueDays)).toEqual(shown);
  });

  it('says of each day on which side of the cap it is, which the due date can be too, and what the calculator says of it', () => {
    fc.assert(
      fc.property(loanInput(), (each) => {
        const cap = capDay(each);
        for (const { overdueDays, owed, cap: side } of costByDay(each)) {
          expect([overdueDays, side !== 'before']).toEqual([overdueDays, cap !== null && overdueDays >= cap]);
          expect([overdueDays, side === 'reached']).toEqual([overdueDays, overdueDays === cap]);
          const result = calculateLoan({ ...each, overdueDays: String(overdueDays) });
          expect(result).toMatchObject({ kind: 'figures', figures: { total: owed } });
        }
      }),
    );
  });

  it('shows the cap up to a year after the due date, and nothing while a field holds no number', () => {
    expect(days('27', '0', '0.274').at(-1)).toBe('365!');
    expect(days('27', '0', '0.2739').at(-1)).toBe('14');
    expect([days('10', '0', '2', ''), days('', '0', '2')]).toEqual([[], []]);
  });
});

describe('Q18, Q20 the notices', () => {
  it('Q20 the cap day is always the first on which markup and penalty come to 100 %, counted in whole hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(75), fc.nat(230), (days, rate, penalty) => {
        let charged = rate * days;
        let day: number | null = 0;
        while (charged < 10_000 && day !== null) {
          charged += penalty;
          day = penalty === 0 ? null : day + 1;
        }
        expect(capDay(input(String(days), String(rate / 100), String(penalty / 100)))).toBe(day);
      }),
      { numRuns: 2000 },
    );
  });

  it('Q20 the cap day is 34, 24 and 15 of 30, 60 and 90 days at the highest rates, which higher ones count as, and none while a field is empty', () => {
    expect(['30', '60', '90'].map((days) => capDay(input(days, '5', '9')))).toEqual([34, 24, 15]);
    expect(capDay(input('10', '0.125', '2'))).toBe(50);
    const empty = [input('', '0.5', '2'), input('10', '', '2'), input('10', '0.5', '')];
    expect(empty.map(capDay)).toEqual([null, null, null]);
  });

  it('Q20 the notice starts above the principal, not at it', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(200), (markup, overdueCharge, amount) => {
        const figures = { amount, markup, overdueCharge, total: amount + markup + overdueCharge };
        expect(isAboveCap(figures)).toBe(markup + overdueCharge > amount);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['999', '30', true],
    ['1000', '1', false],
    ['50000', '90', false],
    ['50001', '90', true],
    ['1000', '0', true],
    ['1000', '91', true],
  ])('Q18 Rs. %s for %s days: outside the terms %s', (loanAmount, loanDay, isOutside) => {
    expect(isOutsideTerms({ loanAmount, loanDay })).toBe(isOutside);
  });
});
