import fc from 'fast-check';
import { LOAN_FIELDS, type LoanField, type LoanInput } from '#core/loan/loan-input.ts';
import {
  LOAN_MAX_CHARACTERS,
  LOAN_TERMS,
  PENALTY_CAP,
  PENALTY_MARKETING_RATE,
  RATE_CAP,
  SHOP_PENALTY_RATE,
} from '#core/loan/terms.ts';

/** Whole numbers of a range, the edges as often as all others. */
const withEdges = (edges: readonly number[], least: number, most: number): fc.Arbitrary<number> => {
  const within = [least, ...edges, most].filter((value) => value >= least && value <= most);
  return fc.oneof(fc.integer({ min: least, max: most }), fc.constantFrom(...within));
};

const around = (limits: readonly number[]): readonly number[] =>
  limits.flatMap((limit) => [limit - 1, limit, limit + 1]);

const highest = (field: LoanField): number => 10 ** LOAN_MAX_CHARACTERS[field] - 1;

/** Whole numbers up to what a field holds, and at, just below and just above each limit. */
const count = (field: LoanField, least: number, limits: readonly number[]): fc.Arbitrary<string> =>
  withEdges(around(limits), least, highest(field)).map(String);

/** Percent a day up to `most`, with at most two decimals, and at, just below and just above each limit. */
const rate = (most: number, limits: readonly string[]): fc.Arbitrary<string> => {
  const edges = around(limits.map((limit) => Math.round(Number(limit) * 100)));
  return withEdges([1, ...edges], 0, most).map((hundredths) => String(hundredths / 100));
};

const { minAmount, maxAmount, minDays, maxDays, rate: rates, penaltyRate: penalties } = LOAN_TERMS;
const RATE_LIMITS = [rates.from, rates.to, RATE_CAP];
const PENALTY_LIMITS = [penalties.from, penalties.to, PENALTY_CAP, PENALTY_MARKETING_RATE.to, SHOP_PENALTY_RATE];
const capped = (cap: string): number => Math.round(Number(cap) * 100);

const COUNTS = {
  loanAmount: count('loanAmount', 1, [minAmount, maxAmount]),
  loanDay: count('loanDay', 1, [minDays, maxDays]),
  overdueDays: count('overdueDays', 0, [1]),
};

/**
 * What stands in the calculator's fields once all hold a number (R26–R30), in either edition: amounts and days at, within and
 * outside of every limit of the product; rates at and below the caps, which no field lets through (R29), and at every rate on
 * offer below them.
 */
export const loanInput = (): fc.Arbitrary<LoanInput> =>
  fc.record({
    ...COUNTS,
    rate: rate(capped(RATE_CAP), RATE_LIMITS),
    penaltyRate: rate(capped(PENALTY_CAP), PENALTY_LIMITS),
  });

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
