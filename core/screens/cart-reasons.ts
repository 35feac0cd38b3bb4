import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import { type CartReason, type ReasonAction, type ReasonPlace, reasonAction } from '../purchase/cart-reasons.ts';
import type { CartReady } from './cart-flow.ts';

/**
 * The reasons that stand at a part of the cart, none twice: above Continue what it was answered, or what keeps it from being
 * pressed (R55); beside a choice why it cannot be had (R51, Q69).
 */
export function reasonsAt(
  { refused, receiptType, paymentType, plan, told, hinted, chosen, purchase }: CartReady,
  place: ReasonPlace,
): readonly CartReason[] {
  const askedDelivery = chosen.receiptType === null ? ('deliveryAsked' as const) : ('deliveryGone' as const);
  const delivery = receiptType === null ? askedDelivery : null;
  const askedPlan = purchase.plans.length === 0 ? ('bnplNotOffered' as const) : ('planAsked' as const);
  const asked = chosen.plan === 'asked' ? (BNPL_AVAILABILITY[purchase.bnplStatus].toast ?? askedPlan) : null;
  const refusal = refused?.reason ?? asked;
  const atContinue = told ?? delivery ?? (paymentType === 'bnpl' && plan === null ? refusal : null);
  const places: Readonly<Record<ReasonPlace, readonly (CartReason | null)[]>> = {
    delivery: [delivery],
    payment: [refusal, hinted],
    continue: [atContinue],
  };
  return [...new Set(places[place])]
    .filter((reason) => reason !== null)
    .filter((reason) => place === 'continue' || reason !== atContinue);
}

/** What solves a reason in this cart. After 400310 instalments are asked for again only where the purchase says no better why not (Q72). */
export function actionIn({ refused }: Pick<CartReady, 'refused'>, reason: CartReason): ReasonAction | null {
  return reason === 'bnplCreditFailed' && refused?.reason !== reason ? null : reasonAction(reason);
}
