import type { PlanRefusal, Selection } from './chosen-purchase.ts';
import { asksTheSame, type PurchaseInfo } from './purchase.ts';

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
