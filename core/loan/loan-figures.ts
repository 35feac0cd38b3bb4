import { type Decimal, roundedUnits, times } from '../lib/decimal.ts';
import type { Paisa } from '../lib/money.ts';
import type { LoanField } from './loan-input.ts';

/** The five numbers a loan's cost follows from (R26), each exact: whole rupees, days, and rates in percent a day. */
export type LoanTerms = Readonly<Record<LoanField, Decimal>>;

/** What a loan costs, in paisa. `total` is the sum of the three parts as they are shown (Q19). */
export interface LoanFigures {
  readonly amount: Paisa;
  readonly markup: Paisa;
  readonly overdueCharge: Paisa;
  readonly total: Paisa;
}

const PERCENT: Decimal = { units: 1n, places: 2 };

/** Markup = amount × rate/100 × days; overdue = amount × penalty/100 × overdue days; each rounded to the paisa (R27, Q19). */
export function loanFigures(terms: LoanTerms): LoanFigures {
  const paisa = (value: Decimal): Paisa => Number(roundedUnits(value, 2));
  const charge = (rate: Decimal, days: Decimal): Paisa =>
    paisa(times(times(terms.loanAmount, times(rate, PERCENT)), days));
  const amount = paisa(terms.loanAmount);
  const markup = charge(terms.rate, terms.loanDay);
  const overdueCharge = charge(terms.penaltyRate, terms.overdueDays);
  return { amount, markup, overdueCharge, total: amount + markup + overdueCharge };
}
