import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { capDay } from '#core/loan/loan-notices.ts';

const input = (loanDay: string, rate: string, penaltyRate: string, loanAmount = '10000') => ({
  loanAmount,
  loanDay,
  rate,
  penaltyRate,
  overdueDays: '0',
});

describe('Q20 the day on which the charges reach the principal', () => {
  it('is the first on which markup and penalty come to 100 %, counted in whole hundredths', () => {
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
      { numRuns: 300 },
    );
  });

  it.each([
    ['200', '0.5', '2', 0],
    ['199', '0.5', '2', 1],
    ['10', '0', '2', 50],
    ['10', '0', '2.5', 40],
    ['10', '0.5', '2', 48],
    ['10', '0.125', '2', 50],
    ['10', '0.5', '0', null],
    ['200', '0.5', '0', 0],
    ['', '0.5', '2', null],
    ['10', '', '2', null],
    ['10', '0.5', '', null],
  ])('of %j days at %j and %j is %j', (days, rate, penalty, day) =>
    expect(capDay(input(days, rate, penalty))).toBe(day),
  );
});

describe('what is owed by day', () => {
  const days = (...terms: Parameters<typeof input>) =>
    costByDay(input(...terms)).map(({ overdueDays, reachesPrincipal }) =>
      reachesPrincipal ? `${overdueDays}!` : String(overdueDays),
    );

  it('is shown for four days and the one of the cap, in their order, each once', () => {
    expect(days('10', '0', '20')).toEqual(['0', '1', '5!', '7', '14']);
    expect(days('200', '0.5', '2')).toEqual(['0!', '1', '7', '14']);
    expect(days('10', '0', '2')).toEqual(['0', '1', '7', '14', '50!']);
    expect(days('10', '0.5', '0')).toEqual(['0', '1', '7', '14']);
  });

  it('shows the cap up to a year after the due date, and not beyond', () => {
    expect(days('27', '0', '0.274').at(-1)).toBe('365!');
    expect(days('27', '0', '0.2739').at(-1)).toBe('14');
  });

  it('is nothing while a field holds no number', () => {
    expect(days('10', '0', '2', '')).toEqual([]);
    expect(days('', '0', '2')).toEqual([]);
  });
});
