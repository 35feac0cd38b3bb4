import type { WireCall } from './call.ts';
import { nothing } from './fields.ts';

/** Submit the refund. */
export const SUBMIT_REFUND: WireCall<'submitRefund'> = {
  call: 'submitRefund',
  path: 'refund/cooling',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
};
