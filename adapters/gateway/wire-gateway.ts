import { rupeesFromPaisa } from '#core/lib/money.ts';
import { type Answer, failed, type Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { PAYMENT_CODES, RECEIPT_CODES } from '#core/purchase/purchase.ts';
import { type Reply, readReply, type WireCall, type WireFields } from './wire/call.ts';
import { COMPLAINT_PATH, complaintAnswer, complaintBody } from './wire/complaint.ts';
import { ADDRESS, CALCULATION, ORDER, REFUND } from './wire/order.ts';
import { PRODUCT } from './wire/product.ts';
import {
  BNPL_INFO,
  CANCEL_WAITING,
  CONFIRM_RECEIPT,
  CONTINUE,
  PURCHASE,
  SAVE_ADDRESS,
  START,
  SUBMIT_REFUND,
} from './wire/purchase.ts';

/** Carries requests to a gateway and opens its envelopes; knows nothing of what they mean. */
export interface Transport {
  /** Sends one of the encrypted calls; `data` comes back as decrypted JSON, null where there was none. */
  send(path: string, fields: WireFields, isQuestion: boolean): Promise<Reply>;
  /** Sends a plain JSON body to a plain path (the complaint). */
  sendPlain(path: string, body: Readonly<Record<string, string>>): Promise<Reply>;
}

/** The 13 encrypted calls (specification, §7). */
export const WIRE_CALLS = [
  PRODUCT,
  START,
  CANCEL_WAITING,
  PURCHASE,
  BNPL_INFO,
  ADDRESS,
  SAVE_ADDRESS,
  CONTINUE,
  CALCULATION,
  ORDER,
  CONFIRM_RECEIPT,
  REFUND,
  SUBMIT_REFUND,
] as const;

/** A call that only asks may be repeated and fails plainly; any other may have been carried out (Q62). */
export const isQuestion = (call: Call): boolean => call.startsWith('read');

/** The gateway over any transport: encodes the core's requests, decodes and checks every answer. */
export function createWireGateway(transport: Transport): Gateway {
  async function command<T>(wire: WireCall<T>, fields: WireFields): Promise<Outcome<T>> {
    return readReply(await transport.send(wire.path, fields, isQuestion(wire.call)), wire.answer);
  }

  async function question<T>(wire: WireCall<T>, fields: WireFields): Promise<Answer<T>> {
    const outcome = await command(wire, fields);
    return outcome.kind === 'unknown' ? failed(outcome.reason) : outcome;
  }

  return {
    readProduct: (productId) => question(PRODUCT, { productId }),
    startPurchase: ({ productId, skuCode }) => command(START, { productId, skuCode }),
    cancelWaitingOrder: (productOrderId) => command(CANCEL_WAITING, { productOrderId }),
    readPurchase: (productOrderId) => question(PURCHASE, { productOrderId }),
    askBnpl: (productOrderId) => command(BNPL_INFO, { productOrderId }),
    readAddress: (productOrderId) => question(ADDRESS, { productOrderId }),
    saveAddress: (productOrderId, { name, phoneNumber, email, addr, province, city }) =>
      command(SAVE_ADDRESS, { productOrderId, name, phoneNumber, email, addr, province, city }),
    continuePurchase: (choice) =>
      command(CONTINUE, {
        receiptType: RECEIPT_CODES[choice.receiptType],
        productOrderId: choice.productOrderId,
        paymentType: PAYMENT_CODES[choice.paymentType],
        originalProductId: choice.originalProductId ?? '',
      }),
    readCalculation: (request) =>
      question(CALCULATION, {
        productOrderId: request.productOrderId,
        productAmount: rupeesFromPaisa(request.productAmount),
        overdueDays: request.overdueDays,
        loanDays: request.loanDays,
        originalProductId: request.originalProductId ?? '',
      }),
    readOrder: (productOrderId) => question(ORDER, { productOrderId }),
    confirmReceipt: (productOrderId) => command(CONFIRM_RECEIPT, { productOrderId }),
    readRefund: (productOrderId) => question(REFUND, { productOrderId }),
    submitRefund: (productOrderId) => command(SUBMIT_REFUND, { productOrderId }),
    async fileComplaint(complaint) {
      return readReply(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint)), complaintAnswer);
    },
  };
}
