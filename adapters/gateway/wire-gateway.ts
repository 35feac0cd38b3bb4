import type { Call, Gateway } from '#core/ports/gateway.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { READ_ADDRESS, SAVE_ADDRESS } from './wire/address.ts';
import { callsOver, type Transport, type WireCall } from './wire/call.ts';
import { complaintsOver } from './wire/file-complaint.ts';
import { CONFIRM_RECEIPT, READ_ORDER, READ_REFUND, SUBMIT_REFUND } from './wire/order.ts';
import { ASK_BNPL, CONTINUE_PURCHASE, READ_CALCULATION, READ_PURCHASE } from './wire/purchase.ts';
import { PRODUCT_CALLS } from './wire/start-purchase.ts';

/** The 13 calls of the shop (specification, §7), by the method that makes them. */
export const WIRE_CALLS = {
  ...PRODUCT_CALLS,
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
export const createWireGateway = (transport: Transport): Gateway => ({
  ...callsOver(transport, WIRE_CALLS),
  ...complaintsOver(transport),
});

/** The real gateway: the wire of the specification, §7, over HTTP. */
export const createHttpGateway = (options: HttpTransportOptions): Gateway =>
  createWireGateway(createHttpTransport(options));
