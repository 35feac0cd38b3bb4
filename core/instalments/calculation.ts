import type { LoanProductId, OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { DAYS_PER_INSTALMENT } from '../loan/terms.ts';
import type { PlanTerms } from '../purchase/planned-payments.ts';

/** What is asked of the calculator (R61). */
export interface CalculationRequest {
  readonly productOrderId: OrderId;
  readonly productAmount: Paisa;
  readonly overdueDays: number;
  readonly loanDays: number;
  /** Null until the first answer names the options. */
  readonly originalProductId: LoanProductId | null;
}

/** A period that can be chosen (R42c). */
export interface LoanDaysOption {
  readonly days: number;
  /** Percent a day, as sent; null where that is no rate. */
  readonly markupRate: string | null;
  readonly originalProductId: LoanProductId;
}

/** What the calculator answers (R42c). Money in paisa. */
export interface Calculation {
  readonly totalRepaymentAmount: Paisa;
  readonly markup: Paisa;
  readonly overdueCharge: Paisa;
  readonly productAmount: Paisa;
  readonly downPayment: Paisa;
  readonly financingAmount: Paisa;
  readonly loanDays: readonly LoanDaysOption[];
}

/** The plan that a calculation is of, one payment for each 30 days (R52); null where its days are no such plan. */
export function calculatedPlan(
  { downPayment, financingAmount, markup }: Pick<Calculation, 'downPayment' | 'financingAmount' | 'markup'>,
  days: number,
): PlanTerms | null {
  if (days <= 0 || days % DAYS_PER_INSTALMENT !== 0) return null;
  return { days, periods: days / DAYS_PER_INSTALMENT, downPayment, remainingAmount: financingAmount + markup };
}
