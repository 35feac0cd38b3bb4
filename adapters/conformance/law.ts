import type { Address } from '#core/address/address.ts';
import { loanProductId, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SkuChoice } from '#core/product/product.ts';
import type { PaymentType, Plan, PurchaseChoice } from '#core/purchase/purchase.ts';
import type { Action, ActionName, ActionResult, OrderMove } from '../sandbox/actions/action.ts';
import { equal, holds, must, withNamedCalls } from './checks.ts';
import type { GatewayFixtures } from './fixtures.ts';

/** A gateway for shoppers, and what its back office does. */
export interface GatewayUnderTest {
  /** The gateway for a shopper, named by a token. */
  as(token: string): Gateway;
  /** Does what a back office does; null where it cannot be reached. Asked only for what it can do. */
  perform(action: Action): Promise<ActionResult | null>;
}

/** What a law works with. */
export interface LawContext {
  readonly fixtures: GatewayFixtures;
  /** The first shopper; any token where the law asks for none. */
  readonly me: FreshShopper;
  /** The second one. */
  readonly you: FreshShopper;
  /** The gateway for another token. */
  as(token: string): Gateway;
  /** The variant that laws buy. */
  readonly choice: SkuChoice;
  /** Where phones are sent. */
  readonly address: Address;
  /** Does what the law said that it needs, and gives what is stored then. Throws where it is not done. */
  perform(action: Action): Promise<unknown>;
  /** Performs actions of an order's own, one after the other. */
  move(order: OrderId, ...actions: readonly OrderMove[]): Promise<void>;
}

/** The parts of the contract: what every gateway answers, an order's life, idempotency keys, and pages of another origin. */
export type LawGroup = 'shop' | 'order' | 'keys' | 'origin';

/** One law: what must hold for every gateway, whatever other laws left behind. */
export interface Law {
  /** What holds, as a sentence; no other law has it. */
  readonly name: string;
  /** The lines of the requirements that it proves, like `R72` or `R54, R55`; empty for none. */
  readonly requirement: string;
  readonly group: LawGroup;
  /** What the back office must do for it. */
  readonly needs: readonly ActionName[];
  /** How many fresh shoppers it takes. */
  readonly shoppers: 0 | 1 | 2;
  /** Throws where the law does not hold. */
  run(context: LawContext): Promise<void>;
}

/** Makes the laws of a group; each takes one shopper and no back office where it does not say otherwise. */
export const lawsOf =
  (group: LawGroup) =>
  (requirement: string, name: string, asked: Partial<Pick<Law, 'needs' | 'shoppers'>> = {}) => ({
    holds: (run: Law['run']): Law => ({ name, requirement, group, needs: [], shoppers: 1, ...asked, run }),
  });

/** A law's title in a report: its requirement before its sentence. */
export const titleOf = ({ requirement, name }: Pick<Law, 'requirement' | 'name'>): string =>
  requirement === '' ? name : `${requirement} ${name}`;

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
