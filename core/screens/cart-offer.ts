import { needsLogin, noticeForCode } from '../errors/gateway-codes.ts';
import { truthAfter } from '../errors/order-truth.ts';
import type { Answer } from '../lib/outcome.ts';
import type { Order } from '../order/order.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { PurchaseChoice, PurchaseInfo } from '../purchase/purchase.ts';
import { type CartReady, withReading } from './cart-flow.ts';
import { type CartPage, readyCart, showTruth, unlock } from './cart-page.ts';
import { type BeforeSending, beforeSending } from './cart-sending.ts';

/** What looking at the offer once more needs from outside. */
export interface OfferPorts {
  readonly gateway: Pick<Gateway, 'readPurchase' | 'readOrder'>;
  readonly notices: Notices;
  readonly session: SessionMemory;
}

/**
 * Reads the offer once more before anything is promised: what Continue sends then, or null where it is stopped, and why stands
 * on the page. A purchase that is refused does not stand before Continue's own answer: the order says what is true, or that
 * its prices are the same.
 */
export async function choiceToSend(page: CartPage<OfferPorts>, shown: CartReady): Promise<PurchaseChoice | null> {
  const { gateway } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readPurchase(shown.order, 'press');
  if (!isStillHere()) return null;
  if (answer.kind === 'done') return checked(page, shown, answer.data);
  if (answer.kind === 'refused' && !needsLogin(answer)) {
    const order = await gateway.readOrder(shown.order, 'aside');
    if (!isStillHere()) return null;
    const truth = truthAfter('readPurchase', order);
    if (truth !== null) {
      showTruth(page, truth, null);
      return null;
    }
    const now = readyCart(page);
    if (now !== null && hasPricesOf(shown.purchase, order)) return checked(page, shown, now.purchase);
    page.ports.notices.show(noticeForCode(answer.code));
  }
  unlock(page);
  return null;
}

/** Shows the offer as it is now, and says what is to be sent of it. */
function checked(page: CartPage<OfferPorts>, shown: CartReady, purchase: PurchaseInfo): PurchaseChoice | null {
  const cart = readyCart(page);
  if (cart === null) return null;
  const now = withReading(cart, { ...cart, purchase });
  const next = beforeSending(shown, now);
  if (next.kind === 'send') {
    page.state.set({ ...now, told: null });
    return next.choice;
  }
  stop(page, { ...now, task: null }, next);
  return null;
}

/** Shows the cart with what stands between it and Continue's call. */
export function stop(
  page: CartPage<Pick<OfferPorts, 'notices'>>,
  cart: CartReady,
  next: Exclude<BeforeSending, { readonly kind: 'send' }>,
): void {
  switch (next.kind) {
    case 'changed': {
      const { why } = next;
      page.state.set({ ...cart, told: why });
      if (why !== 'planGone' && why !== 'bnplNotOffered' && why !== 'deliveryGone') page.ports.notices.show(why);
      return;
    }
    case 'blocked':
      return page.state.set(cart);
    case 'ask':
      return page.state.set({ ...cart, asking: next.asking });
    case 'policy':
      return page.state.set({ ...cart, policy: { isTicked: false, isReminded: false } });
  }
}

/** Whether the order names the very prices that the cart shows. */
function hasPricesOf({ product }: PurchaseInfo, order: Answer<Order>): boolean {
  if (order.kind !== 'done') return false;
  const { productPrice, deliveryCharges, discount } = order.data.prices;
  return productPrice === product.price && deliveryCharges === product.deliveryCharges && discount === product.discount;
}
