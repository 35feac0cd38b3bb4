import { type NativeStep, nativeStep, orderId } from '#core/lib/ids.ts';
import type { Application, ContinueAnswer } from '#core/purchase/purchase.ts';
import { map, object } from '../decoder.ts';
import { ofOrder, type WireCall } from './call.ts';
import { CART_STEP, continueResultOf, PAYMENT_CODES, paymentOf, RECEIPT_CODES } from './codes.ts';
import { optionalId, optionalStatus, status } from './fields.ts';

/** `currentStep`: null where it is the cart; a number below 0 is no page of the app. */
const toNativeStep = (code: number | null): NativeStep | null | undefined => {
  if (code === null || code === CART_STEP) return null;
  return code < 0 ? undefined : nativeStep(code);
};

/** `currentStep` that must be there. */
export const step = map(status, toNativeStep);
/** `currentStep` that may be missing. */
const optionalStep = map(optionalStatus, toNativeStep);

/** BNPL info. */
export const ASK_BNPL = ofOrder(
  'askBnpl',
  'pay/type/bnpl',
  map(
    object({ currentStep: step, productOrderId: optionalId(orderId) }),
    ({ currentStep, productOrderId }): Application => ({ nativeStep: currentStep, productOrderId }),
  ),
);

/** Continue. */
export const CONTINUE_PURCHASE = {
  call: 'continuePurchase',
  path: 'purchase/action',
  fields: ({ productOrderId, receiptType, paymentType, originalProductId }) => ({
    receiptType: RECEIPT_CODES[receiptType],
    productOrderId,
    paymentType: PAYMENT_CODES[paymentType],
    originalProductId: originalProductId ?? '',
  }),
  answer: map(
    object({
      status,
      orderPayType: optionalStatus,
      currentStep: optionalStep,
      productOrderId: optionalId(orderId),
    }),
    (wire): ContinueAnswer => ({
      result: continueResultOf(wire.status),
      paymentType: paymentOf(wire.orderPayType),
      nativeStep: wire.currentStep,
      productOrderId: wire.productOrderId,
    }),
  ),
} as const satisfies WireCall<'continuePurchase'>;
