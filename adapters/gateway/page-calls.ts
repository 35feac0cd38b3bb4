import { CALLS, methodsOver, sendTo } from '#core/gateway/calls.ts';
import { failed } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { callsOver, type Transport } from './wire/call.ts';
import { READ_PRODUCT } from './wire/read-product.ts';
import { CANCEL_WAITING_ORDER, START_PURCHASE } from './wire/start-purchase.ts';

/** What the first page asks for, by the method that does: a phone, and to buy it. */
export const PRODUCT_CALLS = {
  readProduct: READ_PRODUCT,
  startPurchase: START_PURCHASE,
  cancelWaitingOrder: CANCEL_WAITING_ORDER,
} as const;

/** The gateway of a page: the code of all other calls is fetched with the first of them. Where it cannot be had nothing is sent. */
export function createPageGateway(transport: Transport): Gateway {
  const later = methodsOver(
    Object.keys(CALLS) as Exclude<Call, keyof typeof PRODUCT_CALLS>[],
    async (call, request) => {
      const code = await import('./order-calls.ts').catch(() => null);
      return code === null ? failed('unreachable') : sendTo(code.orderCallsOver(transport))(call, request);
    },
  );
  return { ...later, ...callsOver(transport, PRODUCT_CALLS) };
}
