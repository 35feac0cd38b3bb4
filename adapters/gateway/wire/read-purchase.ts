import { loanProductId, productId } from '#core/lib/ids.ts';
import type { BnplStatus, Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { type Decoder, map, object } from '../decoder.ts';
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
  status,
  textOrEmpty,
  words,
} from './fields.ts';

const plan = map(
  object({
    periods: map(count, (periods) => (periods < 1 ? undefined : periods)),
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
const plans: Decoder<{ readonly plans: readonly Plan[]; readonly hasLostPlans: boolean }> = map(
  list((value) => plan(value) ?? null),
  (read) => ({ plans: read.filter((each) => each !== null), hasLostPlans: read.includes(null) }),
);

/** Whatever it is: full payment does not hang on it (Q33). */
const bnplStatus: Decoder<BnplStatus> = (value) => bnplStatusOf(status(value) ?? 0);

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
export const READ_PURCHASE: WireCall<'readPurchase'> = {
  call: 'readPurchase',
  path: 'get/purchase/info',
  fields: (productOrderId) => ({ productOrderId }),
  answer: purchase,
};
