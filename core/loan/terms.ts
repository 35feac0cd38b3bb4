import type { LoanFigures } from './loan-figures.ts';
import type { LoanInput } from './loan-input.ts';

/**
 * Every rate, cap, limit, step and length of the loan product, once. Rates are percent a day, as text, since they are
 * typed, shown and calculated as exact decimals; amounts are rupees, periods days. §: section of the specification.
 */

/** What is on offer (R1, R30, §2, §9): rupees, days, percent a day; `penaltyRate` as advertised (Q15). */
export const LOAN_TERMS = {
  minAmount: 1000,
  maxAmount: 50_000,
  amountStep: 100,
  minDays: 1,
  maxDays: 90,
  rate: { from: '0', to: '0.75' },
  penaltyRate: { from: '2', to: '2.5' },
} as const;

/** Highest markup rate that the calculator takes, % a day: the highest on offer, in every language (R29, Q14). */
export const RATE_CAP = LOAN_TERMS.rate.to;
/** Highest penalty rate that the calculator takes, % a day (R29, §5, Q15). */
export const PENALTY_CAP = '2.3';
/** The penalty as an older advertisement and the newer tab's message name it, % a day; no rule uses it (R31, §9, Q15). */
export const PENALTY_MARKETING_RATE = { from: '0', to: '2.2' } as const;
/** The penalty that the shop's calculator names, % a day (R60, Q15). The amount itself is the server's (Q42). */
export const SHOP_PENALTY_RATE = '2.0';

/** Charges may never exceed this share of the principal, percent (Q20): the formula has no such limit, a notice names it. */
export const CHARGES_CAP_PERCENT = 100;

/** Most characters of the site calculator's fields (R28, R29, §5); overdue days have no limit of their own, six keep every sum exact. */
export const LOAN_MAX_CHARACTERS = { loanAmount: 7, loanDay: 4, rate: 4, penaltyRate: 4, overdueDays: 6 } as const;
/** Most characters of the overdue days in the shop's calculator. Ours: the specification names none. */
export const OVERDUE_MAX_CHARACTERS = 4;

/** Days of one instalment of a plan (R52, Q36). */
export const DAYS_PER_INSTALMENT = 30;

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
export function isAboveCap({ amount, markup, overdueCharge }: Omit<LoanFigures, 'total'>): boolean {
  return markup + overdueCharge > (amount * CHARGES_CAP_PERCENT) / 100;
}
