import type { Address } from '#core/address/address.ts';
import { loanProductId, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Action, OrderAction } from '../actions/action.ts';
import { FIRST_STOCK, variantsOf } from '../catalogue/variants.ts';
import { LOAN_PRODUCTS } from '../lending/instalments.ts';
import { SAMPLE_ADDRESS } from './address.ts';
import type { ScenarioContext } from './shop-state.ts';

/** The phone that most states are about. */
export const STATE_PHONE = 'samsung-galaxy-a16';

/** How an order is paid. */
export type PaidBy = 'instalments' | 'full';

/** The actions that need an order alone. */
export type OrderStep = OrderAction['action'] &
  ('pay' | 'review' | 'confirm' | 'ship' | 'deliver' | 'return' | 'cancel');

/** Buys a phone, of which new pieces come where the last one is sold; throws where the sandbox sells none. */
export async function buy(context: ScenarioContext, phone: string = STATE_PHONE): Promise<OrderId> {
  const sku = variantsOf(phone)[0]?.skuCode ?? '';
  let id = await startPurchase(context, phone, sku);
  if (id === null) {
    await performOne(context, { action: 'stock', sku, left: FIRST_STOCK });
    id = await startPurchase(context, phone, sku);
  }
  if (id === null) throw new Error(`the sandbox did not sell '${phone}'`);
  return id;
}

async function startPurchase({ gateway }: ScenarioContext, phone: string, sku: string): Promise<OrderId | null> {
  const started = await gateway.startPurchase({ productId: productId(phone), skuCode: skuCode(sku) });
  return dataOf(started).productOrderId;
}

/** Buys a phone and continues in the cart, ready to be paid. */
export async function buyAndContinue(
  context: ScenarioContext,
  paidBy: PaidBy,
  { phone, address: to }: { readonly phone?: string; readonly address?: Address } = {},
): Promise<OrderId> {
  const id = await buy(context, phone);
  dataOf(await context.gateway.saveAddress(id, to ?? SAMPLE_ADDRESS));
  const loan = LOAN_PRODUCTS[2]?.id ?? '';
  dataOf(
    await context.gateway.continuePurchase({
      productOrderId: id,
      receiptType: 'express',
      ...(paidBy === 'full'
        ? { paymentType: 'full', originalProductId: null }
        : { paymentType: 'bnpl', originalProductId: loanProductId(loan) }),
    }),
  );
  return id;
}

/** Leads an order through several actions. */
export async function performAll(context: ScenarioContext, id: OrderId, actions: readonly OrderStep[]): Promise<void> {
  for (const action of actions) await performOne(context, { action, order: id });
}

/** Performs an action; throws where it is not possible. */
export async function performOne({ perform }: ScenarioContext, action: Action): Promise<void> {
  const result = await perform(action);
  if (result === null || !result.ok)
    throw new Error(`'${action.action}' was not done: ${result?.reason ?? 'no sandbox'}`);
}

/** What an outcome holds; throws where it is not done, and says why. */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'refused') throw new Error(`the sandbox refused with ${outcome.code}`);
  if (outcome.kind !== 'done') throw new Error(`the sandbox gave no answer that can be used: ${outcome.reason}`);
  return outcome.data;
}
