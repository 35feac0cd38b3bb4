import * as v from 'valibot';
import { loanProductId, orderId, productId } from '#core/lib/ids.ts';
import type { StartedPurchase } from '#core/product/product.ts';
import type { BnplInfo, NextStep, PurchaseInfo } from '#core/purchase/purchase.ts';
import type { WireCall } from './call.ts';
import {
  count,
  flag,
  id,
  list,
  optionalId,
  optionalRupees,
  optionalStatus,
  optionalText,
  picture,
  rupees,
  rupeesOrZero,
  status,
  textOrEmpty,
} from './fields.ts';

const started = v.pipe(
  v.object({
    productOrderId: optionalId(orderId),
    waitingPayOrder: flag(false),
    watingPayProductOrderId: optionalId(orderId), // sic, §3
    enoughStock: flag(true),
  }),
  v.transform(
    (wire): StartedPurchase => ({
      productOrderId: wire.productOrderId,
      isOtherOrderWaiting: wire.waitingPayOrder,
      waitingOrderId: wire.watingPayProductOrderId,
      hasEnoughStock: wire.enoughStock,
    }),
  ),
);

/** Start buy. */
export const START: WireCall<StartedPurchase> = { call: 'startPurchase', path: 'now/buy', answer: started };

const term = v.pipe(
  v.object({
    periods: v.pipe(count, v.minValue(1)),
    days: count,
    total: rupees,
    downPayment: rupees,
    remainingAmount: rupees,
    financingAmount: rupees,
    markup: rupeesOrZero,
    lineMarkup: optionalRupees,
    markupFree: flag(false),
    bottomPrice: optionalRupees,
    originalProductId: id(loanProductId),
  }),
  v.transform(({ markupFree, ...rest }) => ({ ...rest, isMarkupFree: markupFree })),
);

const purchase = v.pipe(
  v.object({
    express: flag(false),
    pickUp: flag(false),
    bottomPrice: optionalRupees,
    bnplPayStatus: status,
    availableCredit: optionalRupees,
    partnerPolicy: flag(false),
    productInfo: v.object({
      pic: picture,
      productName: v.string(),
      brandName: textOrEmpty,
      color: optionalText,
      storage: optionalText,
      price: rupees,
      linePrice: optionalRupees,
      deliveryCharges: rupeesOrZero,
      lineDeliveryCharges: optionalRupees,
      discount: rupeesOrZero,
      totalPrice: rupees,
      productId: optionalId(productId),
    }),
    calcInfos: list(term),
  }),
  v.transform(
    ({ express, pickUp, productInfo, partnerPolicy, ...rest }): PurchaseInfo => ({
      ...rest,
      allows: { express, pickUp },
      product: productInfo,
      needsPolicy: partnerPolicy,
    }),
  ),
);

/** Purchase info. */
export const PURCHASE: WireCall<PurchaseInfo> = { call: 'readPurchase', path: 'get/purchase/info', answer: purchase };

/** BNPL info. */
export const BNPL_INFO: WireCall<BnplInfo> = {
  call: 'askBnpl',
  path: 'pay/type/bnpl',
  answer: v.object({ currentStep: status, productOrderId: optionalId(orderId) }),
};

const nextStep = v.pipe(
  v.object({
    status,
    orderPayType: optionalStatus,
    currentStep: optionalStatus,
    productOrderId: optionalId(orderId),
  }),
  v.transform(
    ({ orderPayType, ...rest }): NextStep => ({
      ...rest,
      orderPayType: orderPayType === 2 ? 'bnpl' : orderPayType === 1 ? 'full' : null,
    }),
  ),
);

/** Continue. */
export const CONTINUE: WireCall<NextStep> = { call: 'continuePurchase', path: 'purchase/action', answer: nextStep };

/** A success whose content does not matter. */
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** Cancel the waiting order. */
export const CANCEL_WAITING: WireCall<null> = {
  call: 'cancelWaitingOrder',
  path: 'user/cancel/awaiting/pay',
  answer: nothing,
};

/** Confirm the receipt. */
export const CONFIRM_RECEIPT: WireCall<null> = {
  call: 'confirmReceipt',
  path: 'user/confirm/receipt',
  answer: nothing,
};

/** Submit the refund. */
export const SUBMIT_REFUND: WireCall<null> = { call: 'submitRefund', path: 'refund/cooling', answer: nothing };

/** Save the address. */
export const SAVE_ADDRESS: WireCall<null> = { call: 'saveAddress', path: 'complete/addr', answer: nothing };
