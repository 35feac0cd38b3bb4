import { type Decimal, exceeds, times } from '../lib/decimal.ts';
import type { LoanFigures } from './loan-figures.ts';
import { countedTerm, type LoanInput } from './loan-input.ts';
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

const CAP: Decimal = { units: BigInt(CHARGES_CAP_PERCENT), places: 0 };

/**
 * The overdue day on which the charges reach the principal (Q20): day 34 of a 30-day loan at 0.75 and 2.3 % a day.
 * 0 where the markup alone does, null where they never do or the fields hold no numbers. The amount does not matter.
 */
export function capDay({ loanDay, rate, penaltyRate }: LoanInput): number | null {
  const days = countedTerm('loanDay', loanDay);
  const [markup, penalty] = [countedTerm('rate', rate), countedTerm('penaltyRate', penaltyRate)];
  if (days === null || markup === null || penalty === null) return null;
  const markupPercent = times(markup, days);
  if (!exceeds(CAP, markupPercent)) return 0;
  if (penalty.units === 0n) return null;
  // (cap − markup) / penalty, rounded up, in whole units of both.
  const places = Math.max(markupPercent.places, penalty.places);
  const scaled = (value: Decimal): bigint => value.units * 10n ** BigInt(places - value.places);
  const left = scaled(CAP) - scaled(markupPercent);
  const perDay = scaled(penalty);
  return Number((left + perDay - 1n) / perDay);
}
