import type { Paisa } from '../lib/money.ts';
import { calculateLoan } from './loan-input.ts';
import { LOAN_TERMS, RATE_CAP } from './terms.ts';

/** A loan that is repaid on its due date: days, and money in paisa. */
export interface ExampleLoan {
  readonly days: number;
  readonly amount: Paisa;
  readonly markup: Paisa;
  readonly total: Paisa;
}

const EXAMPLE = { loanAmount: '10000', loanDay: '30', rate: RATE_CAP } as const;

/** What a loan at the highest rate costs, by the calculator's own rule: the example of the landing page (R1). */
export function exampleLoan(): ExampleLoan | null {
  const result = calculateLoan({ ...EXAMPLE, penaltyRate: LOAN_TERMS.penaltyRate.from, overdueDays: '0' });
  if (result.kind === 'gap') return null;
  const { amount, markup, total } = result.figures;
  return { days: Number(EXAMPLE.loanDay), amount, markup, total };
}
