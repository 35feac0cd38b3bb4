import { expect, it } from 'vitest';
import { orderCallsOver } from '#adapters/gateway/order-calls.ts';
import { createPageGateway } from '#adapters/gateway/page-calls.ts';
import type { Transport } from '#adapters/gateway/wire/send.ts';
import { idempotencyKey, loanProductId, orderId } from '#core/lib/ids.ts';
import { ADDRESS } from '../support/open-shop.ts';

const ORDER = orderId('7');
const KEY = idempotencyKey('a-key-of-sixteen');
const PLAN = loanProductId('plan');
const CHOICE = {
  productOrderId: ORDER,
  receiptType: 'express',
  paymentType: 'bnpl',
  originalProductId: PLAN,
} as const;
const ASKED = { productOrderId: ORDER, productAmount: 1, overdueDays: 5, loanDays: 30, originalProductId: PLAN };

type OrderCalls = ReturnType<typeof orderCallsOver>;

/** Each call, with everything that it takes. */
const CALLS: { readonly [C in keyof OrderCalls]: (calls: OrderCalls) => Promise<unknown> } = {
  readPurchase: (calls) => calls.readPurchase(ORDER),
  askBnpl: (calls) => calls.askBnpl(ORDER),
  readAddress: (calls) => calls.readAddress(ORDER),
  saveAddress: (calls) => calls.saveAddress(ORDER, ADDRESS, KEY),
  continuePurchase: (calls) => calls.continuePurchase(CHOICE, KEY),
  readCalculation: (calls) => calls.readCalculation(ASKED),
  readOrder: (calls) => calls.readOrder(ORDER),
  confirmReceipt: (calls) => calls.confirmReceipt(ORDER, KEY),
  readRefund: (calls) => calls.readRefund(ORDER),
  submitRefund: (calls) => calls.submitRefund(ORDER, KEY),
  fileComplaint: (calls) => calls.fileComplaint({ language: 'en', name: 'A', mobile: '3', problem: 'x' }, KEY),
};

it.each(Object.entries(CALLS))('%s sends and answers the same when its code came later', async (_name, press) => {
  const [at, later] = [recording(), recording()];
  const answers = [await press(orderCallsOver(at.transport)), await press(createPageGateway(later.transport))];
  expect(at.sent).toHaveLength(1);
  expect([later.sent, answers[1]]).toEqual([at.sent, answers[0]]);
});

// Helpers

/** A way to nowhere, and what was sent on it. */
function recording() {
  const sent: unknown[] = [];
  const note = async (...request: readonly unknown[]) => {
    sent.push(request);
    return { kind: 'none', reason: 'timeout', wasSent: true } as const;
  };
  const transport: Transport = { send: note, sendPlain: note };
  return { sent, transport };
}
