/** A way to pay in instalments, as the lender offers it. */
export interface LoanProduct {
  readonly id: string;
  readonly periods: 1 | 2 | 3;
  /** Hundredths of a percent a day. */
  readonly rate: number;
  readonly isMarkupFree: boolean;
}

/** Plans of 30, 60 and 90 days, none above 0.75 % a day; the shortest is free. */
export const LOAN_PRODUCTS: readonly LoanProduct[] = [
  { id: '7300000000000000030', periods: 1, rate: 20, isMarkupFree: true },
  { id: '7300000000000000060', periods: 2, rate: 20, isMarkupFree: false },
  { id: '7300000000000000090', periods: 3, rate: 25, isMarkupFree: false },
];

/** Days of a plan. */
export const daysOf = (loan: LoanProduct): number => 30 * loan.periods;

/** Percent of the price that is paid at once. */
const DOWN_PAYMENT_PERCENT = 20;
/** Penalty, percent a day (R60). */
const PENALTY_PERCENT = 2;

/** A price split over a plan. Whole rupees, but for the overdue charge. */
export interface Plan {
  readonly downPayment: number;
  readonly financingAmount: number;
  readonly markup: number;
  readonly lineMarkup: number;
  /** Financing and markup: what the instalments pay back. */
  readonly remainingAmount: number;
  readonly total: number;
}

/** Splits a price over a plan. */
export function planOf(price: number, loan: LoanProduct): Plan {
  const downPayment = Math.ceil((price * DOWN_PAYMENT_PERCENT) / 100);
  const financingAmount = price - downPayment;
  const lineMarkup = Math.round((financingAmount * loan.rate * daysOf(loan)) / 10_000);
  const markup = loan.isMarkupFree ? 0 : lineMarkup;
  const remainingAmount = financingAmount + markup;
  return { downPayment, financingAmount, markup, lineMarkup, remainingAmount, total: downPayment + remainingAmount };
}

/** What lateness costs: 2 % a day of the loan, and never more than the loan itself. Rupees, exact to the paisa. */
export function overdueCharge(financingAmount: number, days: number): number {
  return Math.min(financingAmount * PENALTY_PERCENT * days, financingAmount * 100) / 100;
}

/** Equal payments that add up to `amount`; the first ones carry the odd rupees. */
export function scheduleOf(amount: number, periods: number): readonly number[] {
  const each = Math.floor(amount / periods);
  const odd = amount - each * periods;
  return Array.from({ length: periods }, (_, at) => each + (at < odd ? 1 : 0));
}
