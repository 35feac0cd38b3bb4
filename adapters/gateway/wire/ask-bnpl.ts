import { orderId } from '#core/lib/ids.ts';
import type { Application } from '#core/purchase/purchase.ts';
import { map, object } from '../decoder.ts';
import type { WireCall } from './call.ts';
import { optionalId } from './fields.ts';
import { step } from './steps.ts';

/** BNPL info. */
export const ASK_BNPL: WireCall<'askBnpl'> = {
  call: 'askBnpl',
  path: 'pay/type/bnpl',
  fields: (productOrderId) => ({ productOrderId }),
  answer: map(
    object({ currentStep: step, productOrderId: optionalId(orderId) }),
    ({ currentStep, productOrderId }): Application => ({ nativeStep: currentStep, productOrderId }),
  ),
};
