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

/** The 13 encrypted calls (specification, §7), by the method that makes them. */
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
    startPurchase: command(transport, START_PURCHASE),
    cancelWaitingOrder: command(transport, CANCEL_WAITING_ORDER),
    readPurchase: question(transport, READ_PURCHASE),
    askBnpl: command(transport, ASK_BNPL),
    readAddress: question(transport, READ_ADDRESS),
    saveAddress: command(transport, SAVE_ADDRESS),
    continuePurchase: command(transport, CONTINUE_PURCHASE),
    readCalculation: question(transport, READ_CALCULATION),
    readOrder: question(transport, READ_ORDER),
    confirmReceipt: command(transport, CONFIRM_RECEIPT),
    readRefund: question(transport, READ_REFUND),
    submitRefund: command(transport, SUBMIT_REFUND),
    async fileComplaint(complaint) {
      return readReply(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint)), complaintAnswer);
    },
  };
}
