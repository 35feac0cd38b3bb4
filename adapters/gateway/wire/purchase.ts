import { loanProductId, type NativeStep, nativeStep, orderId, productId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import type { Application, ContinueAnswer, PurchaseInfo } from '#core/purchase/purchase.ts';
import { map, object, orNull } from '../decoder.ts';
import { ofOrder, type WireCall } from './call.ts';
import { bnplStatusOf, CART_STEP, continueResultOf, PAYMENT_CODES, paymentOf, RECEIPT_CODES } from './codes.ts';
import {
  count,
  flag,
  id,
  list,
  oneOrMore,
  optionalId,
  optionalRupees,
  optionalStatus,
  optionalText,
  percent,
  picture,
  rupees,
  status,
  textOrEmpty,
  words,
} from './fields.ts';

const plan = map(
  object({
    periods: oneOrMore,
    days: count,
    total: rupees,
    downPayment: rupees,
    remainingAmount: rupees,
    financingAmount: rupees,
    markup: optionalRupees,
    lineMarkup: optionalRupees,
    markupFree: flag(false),
    bottomPrice: optionalRupees,
    originalProductId: id(loanProductId),
  }),
  ({ markupFree, ...rest }) => ({ ...rest, isMarkupFree: markupFree }),
);

/** The plans that can be read; one that cannot is left out, and that it is missing is said: full payment does not hang on it. */
const plans = map(list(orNull(plan)), (read) => ({
  plans: read.filter((each) => each !== null),
  hasLostPlans: read.includes(null),
}));

/** Whatever it is: full payment does not hang on it (Q33). */
const bnplStatus = map(orNull(optionalStatus), (code) => bnplStatusOf(code ?? 0));

const purchase = map(
  object({
    express: flag(false),
    pickUp: flag(false),
    bottomPrice: optionalRupees,
    bnplPayStatus: bnplStatus,
    availableCredit: optionalRupees,
    partnerPolicy: flag(false),
    productInfo: object({
      pic: picture,
      productName: words,
      brandName: textOrEmpty,
      color: optionalText,
      storage: optionalText,
      price: rupees,
      linePrice: optionalRupees,
      deliveryCharges: optionalRupees,
      lineDeliveryCharges: optionalRupees,
      discount: optionalRupees,
      totalPrice: rupees,
      productId: optionalId(productId),
    }),
    calcInfos: plans,
  }),
  ({ express, pickUp, productInfo, partnerPolicy, bnplPayStatus, calcInfos, ...rest }): PurchaseInfo => {
    const { productName, brandName, pic, ...product } = productInfo;
    return {
      ...rest,
      allows: { express, pickUp },
      bnplStatus: bnplPayStatus,
      product: { ...product, name: productName, brand: brandName, picture: pic },
      ...calcInfos,
      needsPolicy: partnerPolicy,
    };
  },
);

/** Purchase info. */
export const READ_PURCHASE = ofOrder('readPurchase', 'get/purchase/info', purchase);

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

/** Calculator. */
export const READ_CALCULATION = {
  call: 'readCalculation',
  path: 'get/calc/info',
  fields: ({ productOrderId, productAmount, overdueDays, loanDays, originalProductId }) => ({
    productOrderId,
    productAmount: rupeesFromPaisa(productAmount),
    overdueDays,
    loanDays,
    originalProductId: originalProductId ?? '',
  }),
  answer: object({
    totalRepaymentAmount: rupees,
    markup: rupees,
    overdueCharge: rupees,
    productAmount: rupees,
    downPayment: rupees,
    financingAmount: rupees,
    loanDays: list(object({ days: count, markupRate: percent, originalProductId: id(loanProductId) })),
  }),
} as const satisfies WireCall<'readCalculation'>;
