import type { Asked } from '../purchase/chosen-purchase.ts';
import { dearerThanChosen } from '../purchase/chosen-purchase.ts';
import { type OfferChange, offerChange } from '../purchase/offer-change.ts';
import type { PurchaseChoice } from '../purchase/purchase.ts';
import type { CartReady } from './cart-flow.ts';

/** What stands between a press that would buy and Continue's call. */
export type BeforeSending =
  /** The offer is not the one that was shown. */
  | { readonly kind: 'changed'; readonly why: OfferChange }
  /** Nothing to continue with: a part of the choice is gone, and its reason stands beside it. */
  | { readonly kind: 'blocked' }
  /** More is asked for than was chosen (Q69). */
  | { readonly kind: 'ask'; readonly asking: Asked }
  /** The policy is to be ticked (R53). */
  | { readonly kind: 'policy' }
  | { readonly kind: 'send'; readonly choice: PurchaseChoice };

/**
 * Is what would be sent what was chosen and shown? `shown` is the cart of the press, `now` the one as it was read last. Every
 * way to send goes through this, before the offer is read once more and after (R53, R54, Q69).
 */
export function beforeSending(shown: CartReady, now: CartReady): BeforeSending {
  const why = offerChange(shown, now);
  if (why !== null) return { kind: 'changed', why };
  const { order, purchase, receiptType, paymentType, plan } = now;
  if (receiptType === null || (paymentType === 'bnpl' && plan === null)) return { kind: 'blocked' };
  const asking = dearerThanChosen(purchase, plan, now.chosen);
  if (asking !== null) return { kind: 'ask', asking };
  if (purchase.needsPolicy && paymentType === 'bnpl' && !now.hasAgreed) return { kind: 'policy' };
  const originalProductId = plan?.originalProductId ?? null;
  return { kind: 'send', choice: { productOrderId: order, receiptType, paymentType, originalProductId } };
}
