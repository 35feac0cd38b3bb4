import type { Call, Gateway } from '#core/ports/gateway.ts';
import { ASK_BNPL } from './wire/ask-bnpl.ts';
import { readReply, type WireCall } from './wire/call.ts';
import { CANCEL_WAITING_ORDER } from './wire/cancel-waiting-order.ts';
import { CONFIRM_RECEIPT } from './wire/confirm-receipt.ts';
import { CONTINUE_PURCHASE } from './wire/continue-purchase.ts';
import { COMPLAINT_PATH, complaintAnswer, complaintBody } from './wire/file-complaint.ts';
import { READ_ADDRESS } from './wire/read-address.ts';
import { READ_CALCULATION } from './wire/read-calculation.ts';
import { READ_ORDER } from './wire/read-order.ts';
import { READ_PRODUCT } from './wire/read-product.ts';
import { READ_PURCHASE } from './wire/read-purchase.ts';
import { READ_REFUND } from './wire/read-refund.ts';
import { SAVE_ADDRESS } from './wire/save-address.ts';
import { command, question, type Transport } from './wire/send.ts';
import { START_PURCHASE } from './wire/start-purchase.ts';
import { SUBMIT_REFUND } from './wire/submit-refund.ts';

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
  return {
    readProduct: question(transport, READ_PRODUCT),
    startPurchase: (choice, key) => command(transport, START_PURCHASE, [choice], key),
    cancelWaitingOrder: (order, key) => command(transport, CANCEL_WAITING_ORDER, [order], key),
    readPurchase: question(transport, READ_PURCHASE),
    askBnpl: (order) => command(transport, ASK_BNPL, [order]),
    readAddress: question(transport, READ_ADDRESS),
    saveAddress: (order, address, key) => command(transport, SAVE_ADDRESS, [order, address], key),
    continuePurchase: (choice, key) => command(transport, CONTINUE_PURCHASE, [choice], key),
    readCalculation: question(transport, READ_CALCULATION),
    readOrder: question(transport, READ_ORDER),
    confirmReceipt: (order, key) => command(transport, CONFIRM_RECEIPT, [order], key),
    readRefund: question(transport, READ_REFUND),
    submitRefund: (order, key) => command(transport, SUBMIT_REFUND, [order], key),
    async fileComplaint(complaint, key) {
      return readReply(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint), key), complaintAnswer);
    },
  };
}
