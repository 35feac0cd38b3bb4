import { needsLogin, noticeForCode } from '../errors/gateway-codes.ts';
import { truthAfter } from '../errors/order-truth.ts';
import type { Answer } from '../lib/outcome.ts';
import type { Order } from '../order/order.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { asksTheSame, type PurchaseInfo } from '../purchase/purchase.ts';
import { type CartReady, withReading } from './cart-flow.ts';
import { type CartPage, readyCart, showTruth, unlock } from './cart-page.ts';

/** What looking at the offer once more needs from outside. */
export interface OfferPorts {
  readonly gateway: Pick<Gateway, 'readPurchase' | 'readOrder'>;
  readonly notices: Notices;
  readonly session: SessionMemory;
}

/**
 * Reads the offer once more before anything is promised; where it changed, the new one is shown first, with why. A purchase
 * that is refused does not stand before Continue's own answer: the order says what is true, or that its prices are the same.
 */
export async function isStillOffered(page: CartPage<OfferPorts>, shown: CartReady): Promise<boolean> {
  const { gateway } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readPurchase(shown.order);
  if (!isStillHere()) return false;
  if (answer.kind === 'done') return isSameOffer(page, shown, answer.data);
  if (answer.kind === 'refused' && !needsLogin(answer)) {
    const order = await gateway.readOrder(shown.order);
    if (!isStillHere()) return false;
    const truth = truthAfter('readPurchase', order);
    if (truth !== null) {
      showTruth(page, truth, null);
      return false;
    }
    if (hasPricesOf(shown.purchase, order)) return true;
    page.ports.notices.show(noticeForCode(answer.code));
  }
  unlock(page);
  return false;
}

/** Whether nothing that was chosen or is asked for has changed; else shows the offer as it is now, and why it was stopped. */
function isSameOffer(page: CartPage<OfferPorts>, shown: CartReady, purchase: PurchaseInfo): boolean {
  const next = withReading(readyCart(page), { ...shown, purchase });
  const isSameChoice =
    next.receiptType === shown.receiptType &&
    next.paymentType === shown.paymentType &&
    next.plan?.originalProductId === shown.plan?.originalProductId;
  if (isSameChoice && asksTheSame(shown.purchase, purchase, shown.plan)) return true;
  const why = next.refused?.reason ?? (next.isDeliveryGone ? 'deliveryGone' : 'amountsChanged');
  page.state.set({ ...next, told: why, task: null });
  if (why !== 'planGone' && why !== 'bnplNotOffered' && why !== 'deliveryGone') page.ports.notices.show(why);
  return false;
}

/** Whether the order names the very prices that the cart shows. */
function hasPricesOf({ product }: PurchaseInfo, order: Answer<Order>): boolean {
  if (order.kind !== 'done') return false;
  const { productPrice, deliveryCharges, discount } = order.data.prices;
  return productPrice === product.price && deliveryCharges === product.deliveryCharges && discount === product.discount;
}
