import type { NoticeKey } from '../text/catalogue.ts';
import type { PlanRefusal } from './chosen-purchase.ts';

/** Why something in the cart cannot be had as it was chosen: each has words that stay on the page (R51, R55, Q72). */
export type CartReason =
  | PlanRefusal
  | Extract<NoticeKey, 'selectAddress' | 'soldOut' | 'settleOverdue' | 'amountsChanged'>
  | 'deliveryGone';

/** The part of the cart beside which a reason stands. */
export type ReasonPlace = 'delivery' | 'phone' | 'payment' | 'amounts' | 'order';

/** The one action that a reason offers. `openApp`: the app's own pages, where late payments are paid. */
export type ReasonAction = 'addAddress' | 'otherPhone' | 'openApp' | 'openReview' | 'askAgain';

/** Where each reason stands, and what solves it; null where the choice beside it does, or nothing but time. */
export const CART_REASONS: Readonly<
  Record<CartReason, { readonly at: ReasonPlace; readonly action: ReasonAction | null }>
> = {
  selectAddress: { at: 'delivery', action: 'addAddress' },
  deliveryGone: { at: 'delivery', action: null },
  soldOut: { at: 'phone', action: 'otherPhone' },
  settleOverdue: { at: 'order', action: 'openApp' },
  amountsChanged: { at: 'amounts', action: null },
  planGone: { at: 'payment', action: null },
  bnplNotOffered: { at: 'payment', action: null },
  bnplCreditFailed: { at: 'payment', action: 'askAgain' },
  bnplItemUnavailable: { at: 'payment', action: 'otherPhone' },
  bnplLoanUnavailable: { at: 'payment', action: 'askAgain' },
  bnplCreditInsufficient: { at: 'payment', action: 'otherPhone' },
  bnplOverdue: { at: 'payment', action: 'openApp' },
  bnplUnderReview: { at: 'payment', action: 'openReview' },
  bnplCurrentOrder: { at: 'payment', action: 'openApp' },
  bnplPendingRefund: { at: 'payment', action: 'askAgain' },
};
