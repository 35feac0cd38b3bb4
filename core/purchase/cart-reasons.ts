import type { NoticeKey } from '../text/catalogue.ts';
import type { PlanRefusal } from './chosen-purchase.ts';

/**
 * Why something in the cart cannot be had as it was chosen, or what a press was answered: each has words that stay on the page
 * (R51, R55, Q72).
 */
export type CartReason = PlanRefusal | 'planAsked' | 'deliveryGone' | 'deliveryAsked' | NoticeKey;

/** The part of the cart where a reason stands: `continue` is in sight wherever the page stands. */
export type ReasonPlace = 'delivery' | 'payment' | 'continue';

/** The one action that a reason offers. `openApp`: the app's own pages, where late payments are paid. */
export type ReasonAction = 'addAddress' | 'editAddress' | 'otherPhone' | 'openApp' | 'openReview' | 'askAgain';

const ACTIONS: Readonly<Partial<Record<CartReason, ReasonAction>>> = {
  selectAddress: 'addAddress',
  soldOut: 'otherPhone',
  settleOverdue: 'openApp',
  creditExists: 'openApp',
  invalidPhone: 'editAddress',
  productMissing: 'otherPhone',
  bnplCreditFailed: 'askAgain',
  bnplItemUnavailable: 'otherPhone',
  bnplLoanUnavailable: 'askAgain',
  bnplCreditInsufficient: 'otherPhone',
  bnplOverdue: 'openApp',
  bnplUnderReview: 'openReview',
  bnplCurrentOrder: 'openApp',
  bnplPendingRefund: 'askAgain',
};

/** What solves a reason; null where the choice beside it does, or nothing but time. */
export const reasonAction = (reason: CartReason): ReasonAction | null => ACTIONS[reason] ?? null;
