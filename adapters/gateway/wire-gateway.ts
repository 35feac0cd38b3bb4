import type { Call, Gateway } from '#core/ports/gateway.ts';
import { createOrderCalls } from './order-calls.ts';
import { createProductCalls } from './product-calls.ts';
import { READ_ADDRESS, SAVE_ADDRESS } from './wire/address.ts';
import { ASK_BNPL } from './wire/ask-bnpl.ts';
import type { WireCall } from './wire/call.ts';
import { CONTINUE_PURCHASE } from './wire/continue-purchase.ts';
import { CANCEL_WAITING_ORDER, CONFIRM_RECEIPT, SUBMIT_REFUND } from './wire/order-commands.ts';
import { READ_CALCULATION } from './wire/read-calculation.ts';
import { READ_ORDER } from './wire/read-order.ts';
import { READ_PRODUCT } from './wire/read-product.ts';
import { READ_PURCHASE } from './wire/read-purchase.ts';
import { READ_REFUND } from './wire/read-refund.ts';
import type { Transport } from './wire/send.ts';
import { START_PURCHASE } from './wire/start-purchase.ts';

/** The 13 calls of the shop (specification, §7), by the method that makes them. */
export const WIRE_CALLS = {
  readProduct: READ_PRODUCT,
  startPurchase: START_PURCHASE,
  cancelWaitingOrder: CANCEL_WAITING_ORDER,
  readPurchase: READ_PURCHASE,
  askBnpl: ASK_BNPL,
  readAddress: READ_ADDRESS,
  saveAddress: SAVE_ADDRESS,
  continuePurchase: CONTINUE_PURCHASE,
  readCalculation: READ_CALCULATION,
  readOrder: READ_ORDER,
  confirmReceipt: CONFIRM_RECEIPT,
  readRefund: READ_REFUND,
  submitRefund: SUBMIT_REFUND,
} as const satisfies { readonly [C in Exclude<Call, 'fileComplaint'>]: WireCall<C> };

/** The gateway over any transport: encodes the core's requests, decodes and checks every answer. */
export function createWireGateway(transport: Transport): Gateway {
  return { ...createProductCalls(transport), ...createOrderCalls(transport) };
}
