import { orderId } from '#core/lib/ids.ts';
import type { ContinueAnswer } from '#core/purchase/purchase.ts';
import { map, object } from '../decoder.ts';
import { optionalStep, STEP } from './ask-bnpl.ts';
import type { WireCall, WordsOf } from './call.ts';
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

export const CONTINUE_PURCHASE_WORDS = {
  sends: {
    receiptType: ['choice', '1 express delivery, 2 pick-up.'],
    productOrderId: 'order',
    paymentType: ['choice', '1 paid in full, 2 in instalments.'],
    originalProductId: 'plan',
  },
  answers: {
    status: '1 accepted, 2 there is no address, 3 sold out, 4 overdue orders; every other number an error.',
    orderPayType: '1 in full, 2 in instalments.',
    currentStep: STEP,
    productOrderId: 'The order.',
  },
} as const satisfies WordsOf<typeof CONTINUE_PURCHASE>;
