import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capDay, isAboveCap, isOutsideTerms } from '#core/loan/loan-notices.ts';

const input = (loanDay: string, rate: string, penaltyRate: string) => ({
  loanAmount: '10000',
  loanDay,
  rate,
  penaltyRate,
  overdueDays: '0',
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

  it.each([
    ['30', '0.75', '2.3', 34],
    ['60', '0.75', '2.3', 24],
    ['90', '0.75', '2.3', 15],
    ['10', '0.125', '2', 50],
    ['', '0.5', '2', null],
    ['10', '', '2', null],
    ['10', '0.5', '', null],
  ])('Q20 of %j days at %j and %j the cap day is %j', (days, rate, penalty, day) =>
    expect(capDay(input(days, rate, penalty))).toBe(day),
  );

  it('Q20 the notice starts above the principal, not at it', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(200), (markup, overdueCharge, amount) => {
        const figures = { amount, markup, overdueCharge, total: amount + markup + overdueCharge };
        expect(isAboveCap(figures)).toBe(markup + overdueCharge > amount);
      }),
      { numRuns: 300 },
    );
    const at = (markup: number) => isAboveCap({ amount: 10, markup, overdueCharge: 4, total: 14 + markup });
    expect([at(5), at(6), at(7)]).toEqual([false, false, true]);
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
