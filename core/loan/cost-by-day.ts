import type { Paisa } from '../lib/money.ts';
import { calculateLoan, type LoanInput } from './loan-input.ts';
import { capDay } from './loan-notices.ts';

/** What is owed on one day. */
export interface DayCost {
  /** Days after the due date. */
  readonly overdueDays: number;
  readonly owed: Paisa;
  /** Whether it is the day on which the charges reach the principal (Q20). */
  readonly isReached: boolean;
}

/** The days that are shown after the due date, beside the day of Q20 and the delay that is worked out. */
const SHOWN_OVERDUE_DAYS = [0, 1, 7, 14] as const;

/** Longest delay that is shown: later days say nothing to a borrower. */
const LAST_SHOWN_DAY = 365;

/**
 * What is owed on the due date, 1, 7 and 14 days later, on the day the charges reach the principal and after the delay of
 * `input`; none while a field holds no number.
 */
export function costByDay(input: LoanInput): readonly DayCost[] {
  const cap = capDay(input);
  const days = new Set<number>(SHOWN_OVERDUE_DAYS);
  for (const day of [cap, delayOf(input)]) {
    if (day !== null && day <= LAST_SHOWN_DAY) days.add(day);
  }
  return [...days]
    .sort((a, b) => a - b)
    .flatMap((overdueDays) => {
      const result = calculateLoan({ ...input, overdueDays: String(overdueDays) });
      if (result.kind === 'gap') return [];
      return [{ overdueDays, owed: result.figures.total, isReached: overdueDays === cap }];
    });
}

/** The overdue days of the field; null where it holds no number. */
function delayOf(input: LoanInput): number | null {
  const result = calculateLoan(input);
  return result.kind === 'gap' ? null : Number(input.overdueDays);
}
