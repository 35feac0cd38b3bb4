import * as v from 'valibot';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_ROWS } from '#core/product/product.ts';
import type { RequestPath } from './requests.ts';

const said = <S extends v.GenericSchema>(schema: S, meaning: string) => v.pipe(schema, v.description(meaning));
/** A field that may be missing or null. */
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));

const rupees = (meaning: string) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(1e13), v.description(`Rupees, at most two decimals. ${meaning}`));
const time = (meaning: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(946_684_800_000),
    v.maxValue(4_102_444_799_999),
    v.description(`Milliseconds since 1970, UTC. ${meaning}`),
  );
const id = (meaning: string) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.description(meaning));
const text = (meaning: string) => v.pipe(v.string(), v.maxLength(2000), v.description(meaning));
const flag = (meaning: string) => said(v.picklist([0, 1]), `0 no, 1 yes. ${meaning}`);
const number = (meaning: string, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999_999_999), v.description(meaning));
const days = (meaning: string, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(3660), v.description(meaning));
const percent = (meaning: string) =>
  said(v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(100)), v.string()]), `Percent. ${meaning}`);
const picture = maybe(
  text('Address of a picture: https, or a path on the pages’ own origin that begins with one slash.'),
);
const list = <S extends v.GenericSchema>(entry: S, meaning: string, most = 60) =>
  v.pipe(v.array(entry), v.maxLength(most), v.description(meaning));

const ORDER_STATUS =
  '1 waits for payment, 2 waits for the seller, 3 ready for shipment, 4 shipped, 5 received, 6 returned, 7 cancelled, 8 under review. Any other number is shown as an order without a state.';
const BNPL_STATUS =
  'May this order be paid in instalments? 1 not this item, 2 no loan now, 3 credit too small, 4 overdue orders, 5 under review, 7 an order is being paid back, 8 not offered, 9 a refund is pending, 10 yes. 6, others and none count as 8.';
const STEP =
  'Where the shopper’s application stands: 1110 is the cart, every other number a page of the app’s own, opened with it.';

const nothing = said(v.object({}), 'Nothing: `data` may be null or missing, and is not read.');

const address = {
  name: maybe(text('Who takes the parcel.')),
  phoneNumber: maybe(text('A mobile number, `03…`.')),
  email: maybe(text('An e-mail address.')),
  province: maybe(text('Province, by the name that the server knows.')),
  city: maybe(text('City or district, by the name that the server knows.')),
  addr: maybe(text('House, street, quarter.')),
};

const attribute = v.object(
  Object.fromEntries(
    ATTRIBUTE_GROUPS.map((group) => [
      group,
      maybe(
        v.object(Object.fromEntries(ATTRIBUTE_ROWS[group].map((row) => [row, maybe(text('A dash where missing.'))]))),
      ),
    ]),
  ),
);

const product = v.object({
  productId: id('The phone.'),
  productName: v.pipe(v.string(), v.regex(/\S/), v.maxLength(2000), v.description('Its name, never empty.')),
  brandName: maybe(text('Its maker.')),
  price: rupees('What it costs; that of a variant counts where there is one.'),
  linePrice: maybe(rupees('The price that is struck through.')),
  discountRate: maybe(percent('How much cheaper than `linePrice`.')),
  version: maybe(text('Memory and storage, as words.')),
  deliveryTime: maybe(text('How long delivery takes, as words.')),
  installmentPlan: maybe(text('What instalments look like, as words.')),
  // Optional as a whole; half of one is not shown.
  example: maybe(
    v.object({
      downPayment: maybe(rupees('Paid at once.')),
      periods: maybe(days('How many instalments, at least 1.', 1)),
      perPeriod: maybe(rupees('Each of them.')),
      total: maybe(rupees('Down payment and all instalments: the example is shown where the parts add up to it.')),
    }),
  ),
  productPicList: v.optional(v.nullable(list(picture, 'Pictures in their order.'))),
  pic: picture,
  presaleStatus: maybe(
    number('0 or missing: on sale; 1: in pre-sale until `presaleTime`; else unclear, and BUY NOW stays shut.'),
  ),
  presaleTime: maybe(time('When the sale starts.')),
  description: v.optional(
    v.nullable(
      v.object({
        text: maybe(text('What is said of it, in the app’s `language` where the seller has it.')),
        attribute: v.optional(v.nullable(said(attribute, 'The tables of the specification, by group and row.'))),
      }),
    ),
  ),
  skuInfo: v.optional(
    v.nullable(
      list(
        v.object({
          skuCode: id('The variant.'),
          color: maybe(text('Its colour, as words.')),
          colorPic: picture,
          availableStatus: maybe(number('1: in stock; everything else: sold out.')),
          storage: maybe(text('Memory and storage, as words.')),
          price: maybe(rupees('What the variant costs; the phone’s price where missing.')),
        }),
        'The variants. One that breaks its schema is left out alone, while another is left.',
      ),
    ),
  ),
});

