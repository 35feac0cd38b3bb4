import { orderId } from '#core/lib/ids.ts';
import type { ContinueAnswer } from '#core/purchase/purchase.ts';
import { map, object } from '../decoder.ts';
import { optionalStep } from './ask-bnpl.ts';
import type { WireCall } from './call.ts';
import { continueResultOf, PAYMENT_CODES, paymentOf, RECEIPT_CODES } from './codes.ts';
import { optionalId, optionalStatus, status } from './fields.ts';

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
