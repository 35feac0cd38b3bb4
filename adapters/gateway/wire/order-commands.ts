import { ofOrder, type WordsOf } from './call.ts';
import { nothing } from './fields.ts';

// The commands that send an order, and are answered by nothing.

/** Cancel the waiting order. */
export const CANCEL_WAITING_ORDER = ofOrder('cancelWaitingOrder', 'user/cancel/awaiting/pay', nothing);

/** Confirm the receipt. */
export const CONFIRM_RECEIPT = ofOrder('confirmReceipt', 'user/confirm/receipt', nothing);

/** Submit the refund. */
export const SUBMIT_REFUND = ofOrder('submitRefund', 'refund/cooling', nothing);

export const ORDER_COMMAND_WORDS = {
  sends: { productOrderId: 'order' },
  answers: '',
} as const satisfies WordsOf<typeof CANCEL_WAITING_ORDER | typeof CONFIRM_RECEIPT | typeof SUBMIT_REFUND>;
