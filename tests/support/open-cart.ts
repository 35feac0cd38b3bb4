import type { Address } from '#core/address/address.ts';
import { loanProductId, type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, type Outcome } from '#core/lib/outcome.ts';
import type { Order } from '#core/order/order.ts';
import type { Why } from '#core/ports/gateway.ts';
import type { Application, ContinueAnswer, Plan, PurchaseChoice, PurchaseInfo } from '#core/purchase/purchase.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import type { CartReady } from '#core/screens/cart-state.ts';
import { plan, purchaseInfo } from '../arbitraries/purchase.ts';
import { ADDRESS } from './open-shop.ts';
import { type Kept, memoryPorts, oneOf, questions } from './questions.ts';

export const ID = orderId('A-1');

const planOf = (periods: number): Plan => ({
  ...oneOf(plan()),
  periods,
  days: 30 * periods,
  originalProductId: loanProductId(`L-${periods}`),
});
/** The plans of `PURCHASE`. */
export const PLANS = [planOf(1), planOf(2), planOf(3)] as const;

/** A purchase that leaves every choice: both deliveries, instalments with three plans, no policy. */
export const PURCHASE: PurchaseInfo = {
  ...oneOf(purchaseInfo()),
  allows: { express: true, pickUp: true },
  bnplStatus: 'available',
  plans: PLANS,
  needsPolicy: false,
};

/** The answer that leads on to the cart, and not to a page of the app. */
export const TO_CART: Application = { nativeStep: null, productOrderId: ID };

/** The cart over a gateway that is answered by hand. */
export function openCart(kept: Kept = { poi: ID }) {
  const step = questions<[OrderId], Answer<Application>>();
  const purchase = questions<[OrderId], Answer<PurchaseInfo>>();
  const address = questions<[OrderId], Answer<Address | null>>();
  const sent = questions<[PurchaseChoice], Outcome<ContinueAnswer>>();
  const orders = questions<[OrderId, Why?], Answer<Order>>();
  const { hostApp: host, ...ports } = memoryPorts(kept);
  const gateway = {
    askBnpl: step.ask,
    readPurchase: purchase.ask,
    readAddress: address.ask,
    continuePurchase: sent.ask,
    readOrder: orders.ask,
  };
  const screen = createCartScreen({ gateway, hostApp: host, ...ports });
  const shown = () => screen.state.getSnapshot();
  const ready = (): CartReady => {
    const now = shown();
    if (now.kind !== 'ready') throw new Error(`the cart is ${now.kind}`);
    return now;
  };
  /** Answers a whole reading of the cart. */
  async function read(info: PurchaseInfo, stored: Answer<Address | null> = done(ADDRESS)): Promise<void> {
    await step.answer(done(TO_CART));
    await purchase.answer(done(info));
    await address.answer(stored);
  }
  const asked = { step, purchase, address, sent, orders };
  return { screen, ...asked, host, shown, ready, read, ...ports };
}

/** The same, opened, with its purchase. */
export async function readyCart(info = PURCHASE) {
  const cart = openCart();
  const leave = cart.screen.open();
  await cart.read(info);
  return { ...cart, leave };
}
