import { LOAN_TERMS } from '#core/loan/terms.ts';

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

/** A price split over a plan. Whole rupees. */
export interface Plan {
  readonly downPayment: number;
  readonly financingAmount: number;
  readonly markup: number;
  readonly lineMarkup: number;
  /** Financing and markup: what the instalments pay back. */
  readonly remainingAmount: number;
  readonly total: number;
}

/** Splits a price over a plan: no loan is above what the product may lend (R1), the rest is paid at once. */
export function planOf(price: number, loan: LoanProduct): Plan {
  const downPayment = Math.max(Math.ceil((price * DOWN_PAYMENT_PERCENT) / 100), price - LOAN_TERMS.maxAmount);
  const financingAmount = price - downPayment;
  const lineMarkup = chargedRupees(financingAmount * loan.rate * daysOf(loan), 10_000);
  const markup = loan.isMarkupFree ? 0 : lineMarkup;
  const remainingAmount = financingAmount + markup;
  return { downPayment, financingAmount, markup, lineMarkup, remainingAmount, total: downPayment + remainingAmount };
}

/** The one rule of rounding: what is charged is cut to whole rupees, and the paisa stay the customer's. Whole numbers. */
const chargedRupees = (share: number, of: number): number => Math.floor(share / of);

/** The plan with the lowest payments, as an example of a price. Rupees. */
export function exampleOf(
  price: number,
): Readonly<Record<'downPayment' | 'periods' | 'perPeriod' | 'total', number>> | null {
  const loan = LOAN_PRODUCTS.at(-1);
  if (loan === undefined) return null;
  const { downPayment, remainingAmount, total } = planOf(price, loan);
  const [perPeriod = 0] = scheduleOf(remainingAmount, loan.periods);
  return { downPayment, periods: loan.periods, perPeriod, total };
}

/**
 * What the lateness of one instalment costs, the same for each of a plan: each day 2 % of its share of the loan (R60), both cut to
 * whole rupees. Without an end: pages notice where it passes the loan (Q20).
 */
export function overdueCharge(financingAmount: number, periods: number, days: number): number {
  return chargedRupees(chargedRupees(financingAmount, periods) * PENALTY_PERCENT, 100) * days;
}

/** Equal payments that add up to `amount`; the first ones carry the odd rupees. */
export function scheduleOf(amount: number, periods: number): readonly number[] {
  const each = Math.floor(amount / periods);
  const odd = amount - each * periods;
  return Array.from({ length: periods }, (_, at) => each + (at < odd ? 1 : 0));
}