const started = v.object({
  productOrderId: maybe(id('The order that was opened; null where none was.')),
  waitingPayOrder: maybe(flag('Another order waits for payment: none was opened.')),
  watingPayProductOrderId: maybe(id('That other order. Spelled like this.')),
  enoughStock: maybe(flag('The variant was in stock; 1 where missing.')),
});

const plan = v.object({
  periods: days('How many instalments.', 1),
  days: days('Days of the plan.'),
  total: rupees('Down payment and all instalments.'),
  downPayment: rupees('Paid at once.'),
  remainingAmount: rupees('All instalments: financing and markup.'),
  financingAmount: rupees('What is lent: the price without the down payment.'),
  markup: maybe(rupees('What the loan costs; unknown where missing.')),
  lineMarkup: maybe(rupees('The markup that is struck through.')),
  markupFree: maybe(flag('The plan costs nothing.')),
  bottomPrice: maybe(rupees('What the bar at the bottom asks for: `downPayment`; 0 or missing hides it.')),
  originalProductId: id('The plan, as `purchase/action` takes it.'),
});

const purchase = v.object({
  express: maybe(flag('It can be sent; one of the two is 1.')),
  pickUp: maybe(flag('It can be picked up.')),
  bottomPrice: maybe(
    rupees('What the bar at the bottom asks for when paid in full: `totalPrice`; 0 or missing hides it.'),
  ),
  bnplPayStatus: maybe(number(BNPL_STATUS)),
  availableCredit: maybe(rupees('What the shopper may still borrow.')),
  partnerPolicy: maybe(flag('A partner’s policy must be agreed to.')),
  productInfo: v.object({
    pic: picture,
    productName: text('Its name.'),
    brandName: maybe(text('Its maker.')),
    color: maybe(text('Colour of the variant.')),
    storage: maybe(text('Memory and storage of the variant.')),
    price: rupees('Of the variant.'),
    linePrice: maybe(rupees('The price that is struck through.')),
    deliveryCharges: maybe(rupees('Delivery; unknown where missing.')),
    lineDeliveryCharges: maybe(rupees('Delivery that is struck through.')),
    discount: maybe(rupees('Taken off; unknown where missing.')),
    totalPrice: rupees('`price` and `deliveryCharges` without `discount`.'),
    productId: maybe(id('The phone.')),
  }),
  calcInfos: v.optional(
    v.nullable(
      list(
        plan,
        'The plans, shortest first; none where no instalments are offered. One that breaks its schema is left out alone.',
      ),
    ),
  ),
});

const calculation = v.object({
  totalRepaymentAmount: rupees('Down payment, financing, markup and overdue charge.'),
  markup: rupees('What the loan costs.'),
  overdueCharge: rupees('2 % of the financing amount a day, for `overdueDays` days.'),
  productAmount: rupees('What is bought.'),
  downPayment: rupees('Paid at once.'),
  financingAmount: rupees('What is lent.'),
  loanDays: v.optional(
    v.nullable(
      list(
        v.object({
          days: days('Days of the plan.'),
          markupRate: maybe(percent('Markup a day.')),
          originalProductId: id('The plan, as requests take it.'),
        }),
        'The periods that can be chosen.',
      ),
    ),
  ),
});

const installment = v.object({
  amount: maybe(rupees('To be paid, without the penalty.')),
  dueTime: maybe(time('When it is due.')),
  paidTime: maybe(time('When it was paid; null: not yet; missing, or no instant: nothing is said of what was paid.')),
  markup: maybe(rupees('The part of the amount that is markup.')),
  penalty: maybe(rupees('On top of the amount, so far; above 0 once it is late.')),
});

