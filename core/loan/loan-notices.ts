import type { LoanFigures } from './loan-figures.ts';
import type { LoanInput } from './loan-input.ts';
import { CHARGES_CAP_PERCENT, LOAN_TERMS } from './terms.ts';

/** True where amount or days lie outside the product's terms: the figures stand, with a note (Q18). */
export function isOutsideTerms({ loanAmount, loanDay }: Pick<LoanInput, 'loanAmount' | 'loanDay'>): boolean {
  const amount = Number(loanAmount);
  const days = Number(loanDay);
  return (
    amount < LOAN_TERMS.minAmount ||
    amount > LOAN_TERMS.maxAmount ||
    days < LOAN_TERMS.minDays ||
    days > LOAN_TERMS.maxDays
  );
}

/** True where all charges together are above the principal, which the law does not allow: the formula stays, a notice starts (Q20). */
export function isAboveCap({ amount, markup, overdueCharge }: LoanFigures): boolean {
  return markup + overdueCharge > (amount * CHARGES_CAP_PERCENT) / 100;
}
