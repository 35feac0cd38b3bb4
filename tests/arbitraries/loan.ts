import fc from 'fast-check';
import { LOAN_FIELDS, type LoanField, type LoanInput } from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS, LOAN_TERMS, PENALTY_CAP, RATE_CAP } from '#core/loan/terms.ts';

const highest = (field: LoanField): number => 10 ** LOAN_MAX_CHARACTERS[field] - 1;

/** Whole numbers up to what a field holds, and at, just below and just above each limit. */
const count = (field: LoanField, least: number, limits: readonly number[]): fc.Arbitrary<string> => {
  const edges = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  const most = highest(field);
  const known = [...new Set([least, ...edges, most])].filter((value) => value >= least && value <= most);
  return fc.oneof(fc.constantFrom(...known), fc.integer({ min: least, max: most })).map(String);
};

/** Percent a day up to a cap, with at most two decimals; the cap and what is just below it as often as all others. */
const rate = (cap: string): fc.Arbitrary<string> => {
  const most = Math.round(Number(cap) * 100);
  return fc
    .oneof(fc.constantFrom(0, 1, most - 1, most), fc.integer({ min: 0, max: most }))
    .map((hundredths) => String(hundredths / 100));
};

const { minAmount, maxAmount, minDays, maxDays } = LOAN_TERMS;
const FIELDS: Readonly<Record<LoanField, fc.Arbitrary<string>>> = {
  loanAmount: count('loanAmount', 1, [minAmount, maxAmount]),
  loanDay: count('loanDay', 1, [minDays, maxDays]),
  rate: rate(RATE_CAP),
  penaltyRate: rate(PENALTY_CAP),
  overdueDays: count('overdueDays', 0, [1]),
};

/** What stands in the calculator's fields once all hold a number: at, within and outside of every limit of the product (R26–R30). */
export const loanInput = (): fc.Arbitrary<LoanInput> => fc.record(FIELDS);

/** Fields that hold no number, each with the first of them, which the calculator names (Q16). */
export const loanInputWithGap = (): fc.Arbitrary<{ readonly input: LoanInput; readonly gap: LoanField }> =>
  fc
    .record({
      // A penalty counts only where something is overdue.
      input: loanInput().map((input) => (input.overdueDays === '0' ? { ...input, overdueDays: '1' } : input)),
      empty: fc.subarray([...LOAN_FIELDS], { minLength: 1 }),
      isZero: fc.boolean(),
    })
    .filter(({ empty }) => !(empty.includes('penaltyRate') && empty.includes('overdueDays')))
    .map(({ input, empty, isZero }) => {
      const hole = (field: LoanField): string => (isZero && (field === 'loanAmount' || field === 'loanDay') ? '0' : '');
      const holes = Object.fromEntries(empty.map((field) => [field, hole(field)]));
      return { input: { ...input, ...holes }, gap: empty[0] ?? 'loanAmount' };
    });