const order = v.object({
  productOrderId: id('The order, as text: its digits are more than a JSON number carries.'),
  orderType: number('1 and 2 in instalments; every other number in full.'),
  orderProcessStatus: number(ORDER_STATUS),
  receiptType: maybe(number('1 express, 2 pick-up; others are not shown.')),
  viewPaymentBtn: maybe(flag('The card of the equipment, with its payment button, is shown.')),
  overdueStatus: maybe(flag('An instalment is past its day.')),
  lockStatus: maybe(number('1: the phone is locked; everything else: it is not.')),
  lockTime: maybe(time('When it locks, or was locked.')),
  expressCompanyName: maybe(text('The courier; there once the phone is shipped.')),
  trackingNumber: maybe(text('The parcel; there once the phone is shipped.')),
  orderPlacementTime: maybe(time('Ordered; always there.')),
  paymentTime: maybe(time('First payment; there once it came.')),
  deliveryTime: maybe(time('Shipped; there once it was.')),
  signatureTime: maybe(time('Received; there once it was.')),
  expireTime: maybe(time('Cancelled; there once it was.')),
  productInfo: v.object({
    productName: text('Its name.'),
    brandName: maybe(text('Its maker.')),
    pic: picture,
    color: maybe(text('Colour.')),
    storage: maybe(text('Memory and storage.')),
    price: rupees('Of the variant.'),
  }),
  productPriceInfo: v.object({
    totalAmount: rupees('All that is to be paid, markup included.'),
    productPrice: rupees('Of the variant.'),
    deliveryCharges: maybe(rupees('Delivery; unknown where missing.')),
    markup: maybe(rupees('What the loan costs; unknown where missing.')),
    lineMarkup: maybe(rupees('The markup that is struck through.')),
    discount: maybe(rupees('Taken off; unknown where missing.')),
  }),
  installmentSummary: v.optional(
    v.nullable(
      v.object({
        installments: v.optional(
          v.nullable(
            v.union([
              list(installment, 'The instalments. Where they have days, those say their order.', 3660),
              days('Their number, where nothing more is said.'),
            ]),
          ),
        ),
        downPayment: maybe(rupees('What is paid before the instalments; unknown where missing.')),
      }),
    ),
  ),
  unlockAmount: maybe(rupees('What unlocks a locked phone, penalties included.')),
  refundTime: maybe(time('When money was asked back, or began to come back.')),
  refundAmount: maybe(rupees('How much of it comes: as much as `get/refund/cooling/info` promised.')),
  ...address,
});

const refund = v.object({
  payType: maybe(
    number('What was paid: 1 all of it; every other number the down payment; missing: nobody says which.'),
  ),
  downPayment: rupees('The first payment, where not all was paid at once.'),
  refundAmount: rupees('What comes back: all that was paid so far, instalments too, without `totalFee`.'),
  amlOrCftFee: maybe(rupees('Fee of the check against money laundering; unknown where missing.')),
  tasdeepFee: maybe(rupees('Fee of the credit bureau Tasdeeq; unknown where missing. Spelled like this.')),
  dataCheckFee: maybe(rupees('Fee of the credit bureau Data Check; unknown where missing.')),
  refundProcessingFee: maybe(rupees('Fee of the refund; unknown where missing.')),
  totalFee: rupees('All fees.'),
});

/** What each of the 13 calls answers where it succeeds, by its path. Other fields may be there, and are not read. */
export const ANSWER_SCHEMAS = {
  'product/detail': product,
  'now/buy': started,
  'user/cancel/awaiting/pay': nothing,
  'get/purchase/info': purchase,
  'pay/type/bnpl': v.object({ currentStep: number(STEP), productOrderId: maybe(id('The order.')) }),
  'get/addr': said(
    v.object(address),
    'The order’s address, else the one that was used last; without any text, or null: none.',
  ),
  'complete/addr': nothing,
  'purchase/action': v.object({
    status: number('1 accepted, 2 there is no address, 3 sold out, 4 overdue orders; every other number an error.'),
    orderPayType: maybe(number('1 in full, 2 in instalments.')),
    currentStep: maybe(number(STEP)),
    productOrderId: maybe(id('The order.')),
  }),
  'get/calc/info': calculation,
  'get/order/details': order,
  'user/confirm/receipt': nothing,
  'get/refund/cooling/info': refund,
  'refund/cooling': nothing,
} as const satisfies Record<RequestPath, v.GenericSchema>;

/** What a complaint is answered. */
export const COMPLAINT_ANSWER = v.object({
  status: number('1: the complaint was taken; every other number: it was not.'),
});
