import { loanProductId, productId } from '#core/lib/ids.ts';
import type { PurchaseInfo } from '#core/purchase/purchase.ts';
import { map, object, orNull } from '../decoder.ts';
import { ofOrder } from './call.ts';
import { bnplStatusOf } from './codes.ts';
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
  picture,
  rupees,
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
