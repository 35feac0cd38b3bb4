import type { WireCall } from './call.ts';
import { nothing } from './fields.ts';

/** Confirm the receipt. */
export const CONFIRM_RECEIPT: WireCall<'confirmReceipt'> = {
  call: 'confirmReceipt',
  path: 'user/confirm/receipt',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
};
