import { calculateLoan, type LoanInput } from '#core/loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '#core/loan/loan-notices.ts';
import type { NumberReason } from '#core/number-check/explain-number.ts';

/** The ids of the lines of `tests/requirements.md` behind an answer. */
export interface LinesBehind {
  readonly requirements: readonly string[];
  readonly decisions: readonly string[];
}

const lines = (requirements: readonly string[], decisions: readonly string[] = []): LinesBehind => ({
  requirements,
  decisions,
});

const BY_REASON: Readonly<Record<Exclude<NumberReason['kind'], 'range'>, LinesBehind>> = {
  exact: lines(['R24'], ['Q13', 'Q61']),
  laterEdition: lines(['R21', 'R23', 'R24'], ['Q13']),
  hiddenPrefix: lines(['R22', 'R23'], ['Q11']),
  unreadable: lines(['R24'], ['Q12', 'Q61']),
  noRule: lines(['R24'], ['Q11', 'Q12']),
  empty: lines(['R19', 'R20']),
};

/** The lines behind the verdict on a number: a row of R21 holds numbers of 10 digits, one of R23 longer ones. */
export const linesOnNumber = (reason: NumberReason): LinesBehind =>
  reason.kind === 'range'
    ? lines([reason.prefix.length + reason.from.length === 10 ? 'R21' : 'R23'], ['Q13', 'Q61'])
    : BY_REASON[reason.kind];

/** The lines behind what a loan costs, or behind there being no result. */
export function linesOnLoan(input: LoanInput): LinesBehind {
  const result = calculateLoan(input);
  if (result.kind === 'gap') return lines(['R31'], ['Q16']);
  const decisions = ['Q19', ...(isOutsideTerms(input) ? ['Q18'] : []), ...(isAboveCap(result.figures) ? ['Q20'] : [])];
  return lines(['R26', 'R27'], decisions);
}
