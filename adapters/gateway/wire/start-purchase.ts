import { orderId } from '#core/lib/ids.ts';
import type { StartedPurchase } from '#core/product/product.ts';
import { map, object } from '../decoder.ts';
import type { WireCall, WordsOf } from './call.ts';
import { flag, optionalId } from './fields.ts';

const started = map(
  object({
    productOrderId: optionalId(orderId),
    waitingPayOrder: flag(false),
    watingPayProductOrderId: optionalId(orderId), // sic, §3
    enoughStock: flag(true),
  }),
  (wire): StartedPurchase => ({
    productOrderId: wire.productOrderId,
    isOtherOrderWaiting: wire.waitingPayOrder,
    waitingOrderId: wire.watingPayProductOrderId,
    hasEnoughStock: wire.enoughStock,
  }),
);

/** Start buy. */
export const START_PURCHASE = {
  call: 'startPurchase',
  path: 'now/buy',
  fields: ({ productId, skuCode }) => ({ productId, skuCode }),
  answer: started,
} as const satisfies WireCall<'startPurchase'>;

export const START_PURCHASE_WORDS = {
  sends: { productId: ['id', 'The phone.'], skuCode: ['id', 'Its variant: colour and storage.'] },
  answers: {
    productOrderId: 'The order that was opened; null where none was.',
    waitingPayOrder: 'Another order waits for payment: none was opened.',
    watingPayProductOrderId: 'That other order. Spelled like this.',
    enoughStock: 'The variant was in stock; 1 where missing.',
  },
} as const satisfies WordsOf<typeof START_PURCHASE>;
