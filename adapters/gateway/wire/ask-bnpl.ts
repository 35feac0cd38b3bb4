import * as v from 'valibot';
import { orderId } from '#core/lib/ids.ts';
import type { Application } from '#core/purchase/purchase.ts';
import type { WireCall } from './call.ts';
import { optionalId } from './fields.ts';
import { step } from './steps.ts';

/** BNPL info. */
export const ASK_BNPL: WireCall<'askBnpl'> = {
  call: 'askBnpl',
  path: 'pay/type/bnpl',
  fields: (productOrderId) => ({ productOrderId }),
  answer: v.pipe(
    v.object({ currentStep: step, productOrderId: optionalId(orderId) }),
    v.transform(({ currentStep, productOrderId }): Application => ({ nativeStep: currentStep, productOrderId })),
  ),
};
