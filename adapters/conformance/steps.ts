import { loanProductId, type OrderId, orderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SkuChoice } from '#core/product/product.ts';
import type { PaymentType, Plan, PurchaseChoice } from '#core/purchase/purchase.ts';
import { equal, holds, must } from './checks.ts';
import type { GatewayFixtures } from './fixtures.ts';
import type { FreshShopper, LawContext } from './law.ts';

/** The variant that laws buy. */
export const choiceOf = ({ product }: GatewayFixtures): SkuChoice => ({
  productId: productId(product.productId),
  skuCode: skuCode(product.skuCode),
});

/** An order that does not exist. */
export const unknownOrder = ({ unknown }: GatewayFixtures): OrderId => orderId(unknown.productOrderId);

/** Buys the variant. */
export async function bought({ fixtures }: Pick<LawContext, 'fixtures'>, { gateway }: FreshShopper): Promise<OrderId> {
  const { productOrderId } = must(await gateway.startPurchase(choiceOf(fixtures)));
  holds(productOrderId !== null, 'buying opens an order');
  return productOrderId;
}

/** The longest plan of an order. */
export async function longestPlan(gateway: Gateway, order: OrderId): Promise<Plan> {
  const plan = must(await gateway.readPurchase(order)).plans.at(-1);
  holds(plan !== undefined, 'the cart offers plans');
  return plan;
}

/** What Continue is asked: express, with a plan where it is in instalments. */
export const choiceFor = (
  productOrderId: OrderId,
  paymentType: PaymentType,
  plan: string | null = null,
): PurchaseChoice => ({
  productOrderId,
  receiptType: 'express',
  paymentType,
  originalProductId: plan === null ? null : loanProductId(plan),
});

/** Buys, gives an address and continues in the cart, on the longest plan where it is in instalments. */
export async function continued(context: LawContext, paymentType: PaymentType): Promise<OrderId> {
  const { me, address } = context;
  const order = await bought(context, me);
  must(await me.gateway.saveAddress(order, address));
  const plan = paymentType === 'bnpl' ? (await longestPlan(me.gateway, order)).originalProductId : null;
  const { result } = must(await me.gateway.continuePurchase(choiceFor(order, paymentType, plan)));
  equal(result, 'accepted', 'Continue');
  return order;
}

/** The steps of the back office that bring a continued order to the shopper's door. */
export async function performed(
  { perform }: LawContext,
  order: OrderId,
  ...actions: readonly ('pay' | 'review' | 'approve' | 'confirm' | 'ship' | 'deliver' | 'settle' | 'repay')[]
): Promise<void> {
  for (const action of actions) await perform({ action, order });
}

/** Throws where one of some times is missing, or earlier than the one before it. ms since 1970. */
export function follow(times: readonly (number | null)[], what: string): void {
  for (const [at, time] of times.entries()) {
    holds(time !== null, `${what}: one is missing, or names no instant in ms since 1970`);
    holds(time >= (times[at - 1] ?? 0), `${what}: one is earlier than the one before it`);
  }
}
