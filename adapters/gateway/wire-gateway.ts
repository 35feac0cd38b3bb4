import { type Answer, failed, type Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { ASK_BNPL } from './wire/ask-bnpl.ts';
import { type DataOf, isQuestion, type Reply, readReply, type WireCall, type WireFields } from './wire/call.ts';
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
import { START_PURCHASE } from './wire/start-purchase.ts';
import { SUBMIT_REFUND } from './wire/submit-refund.ts';

/** Carries requests to a gateway and opens its envelopes; knows nothing of what they mean. */
export interface Transport {
  /** Sends one of the encrypted calls; `data` comes back as decrypted JSON, null where there was none. */
  send(path: string, fields: WireFields, isQuestion: boolean): Promise<Reply>;
  /** Sends a plain JSON body to a plain path (the complaint). */
  sendPlain(path: string, body: Readonly<Record<string, string>>): Promise<Reply>;
}

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
  function command<C extends Call>(wire: WireCall<C>) {
    return async (...request: Parameters<Gateway[C]>): Promise<Outcome<DataOf<C>>> =>
      readReply(await transport.send(wire.path, wire.fields(...request), isQuestion(wire.call)), wire.answer);
  }

  function question<C extends Call>(wire: WireCall<C>) {
    const ask = command(wire);
    return async (...request: Parameters<Gateway[C]>): Promise<Answer<DataOf<C>>> => {
      const outcome = await ask(...request);
      return outcome.kind === 'unknown' ? failed(outcome.reason) : outcome;
    };
  }

  return {
    readProduct: question(READ_PRODUCT),
    startPurchase: command(START_PURCHASE),
    cancelWaitingOrder: command(CANCEL_WAITING_ORDER),
    readPurchase: question(READ_PURCHASE),
    askBnpl: command(ASK_BNPL),
    readAddress: question(READ_ADDRESS),
    saveAddress: command(SAVE_ADDRESS),
    continuePurchase: command(CONTINUE_PURCHASE),
    readCalculation: question(READ_CALCULATION),
    readOrder: question(READ_ORDER),
    confirmReceipt: command(CONFIRM_RECEIPT),
    readRefund: question(READ_REFUND),
    submitRefund: command(SUBMIT_REFUND),
    async fileComplaint(complaint) {
      return readReply(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint)), complaintAnswer);
    },
  };
}
