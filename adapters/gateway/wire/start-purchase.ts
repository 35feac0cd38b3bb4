import { orderId } from '#core/lib/ids.ts';
import type { StartedPurchase } from '#core/product/product.ts';
import { map, object } from '../decoder.ts';
import type { WireCall } from './call.ts';
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
export const START_PURCHASE: WireCall<'startPurchase'> = {
  call: 'startPurchase',
  path: 'now/buy',
  fields: ({ productId, skuCode }) => ({ productId, skuCode }),
  answer: started,
};
