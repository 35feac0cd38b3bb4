import type { RequestPath } from '#adapters/gateway/document/calls.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import { PHONE, SKU } from './acts.ts';

/** A plan that the lender offers. */
export const PLAN = '7300000000000000030';
const { street: addr, ...ADDRESS } = SAMPLE_ADDRESS;

/** A good request of a call on an order, without its token. */
export function goodRequest(path: RequestPath, productOrderId: string): Readonly<Record<string, unknown>> {
  const own: Readonly<Partial<Record<RequestPath, Readonly<Record<string, unknown>>>>> = {
    'product/detail': { productId: PHONE },
    'now/buy': { productId: PHONE, skuCode: SKU },
    'complete/addr': { productOrderId, ...ADDRESS, addr },
    'purchase/action': { productOrderId, receiptType: 1, paymentType: 1, originalProductId: '' },
    'get/calc/info': { productOrderId, productAmount: 0, overdueDays: 0, loanDays: 0, originalProductId: PLAN },
  };
  return own[path] ?? { productOrderId };
}
