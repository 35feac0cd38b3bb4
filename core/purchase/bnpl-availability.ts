import type { NoticeKey } from '../text/catalogue.ts';
import type { BnplStatus } from './purchase.ts';

/** A message on instalments that cannot be had (R51, R73). */
export type BnplNotice = Extract<NoticeKey, `bnpl${string}`>;

/** What a BNPL status means for the pay choice (R49–R51). */
interface BnplAvailability {
  readonly showsRow: boolean;
  /** What stands beside 'BNPL'. */
  readonly badge: 'underReview' | 'unavailable' | 'notSupported' | null;
  readonly isSelectable: boolean;
  readonly showsCredit: boolean;
  /** Shown when an unavailable choice is tapped. */
  readonly toast: BnplNotice | null;
}

const blocked = (badge: BnplAvailability['badge'], toast: BnplNotice): BnplAvailability => {
  return { showsRow: true, badge, isSelectable: false, showsCredit: badge === 'unavailable', toast };
};

/** The pay choice by BNPL status (specification, §4; texts §8). */
export const BNPL_AVAILABILITY: Record<BnplStatus, BnplAvailability> = {
  itemUnsupported: blocked('notSupported', 'bnplItemUnavailable'),
  loanUnavailable: blocked('notSupported', 'bnplLoanUnavailable'),
  creditInsufficient: blocked('unavailable', 'bnplCreditInsufficient'),
  overdue: blocked('unavailable', 'bnplOverdue'),
  underReview: blocked('underReview', 'bnplUnderReview'),
  currentOrder: blocked('unavailable', 'bnplCurrentOrder'),
  notOffered: { showsRow: false, badge: null, isSelectable: false, showsCredit: false, toast: null },
  pendingRefund: blocked('unavailable', 'bnplPendingRefund'),
  available: { showsRow: true, badge: null, isSelectable: true, showsCredit: true, toast: null },
};
