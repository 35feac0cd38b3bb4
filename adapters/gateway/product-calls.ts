import type { Gateway } from '#core/ports/gateway.ts';
import { CANCEL_WAITING_ORDER } from './wire/order-commands.ts';
import { READ_PRODUCT } from './wire/read-product.ts';
import { command, question, type Transport } from './wire/send.ts';
import { START_PURCHASE } from './wire/start-purchase.ts';

/** What the first page asks for: a phone, and to buy it. */
export type ProductCalls = Pick<Gateway, 'readProduct' | 'startPurchase' | 'cancelWaitingOrder'>;

/** Those calls over any transport. */
export function createProductCalls(transport: Transport): ProductCalls {
  return {
    readProduct: question(transport, READ_PRODUCT),
    startPurchase: (choice, key) => command(transport, START_PURCHASE, [choice], key),
    cancelWaitingOrder: (order, key) => command(transport, CANCEL_WAITING_ORDER, [order], key),
  };
}
