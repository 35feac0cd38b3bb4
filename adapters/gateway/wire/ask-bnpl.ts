import { type NativeStep, nativeStep, orderId } from '#core/lib/ids.ts';
import type { Application } from '#core/purchase/purchase.ts';
import { map, object } from '../decoder.ts';
import { ofOrder } from './call.ts';
import { CART_STEP } from './codes.ts';
import { optionalId, optionalStatus, status } from './fields.ts';

/** `currentStep`: null where it is the cart; a number below 0 is no page of the app. */
const toNativeStep = (code: number | null): NativeStep | null | undefined => {
  if (code === null || code === CART_STEP) return null;
  return code < 0 ? undefined : nativeStep(code);
};

/** `currentStep` that must be there. */
export const step = map(status, toNativeStep);
/** `currentStep` that may be missing. */
export const optionalStep = map(optionalStatus, toNativeStep);

/** BNPL info. */
export const ASK_BNPL = ofOrder(
  'askBnpl',
  'pay/type/bnpl',
  map(
    object({ currentStep: step, productOrderId: optionalId(orderId) }),
    ({ currentStep, productOrderId }): Application => ({ nativeStep: currentStep, productOrderId }),
  ),
);
