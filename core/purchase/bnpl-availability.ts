import type { NoticeKey } from '../text/catalogue.ts';
import type { BnplStatus } from './purchase.ts';

/** What stands beside 'BNPL' in the pay choice (R49). */
export type BnplBadge = 'underReview' | 'unavailable' | 'notSupported';

/** A message on instalments that cannot be had (R51, R73). */
export type BnplNotice = Extract<NoticeKey, `bnpl${string}`>;

/** What a BNPL status means for the pay choice (R50, R51). */
export interface BnplAvailability {
  readonly showsRow: boolean;
  readonly badge: BnplBadge | null;
  readonly isSelectable: boolean;
  readonly showsCredit: boolean;
  /** Shown when an unavailable choice is tapped. */
  readonly toast: BnplNotice | null;
}

const blocked = (badge: BnplBadge, toast: BnplNotice, showsCredit = false): BnplAvailability => ({
  showsRow: true,
  badge,
  isSelectable: false,
  showsCredit,
  toast,
});

const HIDDEN: BnplAvailability = { showsRow: false, badge: null, isSelectable: false, showsCredit: false, toast: null };

/** The pay choice by BNPL status (specification, §4; texts §8). */
export const BNPL_AVAILABILITY: Record<BnplStatus, BnplAvailability> = {
  itemUnsupported: blocked('notSupported', 'bnplItemUnavailable'),
  loanUnavailable: blocked('notSupported', 'bnplLoanUnavailable'),
  creditInsufficient: blocked('unavailable', 'bnplCreditInsufficient', true),
  overdue: blocked('unavailable', 'bnplOverdue', true),
  underReview: blocked('underReview', 'bnplUnderReview'),
  currentOrder: blocked('unavailable', 'bnplCurrentOrder', true),
  notOffered: HIDDEN,
  pendingRefund: blocked('unavailable', 'bnplPendingRefund', true),
  available: { showsRow: true, badge: null, isSelectable: true, showsCredit: true, toast: null },
};
