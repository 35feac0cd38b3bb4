import { type Decimal, exceeds, parseDecimal, times } from '../lib/decimal.ts';
import type { Paisa } from '../lib/money.ts';
import { calculateLoan, countedTerm, type LoanInput } from './loan-input.ts';
import { CHARGES_CAP_PERCENT } from './terms.ts';

/** What is owed on one day. */
export interface DayCost {
  /** Days after the due date. */
  readonly overdueDays: number;
  readonly owed: Paisa;
  /** Whether the charges have reached the principal by then (Q20): on the first such day, or after it. */
  readonly cap: 'before' | 'reached' | 'beyond';
}

/** The days that are shown after the due date, beside the day of Q20 and the delay that is worked out. */
const SHOWN_OVERDUE_DAYS = [0, 1, 7, 14] as const;

/** Longest delay that is shown unasked: later days say nothing to a borrower. */
const LAST_SHOWN_DAY = 365;

/**
 * What is owed on the due date, 1, 7 and 14 days later, on the day the charges reach the principal and after the delay of
 * `input`; none while a field holds no number.
 */
export function costByDay(input: LoanInput): readonly DayCost[] {
  const cap = capDay(input);
  // The due date is shown in any case: it stands for a day that is not known.
  const delay = parseDecimal(input.overdueDays) === null ? 0 : Number(input.overdueDays);
  const days = new Set<number>([...SHOWN_OVERDUE_DAYS, delay]);
  const reached = cap ?? 0;
  if (reached <= LAST_SHOWN_DAY) days.add(reached);
  return [...days]
    .sort((a, b) => a - b)
    .flatMap((overdueDays) => {
      const result = calculateLoan({ ...input, overdueDays: String(overdueDays) });
      if (result.kind === 'gap') return [];
      return [{ overdueDays, owed: result.figures.total, cap: sideOf(cap, overdueDays) }];
    });
}

function sideOf(cap: number | null, overdueDays: number): DayCost['cap'] {
  if (cap === null || overdueDays < cap) return 'before';
  return overdueDays === cap ? 'reached' : 'beyond';
}

const CAP: Decimal = { units: BigInt(CHARGES_CAP_PERCENT), places: 0 };

/**
 * The overdue day on which the charges reach the principal (Q20): day 34 of a 30-day loan at 0.75 and 2.3 % a day.
 * 0 where the markup alone does, null where they never do or the fields hold no numbers. The amount does not matter.
 */
export function capDay({ loanDay, rate, penaltyRate }: LoanInput): number | null {
  const days = parseDecimal(loanDay);
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
