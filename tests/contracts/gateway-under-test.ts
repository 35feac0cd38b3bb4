import { expect } from 'vitest';
import type { Action, ActionResult } from '#adapters/sandbox/actions/action.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import type { Address } from '#core/address/address.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { PurchaseChoice } from '#core/purchase/purchase.ts';

/**
 * A gateway for shoppers of a sandbox, and the actions of its seller. The contract proves that adapters agree with our
 * reading of the specification; what a production gateway does is not in its reach.
 */
export interface GatewayUnderTest {
  /** The gateway for a shopper, named by a token. */
  as(token: string): Gateway;
  perform(action: Action): Promise<ActionResult | null>;
}

/** Makes a gateway for one law. */
export type MakeGateway = () => Promise<GatewayUnderTest> | GatewayUnderTest;

/** What most laws buy. */
export const PHONE = productId('samsung-galaxy-a16');
/** Its variant. */
export const SKU = skuCode('samsung-galaxy-a16--black--128gb-6gb');
/** The shopper of most laws. */
export const ME = 'sandbox-token-me';
/** Another one. */
export const YOU = 'sandbox-token-you';

/** An address in two scripts. */
export const ADDRESS: Address = { ...SAMPLE_ADDRESS, street: `${SAMPLE_ADDRESS.street} – ماڈل ٹاؤن` };

/** What an outcome holds; throws where it is not done. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(`expected success, got ${JSON.stringify(outcome)}`);
  return outcome.data;
}

/** Buys a variant. */
export async function bought(gateway: Gateway, sku = SKU): Promise<OrderId> {
  const { productOrderId } = must(await gateway.startPurchase({ productId: PHONE, skuCode: sku }));
  if (productOrderId === null) throw new Error('expected an order');
  return productOrderId;
}

/** Continues in the cart, on the longest plan where it is in instalments. */
export async function continued(
  gateway: Gateway,
  order: OrderId,
  paymentType: PurchaseChoice['paymentType'],
): Promise<void> {
  must(await gateway.saveAddress(order, ADDRESS));
  const { plans } = must(await gateway.readPurchase(order));
  const originalProductId = paymentType === 'bnpl' ? (plans[2]?.originalProductId ?? null) : null;
  const choice: PurchaseChoice = { productOrderId: order, receiptType: 'express', paymentType, originalProductId };
  expect(must(await gateway.continuePurchase(choice)).result).toBe('accepted');
}

/** The code of a refusal, null for any other outcome. */
export const refusalOf = (outcome: Outcome<unknown>): number | null =>
  outcome.kind === 'refused' ? outcome.code : null;
