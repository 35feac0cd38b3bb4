import type { Paisa } from '../lib/money.ts';
import { calculateLoan, type LoanInput } from './loan-input.ts';
import { capDay } from './loan-notices.ts';

/** What is owed on one day. */
export interface DayCost {
  /** Days after the due date. */
  readonly overdueDays: number;
  readonly owed: Paisa;
  /** `reached`: the day on which the charges reach the principal (Q20), be it the due date. */
  readonly kind: 'due' | 'late' | 'reached';
}

/** The days that are shown after the due date, beside the day of Q20. */
const SHOWN_OVERDUE_DAYS = [0, 1, 7, 14] as const;

/** Longest delay that is shown: later days say nothing to a borrower. */
const LAST_SHOWN_DAY = 365;

/** What is owed on the due date, 1, 7 and 14 days later and on the day the charges reach the principal; none while a field holds no number. */
export function costByDay(input: LoanInput): readonly DayCost[] {
  const cap = capDay(input);
  const days = new Set<number>(SHOWN_OVERDUE_DAYS);
  if (cap !== null && cap <= LAST_SHOWN_DAY) days.add(cap);
  return [...days]
    .sort((a, b) => a - b)
    .flatMap((overdueDays) => {
      const result = calculateLoan({ ...input, overdueDays: String(overdueDays) });
      if (result.kind === 'gap') return [];
      const kind = overdueDays === cap ? 'reached' : overdueDays === 0 ? 'due' : 'late';
      return [{ overdueDays, owed: result.figures.total, kind }];
    });
}
