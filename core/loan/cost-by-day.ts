import type { Paisa } from '../lib/money.ts';
import { calculateLoan, type LoanInput } from './loan-input.ts';
import { capDay } from './loan-notices.ts';

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
  const days = new Set<number>(SHOWN_OVERDUE_DAYS);
  if (cap !== null && cap <= LAST_SHOWN_DAY) days.add(cap);
  const delay = delayOf(input);
  if (delay !== null) days.add(delay);
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

/** The overdue days of the field; null where it holds no number. */
function delayOf(input: LoanInput): number | null {
  const result = calculateLoan(input);
  return result.kind === 'gap' ? null : Number(input.overdueDays);
}
