import type { NoticeKey } from '../text/catalogue.ts';

/** What stands beside 'BNPL' in the pay choice (R49). */
export type BnplBadge = 'underReview' | 'unavailable' | 'notSupported';

/** What a bnplPayStatus means for the pay choice (R50, R51). */
export interface BnplAvailability {
  readonly showsRow: boolean;
  readonly badge: BnplBadge | null;
  readonly isSelectable: boolean;
  readonly showsCredit: boolean;
  /** Shown when an unavailable choice is tapped. */
  readonly toast: NoticeKey | null;
}

/** The statuses that the specification names. */
export type BnplPayStatus = 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9 | 10;

const blocked = (badge: BnplBadge, toast: NoticeKey, showsCredit = false): BnplAvailability => ({
  showsRow: true,
  badge,
  isSelectable: false,
  showsCredit,
  toast,
});

const HIDDEN: BnplAvailability = { showsRow: false, badge: null, isSelectable: false, showsCredit: false, toast: null };

/** The pay choice by bnplPayStatus (specification, §4; texts §8). */
export const BNPL_AVAILABILITY: Record<BnplPayStatus, BnplAvailability> = {
  1: blocked('notSupported', 'bnplItemUnavailable'),
  2: blocked('notSupported', 'bnplLoanUnavailable'),
  3: blocked('unavailable', 'bnplCreditInsufficient', true),
  4: blocked('unavailable', 'bnplOverdue', true),
  5: blocked('underReview', 'bnplUnderReview'),
  7: blocked('unavailable', 'bnplCurrentOrder', true),
  8: HIDDEN,
  9: blocked('unavailable', 'bnplPendingRefund', true),
  10: { showsRow: true, badge: null, isSelectable: true, showsCredit: true, toast: null },
};

/** What a status means; 6 and every unknown one hide the row like 8 (Q33). */
export function bnplAvailability(status: number): BnplAvailability {
  return (BNPL_AVAILABILITY as Readonly<Record<number, BnplAvailability>>)[status] ?? HIDDEN;
}
