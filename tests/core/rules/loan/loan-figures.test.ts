import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateLoan, type LoanInput } from '#core/loan/loan-input.ts';

const whole = (min: number, max: number): fc.Arbitrary<string> => fc.integer({ min, max }).map(String);
const hundredths = (max: number): fc.Arbitrary<string> => fc.nat(max).map((value) => String(value / 100));
const loanInput: fc.Arbitrary<LoanInput> = fc.record({
  loanAmount: whole(1, 9_999_999),
  loanDay: whole(1, 9999),
  rate: hundredths(75),
  penaltyRate: hundredths(230),
  overdueDays: whole(0, 999_999),
});

it('R26, R27 calculates an example by hand: 10,000 for 30 days at 0.75 %, five days late at 2.3 %', () => {
  const input = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '5' };
  const figures = { amount: 1_000_000, markup: 225_000, overdueCharge: 115_000, total: 1_340_000 };
  expect(calculateLoan(input)).toEqual({ kind: 'figures', figures });
});

it('Q19 always equals exact fractions rounded half up, and the shown parts add up to the shown total', () => {
  fc.assert(
    fc.property(loanInput, (input) => {
      const amount = Number(input.loanAmount) * 100;
      const markup = exact(input.loanAmount, input.rate, input.loanDay);
      const overdueCharge = exact(input.loanAmount, input.penaltyRate, input.overdueDays);
      const total = amount + markup + overdueCharge;
      expect(calculateLoan(input)).toEqual({ kind: 'figures', figures: { amount, markup, overdueCharge, total } });
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

// Helpers

/** amount × rate/100 × days in paisa, by whole numbers of a hundredth of a paisa; rates have two decimals here. */
function exact(amount: string, rate: string, days: string): number {
  const tenThousandths = BigInt(amount) * BigInt(Math.round(Number(rate) * 100)) * BigInt(days);
  return Number((tenThousandths * 2n + 100n) / 200n);
}
