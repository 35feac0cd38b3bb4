import type { WireCall, WordsOf } from './call.ts';
import { nothing } from './fields.ts';

// The commands that send an order, and are answered by nothing.

/** Cancel the waiting order. */
export const CANCEL_WAITING_ORDER = {
  call: 'cancelWaitingOrder',
  path: 'user/cancel/awaiting/pay',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
} as const satisfies WireCall<'cancelWaitingOrder'>;

/** Confirm the receipt. */
export const CONFIRM_RECEIPT = {
  call: 'confirmReceipt',
  path: 'user/confirm/receipt',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
} as const satisfies WireCall<'confirmReceipt'>;

/** Submit the refund. */
export const SUBMIT_REFUND = {
  call: 'submitRefund',
  path: 'refund/cooling',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
} as const satisfies WireCall<'submitRefund'>;

export const ORDER_COMMAND_WORDS = {
  sends: { productOrderId: 'order' },
  answers: '',
} as const satisfies WordsOf<typeof CANCEL_WAITING_ORDER | typeof CONFIRM_RECEIPT | typeof SUBMIT_REFUND>;
