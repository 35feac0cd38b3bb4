import { orderId } from '#core/lib/ids.ts';
import type { StartedPurchase } from '#core/product/product.ts';
import { map, object } from '../decoder.ts';
import { ofOrder, type WireCall } from './call.ts';
import { flag, nothing, optionalId } from './fields.ts';
import { READ_PRODUCT } from './read-product.ts';

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

/** Cancel the waiting order. */
export const CANCEL_WAITING_ORDER = ofOrder('cancelWaitingOrder', 'user/cancel/awaiting/pay', nothing);

/** What the first page asks for, by the method that does: a phone, and to buy it. */
export const PRODUCT_CALLS = {
  readProduct: READ_PRODUCT,
  startPurchase: START_PURCHASE,
  cancelWaitingOrder: CANCEL_WAITING_ORDER,
} as const;
