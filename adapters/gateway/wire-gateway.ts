import * as v from 'valibot';
import { PAYMENT_CODES, RECEIPT_CODES } from '#core/cart/purchase.ts';
import { SUCCESS } from '#core/gateway-codes/gateway-codes.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { type Answer, done, type FailureReason, failed, type Outcome, refused, unknown } from '#core/ports/outcome.ts';
import type { WireCall, WireFields } from './wire/call.ts';
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

/** What came back for one sending. `wasSent` says whether the server may have acted on it. */
export type Reply =
  | { readonly kind: 'envelope'; readonly code: number; readonly data: unknown }
  | { readonly kind: 'none'; readonly reason: FailureReason; readonly wasSent: boolean };

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
    return read(await transport.send(wire.path, fields, isQuestion(wire.call)), wire.answer);
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
      return read(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint)), complaintAnswer);
    },
  };
}

/** Success is exactly the number 0 with a readable answer; everything else says what it was. */
function read<T>(reply: Reply, answer: v.GenericSchema<unknown, T>): Outcome<T> {
  if (reply.kind === 'none') return reply.wasSent ? unknown(reply.reason) : failed(reply.reason);
  if (reply.code !== SUCCESS) return refused(reply.code);
  const parsed = v.safeParse(answer, reply.data);
  return parsed.success ? done(parsed.output) : unknown('unreadable');
}
