import type { NoticeKey } from '../text/catalogue.ts';
import type { PlanRefusal } from './chosen-purchase.ts';

/**
 * Why something in the cart cannot be had as it was chosen, or what a press was answered: each has words that stay on the page
 * (R51, R55, Q72).
 */
export type CartReason = PlanRefusal | 'planAsked' | 'deliveryGone' | 'deliveryAsked' | NoticeKey;

/** The part of the cart beside which a reason stands. */
export type ReasonPlace = 'delivery' | 'phone' | 'payment' | 'amounts' | 'order';

/** The one action that a reason offers. `openApp`: the app's own pages, where late payments are paid. */
export type ReasonAction = 'addAddress' | 'editAddress' | 'otherPhone' | 'openApp' | 'openReview' | 'askAgain';

/** Where a reason stands, and what solves it; null where the choice beside it does, or nothing but time. */
export interface ReasonStand {
  readonly at: ReasonPlace;
  readonly action: ReasonAction | null;
}

const CART_REASONS: Readonly<Partial<Record<CartReason, ReasonStand>>> = {
  selectAddress: { at: 'delivery', action: 'addAddress' },
  deliveryGone: { at: 'delivery', action: null },
  deliveryAsked: { at: 'delivery', action: null },
  soldOut: { at: 'phone', action: 'otherPhone' },
  settleOverdue: { at: 'order', action: 'openApp' },
  creditExists: { at: 'order', action: 'openApp' },
  invalidPhone: { at: 'delivery', action: 'editAddress' },
  productMissing: { at: 'phone', action: 'otherPhone' },
  amountsChanged: { at: 'amounts', action: null },
  planGone: { at: 'payment', action: null },
  planAsked: { at: 'payment', action: null },
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

/** Where a reason stands; above Continue, which can be tried again, where it is no part's own. */
export const reasonStand = (reason: CartReason): ReasonStand => CART_REASONS[reason] ?? { at: 'order', action: null };
