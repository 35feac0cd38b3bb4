import type { WireCall } from './call.ts';
import { nothing } from './fields.ts';

/** Cancel the waiting order. */
export const CANCEL_WAITING_ORDER: WireCall<'cancelWaitingOrder'> = {
  call: 'cancelWaitingOrder',
  path: 'user/cancel/awaiting/pay',
  fields: (productOrderId) => ({ productOrderId }),
  answer: nothing,
};
