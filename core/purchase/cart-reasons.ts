import type { NoticeKey } from '../text/catalogue.ts';
import { BNPL_AVAILABILITY } from './bnpl-availability.ts';
import type { ChosenPurchase, Offer, PlanRefusal } from './chosen-purchase.ts';

/**
 * Why something in the cart cannot be had as it was chosen, or what a press was answered: each has words that stay on the page
 * (R51, R55, Q72).
 */
export type CartReason =
  | PlanRefusal
  | 'planAsked'
  | 'deliveryGone'
  | 'deliveryAsked'
  | 'amountsChanged'
  | 'selectAddress'
  | 'soldOut'
  | 'settleOverdue'
  | 'continueUnknown'
  | 'outcomeUnknown'
  | NoticeKey;

/** The part of the cart where a reason stands: `continue` is in sight wherever the page stands. */
export type ReasonPlace = 'delivery' | 'payment' | 'continue';

/** The one action that a reason offers. `openApp`: the app's own pages, where late payments are paid. */
export type ReasonAction = 'addAddress' | 'editAddress' | 'otherPhone' | 'openApp' | 'openReview' | 'askAgain';

/** What solves a reason, where anything does but the choice beside it, or time. */
export const REASON_ACTIONS: Readonly<Partial<Record<CartReason, ReasonAction>>> = {
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

/** Whether a reason is lateness: its notice is clay, and every other one plain. */
export const isLateness = (reason: CartReason): boolean => reason === 'settleOverdue' || reason === 'bnplOverdue';

/** A cart, as far as it has reasons. `told`: what the last press of Continue was answered; `hinted`: why instalments cannot be had, after a tap on them. */
export interface ReasonedCart extends Offer {
  readonly chosen: ChosenPurchase;
  readonly told: CartReason | null;
  readonly hinted: PlanRefusal | null;
}

/**
 * The reasons that stand at a part of the cart, none twice: above Continue what it was answered, or what keeps it from being
 * pressed (R55); beside a choice why it cannot be had (R51, Q69).
 */
export function reasonsAt(
  { refused, receiptType, paymentType, plan, told, hinted, chosen, purchase }: ReasonedCart,
  place: ReasonPlace,
): readonly CartReason[] {
  const goneDelivery = chosen.receiptType === null ? 'deliveryAsked' : 'deliveryGone';
  const delivery = receiptType === null ? goneDelivery : null;
  const askedPlan = purchase.plans.length === 0 ? 'bnplNotOffered' : 'planAsked';
  const asked = chosen.plan === 'asked' ? (BNPL_AVAILABILITY[purchase.bnplStatus].toast ?? askedPlan) : null;
  const refusal = refused?.reason ?? asked;
  const atContinue = told ?? delivery ?? (paymentType === 'bnpl' && plan === null ? refusal : null);
  if (place === 'continue') return atContinue === null ? [] : [atContinue];
  const beside = new Set<CartReason | null>(place === 'delivery' ? [delivery] : [refusal, hinted]);
  return [...beside].filter((reason) => reason !== null).filter((reason) => reason !== atContinue);
}

/** What solves a reason in this cart. After 400310 instalments are asked for again only where the purchase says no better why not (Q72). */
export function actionIn({ refused }: Pick<ReasonedCart, 'refused'>, reason: CartReason): ReasonAction | null {
  return reason === 'bnplCreditFailed' && refused?.reason !== reason ? null : (REASON_ACTIONS[reason] ?? null);
}
