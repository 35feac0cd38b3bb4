import type { LoanFigures } from './loan-figures.ts';
import { calculateLoan, type LoanInput } from './loan-input.ts';
import { PENALTY_CAP, RATE_CAP } from './terms.ts';

/** A loan that is repaid on its due date: days, and money in paisa. */
export type ExampleLoan = Omit<LoanFigures, 'overdueCharge'> & { readonly days: number };

/** The worked example: at the highest rate, repaid on its day. The calculator opens with it (Q16). */
export const EXAMPLE_INPUT: LoanInput = {
  loanAmount: '10000',
  loanDay: '30',
  rate: RATE_CAP,
  penaltyRate: PENALTY_CAP,
  overdueDays: '0',
};

/** What a loan at the highest rate costs, by the calculator's own rule: the example of the landing page (R1). */
export const exampleLoan = (): ExampleLoan | null => loanAtHighestRate(EXAMPLE_INPUT.loanAmount, EXAMPLE_INPUT.loanDay);

/** The same of another loan: rupees and days as they stand in the fields; null where one of them is no number above zero. */
export function loanAtHighestRate(loanAmount: string, loanDay: string): ExampleLoan | null {
  const result = calculateLoan({ ...EXAMPLE_INPUT, loanAmount, loanDay });
  if (result.kind === 'gap') return null;
  const { amount, markup, total } = result.figures;
  return { days: Number(loanDay), amount, markup, total };
}
