import type { LoanProductId, OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';

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
