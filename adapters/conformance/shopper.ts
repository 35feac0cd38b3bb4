import { loanProductId, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SkuChoice } from '#core/product/product.ts';
import type { PaymentType, Plan, PurchaseChoice } from '#core/purchase/purchase.ts';
import { equal, holds, must, withNamedCalls } from './checks.ts';
import type { GatewayFixtures } from './fixtures.ts';

/** A shopper of a law: nobody did anything with this token before. */
export type FreshShopper = ReturnType<typeof freshShopper>;

/** Makes a shopper of a token, with the steps that most laws begin with; each throws where it is refused. */
export function freshShopper(token: string, plain: Gateway, fixtures: GatewayFixtures) {
  const gateway = withNamedCalls(plain);
  /** Buys the variant. */
  async function buys(): Promise<OrderId> {
    const { productOrderId } = must(await gateway.startPurchase(choiceOf(fixtures)));
    holds(productOrderId !== null, 'buying opens an order');
    return productOrderId;
  }
  async function longestPlan(order: OrderId): Promise<Plan> {
    const plan = must(await gateway.readPurchase(order)).plans.at(-1);
    holds(plan !== undefined, 'the cart offers plans');
    return plan;
  }
  /** Buys, gives an address and continues in the cart, on the longest plan where it is in instalments. */
  async function continues(paymentType: PaymentType): Promise<OrderId> {
    const order = await buys();
    must(await gateway.saveAddress(order, fixtures.address));
    const plan = paymentType === 'bnpl' ? (await longestPlan(order)).originalProductId : null;
    const { result } = must(await gateway.continuePurchase(choiceFor(order, paymentType, plan)));
    equal(result, 'accepted', 'Continue');
    return order;
  }
  const statusOf = async (order: OrderId): Promise<OrderStatus | null> => must(await gateway.readOrder(order)).status;
  return { token, gateway, buys, longestPlan, continues, statusOf };
}

/** The variant that laws buy. */
export const choiceOf = ({ product }: GatewayFixtures): SkuChoice => ({
  productId: productId(product.productId),
  skuCode: skuCode(product.skuCode),
});

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
