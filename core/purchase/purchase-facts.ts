import type { Paisa } from '../lib/money.ts';
import type { Plan, PurchasedProduct, PurchaseInfo, ReceiptType } from './purchase.ts';

const RECEIPTS: readonly ReceiptType[] = ['express', 'pickUp'];

/** The ways of delivery that a purchase allows, in the order in which they are offered (R46). */
export function receiptTypesOf({ allows }: Pick<PurchaseInfo, 'allows'>): readonly ReceiptType[] {
  return RECEIPTS.filter((type) => allows[type]);
}

/** A plan's markup in paisa, 0 where it is free, null where nobody says it, with the one that is let off (R52). */
export function planMarkup({
  isMarkupFree,
  markup,
  lineMarkup,
}: Pick<Plan, 'isMarkupFree' | 'markup' | 'lineMarkup'>): {
  readonly amount: Paisa | null;
  readonly struck: Paisa | null;
} {
  return isMarkupFree ? { amount: 0, struck: lineMarkup } : { amount: markup, struck: null };
}

/** The discount in paisa, null where there is none to speak of, or nobody says it (R48). */
export function discountOf({ discount }: Pick<PurchasedProduct, 'discount'>): Paisa | null {
  return discount === 0 ? null : discount;
}
