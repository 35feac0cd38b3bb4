import { DAYS_PER_INSTALMENT, isAboveCap } from '../loan/terms.ts';
import type { PlanTerms } from '../purchase/planned-payments.ts';
import type { Calculation, LoanDaysOption } from './calculation.ts';

/** The plan that a calculation is of, one payment for each 30 days (R52); null where its days are no such plan. */
export function calculatedPlan(
  { downPayment, financingAmount, markup }: Pick<Calculation, 'downPayment' | 'financingAmount' | 'markup'>,
  option: Pick<LoanDaysOption, 'days'> | null,
): PlanTerms | null {
  if (option === null || option.days <= 0 || option.days % DAYS_PER_INSTALMENT !== 0) return null;
  const { days } = option;
  return { days, periods: days / DAYS_PER_INSTALMENT, downPayment, remainingAmount: financingAmount + markup };
}

/** Whether markup and late charges are together above the loan, which the law does not allow (Q20). */
export function isCalculatedAboveLoan({
  financingAmount,
  markup,
  overdueCharge,
}: Pick<Calculation, 'financingAmount' | 'markup' | 'overdueCharge'>): boolean {
  return isAboveCap({
    amount: financingAmount,
    markup,
    overdueCharge,
    total: financingAmount + markup + overdueCharge,
  });
}
