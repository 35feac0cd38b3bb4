import * as v from 'valibot';
import { loanProductId, productId } from '#core/lib/ids.ts';
import type { PurchaseInfo } from '#core/purchase/purchase.ts';
import type { WireCall } from './call.ts';
import { bnplStatusOf } from './codes.ts';
import {
  count,
  flag,
  id,
  list,
  optionalId,
  optionalRupees,
  optionalText,
  picture,
  rupees,
  rupeesOrZero,
  status,
  textOrEmpty,
} from './fields.ts';

const plan = v.pipe(
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
    calcInfos: list(plan),
  }),
  v.transform(({ express, pickUp, productInfo, partnerPolicy, bnplPayStatus, calcInfos, ...rest }): PurchaseInfo => {
    const { productName, brandName, pic, ...product } = productInfo;
    return {
      ...rest,
      allows: { express, pickUp },
      bnplStatus: bnplStatusOf(bnplPayStatus),
      product: { ...product, name: productName, brand: brandName, picture: pic },
      plans: calcInfos,
      needsPolicy: partnerPolicy,
    };
  }),
);

/** Purchase info. */
export const READ_PURCHASE: WireCall<'readPurchase'> = {
  call: 'readPurchase',
  path: 'get/purchase/info',
  fields: (productOrderId) => ({ productOrderId }),
  answer: purchase,
};
