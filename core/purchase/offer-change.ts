import type { Paisa } from '../lib/money.ts';
import type { PlanRefusal, Selection } from './chosen-purchase.ts';
import { bottomPriceOf, type Plan, type PurchaseInfo } from './purchase.ts';

/** What is offered, and selected of it. */
export interface Offer extends Selection {
  readonly purchase: PurchaseInfo;
}

/** Why an offer is not the one that was shown before. */
export type OfferChange = PlanRefusal | 'deliveryGone' | 'amountsChanged';

/** What of the choice or its amounts differs from what was shown; null where nothing does (Q69). */
export function offerChange(shown: Offer, now: Offer): OfferChange | null {
  if (isSameSelection(shown, now) && asksTheSame(shown.purchase, now.purchase, shown.plan)) return null;
  if (now.refused !== null && now.refused.reason !== shown.refused?.reason) return now.refused.reason;
  return now.receiptType === null && shown.receiptType !== null ? 'deliveryGone' : 'amountsChanged';
}

function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.receiptType === other.receiptType &&
    one.paymentType === other.paymentType &&
    one.plan?.originalProductId === other.plan?.originalProductId
  );
}

/** Whether two readings of a purchase ask for the same money, with the chosen plan (null for full payment). */
export function asksTheSame(before: PurchaseInfo, after: PurchaseInfo, plan: Plan | null): boolean {
  const amounts = (purchase: PurchaseInfo): readonly (Paisa | null | undefined)[] => {
    const { price, deliveryCharges, discount, totalPrice } = purchase.product;
    const same = purchase.plans.find((each) => each.originalProductId === plan?.originalProductId);
    const ofPlan = PLAN_AMOUNTS.map((amount) => same?.[amount]);
    return [price, deliveryCharges, discount, totalPrice, bottomPriceOf(purchase, same ?? null), ...ofPlan];
  };
  const other = amounts(after);
  return amounts(before).every((amount, at) => amount === other[at]);
}

const PLAN_AMOUNTS = ['total', 'downPayment', 'remainingAmount', 'financingAmount', 'markup'] as const;
