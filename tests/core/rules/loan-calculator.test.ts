import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput, sliderPosition } from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS } from '#core/loan/terms.ts';
import { formatAmount } from '#core/text/format.ts';

const hundredths = (most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most }).map((value) => String(value / 100));

const loanInput = (): fc.Arbitrary<LoanInput> =>
  fc.record({
    loanAmount: fc.integer({ min: 1, max: 9_999_999 }).map(String),
    loanDay: fc.integer({ min: 1, max: 9999 }).map(String),
    rate: hundredths(75),
    penaltyRate: hundredths(230),
    overdueDays: fc.integer({ min: 0, max: 999_999 }).map(String),
  });

describe('R27, Q19 the figures', () => {
  it('R26, R27 calculates an example by hand: 10,000 for 30 days at 0.75 %, five days late at 2.3 %', () => {
    const result = calculateLoan({
      loanAmount: '10000',
      loanDay: '30',
      rate: '0.75',
      penaltyRate: '2.3',
      overdueDays: '5',
    });
    expect(result).toEqual({
      kind: 'figures',
      figures: { amount: 1_000_000, markup: 225_000, overdueCharge: 115_000, total: 1_340_000 },
    });
  });

  it('Q19 always equals exact fractions rounded half up, and the shown parts add up to the shown total', () => {
    fc.assert(
      fc.property(loanInput(), (input) => {
        const result = calculateLoan(input);
        if (result.kind !== 'figures') throw new Error('expected figures');
        const { amount, markup, overdueCharge, total } = result.figures;
        expect(amount).toBe(Number(input.loanAmount) * 100);
        expect(markup).toBe(exact(input.loanAmount, input.rate, input.loanDay));
        expect(overdueCharge).toBe(exact(input.loanAmount, input.penaltyRate, input.overdueDays));
        expect(total).toBe(amount + markup + overdueCharge);
        expect(Number.isSafeInteger(total)).toBe(true);
        for (const part of [amount, markup, overdueCharge, total])
          expect(formatAmount(part)).toMatch(/^[\d,]+(?:\.\d\d)?$/);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('R28, R29, Q17 the fields', () => {
  it.each([
    ['loanAmount', '0012345678', '1234567'],
    ['loanAmount', '12,500 PKR', '12500'],
    ['loanAmount', '۵۰۰۰', '5000'],
    ['loanDay', '00', ''],
    ['loanDay', '90000', '9000'],
    ['rate', '1', '0.75'],
    ['rate', '000.5', '0.5'],
    ['rate', '-0.5', '0.5'],
    ['rate', '0.7599', '0.75'],
    ['penaltyRate', '9', '2.3'],
    ['penaltyRate', '2.25', '2.25'],
    ['overdueDays', '007', '7'],
    ['overdueDays', '0', '0'],
  ] as const)('R28, R29, Q17 %s keeps of %j what may stand there: %j', (field, typed, kept) => {
    expect(fitLoanField(field, typed).text).toBe(kept);
  });

  it('filtering is always idempotent, and never longer than the field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOAN_FIELDS), fc.string(), (field, typed) => {
        const { text: kept } = fitLoanField(field, typed);
        expect(fitLoanField(field, kept)).toEqual({ text: kept, isTruncated: false });
        expect(kept.length).toBeLessThanOrEqual(LOAN_MAX_CHARACTERS[field]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('a slider is at its least while its field holds no number', () => {
    expect(['', '0', '2500'].map((text) => sliderPosition(text, 1000))).toEqual([1000, 1000, 2500]);
  });

  it('R31, Q16 names the first gap in order; zero counts for rates and overdue days alone', () => {
    const whole: LoanInput = { loanAmount: '1000', loanDay: '7', rate: '0', penaltyRate: '0', overdueDays: '0' };
    expect(calculateLoan(whole).kind).toBe('figures');
    for (const [at, field] of LOAN_FIELDS.entries()) {
      const later = Object.fromEntries(LOAN_FIELDS.slice(at).map((name) => [name, '']));
      expect(calculateLoan({ ...whole, ...later })).toEqual({ kind: 'gap', gap: { field } });
    }
    expect(calculateLoan({ ...whole, loanDay: '0' })).toEqual({ kind: 'gap', gap: { field: 'loanDay' } });
    expect(calculateLoan({ ...whole, rate: '.' })).toEqual({ kind: 'gap', gap: { field: 'rate' } });
  });
});

// Helpers

/** amount × rate/100 × days in paisa, by whole numbers of a hundredth of a paisa; rates have two decimals here. */
function exact(amount: string, rate: string, days: string): number {
  const tenThousandths = BigInt(amount) * BigInt(Math.round(Number(rate) * 100)) * BigInt(days);
  return Number((tenThousandths * 2n + 100n) / 200n);
}
