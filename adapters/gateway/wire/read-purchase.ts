import { loanProductId, productId } from '#core/lib/ids.ts';
import type { PurchaseInfo } from '#core/purchase/purchase.ts';
import { map, object, orNull } from '../decoder.ts';
import { ofOrder, type WordsOf } from './call.ts';
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

export const READ_PURCHASE_WORDS = {
  sends: { productOrderId: 'order' },
  answers: {
    express: 'It can be sent; one of the two is 1.',
    pickUp: 'It can be picked up.',
    bottomPrice: 'What the bar at the bottom asks for when paid in full: `totalPrice`; 0 or missing hides it.',
    bnplPayStatus:
      'May this order be paid in instalments? 1 not this item, 2 no loan now, 3 credit too small, 4 overdue orders, 5 under review, 7 an order is being paid back, 8 not offered, 9 a refund is pending, 10 yes. 6, others and none count as 8.',
    availableCredit: 'What the shopper may still borrow.',
    partnerPolicy: 'A partner’s policy must be agreed to.',
    productInfo: {
      pic: '',
      productName: 'Its name.',
      brandName: 'Its maker.',
      color: 'Colour of the variant.',
      storage: 'Memory and storage of the variant.',
      price: 'Of the variant.',
      linePrice: 'The price that is struck through.',
      deliveryCharges: 'Delivery; unknown where missing.',
      lineDeliveryCharges: 'Delivery that is struck through.',
      discount: 'Taken off; unknown where missing.',
      totalPrice: '`price` and `deliveryCharges` without `discount`.',
      productId: 'The phone.',
    },
    calcInfos: [
      'The plans, shortest first; none where no instalments are offered. One that breaks its schema is left out alone.',
      {
        periods: 'How many instalments.',
        days: 'Days of the plan.',
        total: 'Down payment and all instalments.',
        downPayment: 'Paid at once.',
        remainingAmount: 'All instalments: financing and markup.',
        financingAmount: 'What is lent: the price without the down payment.',
        markup: 'What the loan costs; unknown where missing.',
        lineMarkup: 'The markup that is struck through.',
        markupFree: 'The plan costs nothing.',
        bottomPrice: 'What the bar at the bottom asks for: `downPayment`; 0 or missing hides it.',
        originalProductId: 'The plan, as `purchase/action` takes it.',
      },
    ],
  },
} as const satisfies WordsOf<typeof READ_PURCHASE>;
