import type { WIRE_CALLS } from '../wire-gateway.ts';
import type { RequestKind } from './kinds.ts';

type Call = keyof typeof WIRE_CALLS;

/** What each call is for. */
export const PURPOSES: Readonly<Record<Call, string>> = {
  readProduct: 'A phone with its variants.',
  startPurchase: 'Opens an order for one variant, or names the order that waits for payment.',
  cancelWaitingOrder: 'Cancels an order that waits for payment.',
  readPurchase: 'What the cart shows of an order that waits for payment.',
  askBnpl: 'Where the shopper’s application for instalments stands. Changes nothing.',
  readAddress: 'The address of an order.',
  saveAddress: 'Stores the address of an order that is not shipped.',
  continuePurchase: 'Continue: commits delivery, payment and plan of an order.',
  readCalculation: 'What a plan costs, and what lateness costs on top.',
  readOrder: 'One order with its times and amounts.',
  confirmReceipt: 'The shopper has the phone.',
  readRefund: 'What a refund in the cooling-off period pays back.',
  submitRefund: 'Asks for that refund.',
};

/** Every field that a call sends: its kind, and its meaning where the kind does not say it. */
export const SENT: Readonly<Record<string, readonly [RequestKind, string?]>> = {
  productId: ['id', 'The phone.'],
  skuCode: ['id', 'Its variant: colour and storage.'],
  productOrderId: ['order'],
  name: ['name', 'Who takes the parcel.'],
  phoneNumber: [
    'phoneNumber',
    'A Pakistani mobile number: 11 digits, `03` first. A wrong one is refused by 400115, a longer text by 400110.',
  ],
  email: ['email', 'An e-mail address.'],
  addr: ['street', 'House, street, quarter.'],
  province: ['id', 'Province, by the name that the server knows.'],
  city: ['id', 'City or district, by the name that the server knows.'],
  receiptType: ['choice', '1 express delivery, 2 pick-up.'],
  paymentType: ['choice', '1 paid in full, 2 in instalments.'],
  originalProductId: ['plan'],
  productAmount: ['amount', 'A hint: the order’s own amount counts, whatever is sent.'],
  overdueDays: ['days', 'Days after the due date, for the penalty.'],
  loanDays: ['days', 'Days of the plan. A hint, used where no plan is named; 0 for none.'],
};

/** What a complaint sends. */
export const COMPLAINED = {
  name: 'Who complains. An empty one is answered by status 0.',
  mobile: 'The mobile number that the complaint is about: 10 digits, `3` first, without the leading zero.',
  problem: 'What happened, at most 2000 UTF-16 units.',
} as const;

/**
 * What every field of an answer means, where it is not sent in the same words; where that depends on the call or the field that
 * it is a part of, behind its name.
 */
export const ANSWERED: Readonly<Record<string, string>> = {
  productName: 'Its name.',
  brandName: 'Its maker.',
  price: 'Of the variant.',
  'readProduct.price': 'What it costs; that of a variant counts where there is one.',
  'skuInfo.price': 'What the variant costs; the phone’s price where missing.',
  linePrice: 'The price that is struck through.',
  discountRate: 'How much cheaper than `linePrice`.',
  version: 'Memory and storage, as words.',
  deliveryTime: 'Shipped; there once it was.',
  'readProduct.deliveryTime': 'How long delivery takes, as words.',
  installmentPlan: 'What instalments look like, as words.',
  downPayment: 'Paid at once.',
  'installmentSummary.downPayment': 'What is paid before the instalments; unknown where missing.',
  'readRefund.downPayment': 'The first payment, where not all was paid at once.',
  periods: 'How many instalments.',
  perPeriod: 'Each of them.',
  total: 'Down payment and all instalments.',
  'example.total': 'Down payment and all instalments: the example is shown where the parts add up to it.',
  productPicList: 'Pictures in their order.',
  presaleStatus: '0 or missing: on sale; 1: in pre-sale until `presaleTime`; else unclear, and BUY NOW stays shut.',
  presaleTime: 'When the sale starts.',
  text: 'What is said of it, in the app’s `language` where the seller has it.',
  attribute: 'The tables of the specification, by group and row; a dash where missing.',
  skuInfo: 'The variants. One that breaks its schema is left out alone, while another is left.',
  skuCode: 'The variant.',
  color: 'Colour of the variant.',
  availableStatus: '1: in stock; everything else: sold out.',
  storage: 'Memory and storage of the variant.',
  productOrderId: 'The order.',
  'startPurchase.productOrderId': 'The order that was opened; null where none was.',
  'readOrder.productOrderId': 'The order, as text: its digits are more than a JSON number carries.',
  waitingPayOrder: 'Another order waits for payment: none was opened.',
  watingPayProductOrderId: 'That other order. Spelled like this.',
  enoughStock: 'The variant was in stock; 1 where missing.',
  express: 'It can be sent; one of the two is 1.',
  pickUp: 'It can be picked up.',
  bottomPrice: 'What the bar at the bottom asks for when paid in full: `totalPrice`; 0 or missing hides it.',
  'calcInfos.bottomPrice': 'What the bar at the bottom asks for: `downPayment`; 0 or missing hides it.',
  bnplPayStatus:
    'May this order be paid in instalments? 1 not this item, 2 no loan now, 3 credit too small, 4 overdue orders, 5 under review, 7 an order is being paid back, 8 not offered, 9 a refund is pending, 10 yes. 6, others and none count as 8.',
  availableCredit: 'What the shopper may still borrow.',
  partnerPolicy: 'A partner’s policy must be agreed to.',
  deliveryCharges: 'Delivery; unknown where missing.',
  lineDeliveryCharges: 'Delivery that is struck through.',
  discount: 'Taken off; unknown where missing.',
  totalPrice: '`price` and `deliveryCharges` without `discount`.',
  calcInfos:
    'The plans, shortest first; none where no instalments are offered. One that breaks its schema is left out alone.',
  days: 'Days of the plan.',
  remainingAmount: 'All instalments: financing and markup.',
  financingAmount: 'What is lent: the price without the down payment.',
  markup: 'What the loan costs; unknown where missing.',
  'readCalculation.markup': 'What the loan costs.',
  'installments.markup': 'The part of the amount that is markup.',
  lineMarkup: 'The markup that is struck through.',
  markupFree: 'The plan costs nothing.',
  originalProductId: 'The plan, as requests take it.',
  currentStep:
    'Where the shopper’s application stands: 1110 is the cart, every other number a page of the app’s own, opened with it.',
  readAddress: 'The order’s address, else the one that was used last; without any text, or null: none.',
  phoneNumber: 'A mobile number, `03…`.',
  status: '1 accepted, 2 there is no address, 3 sold out, 4 overdue orders; every other number an error.',
  orderPayType: '1 in full, 2 in instalments.',
  totalRepaymentAmount: 'Down payment, financing, markup and overdue charge.',
  overdueCharge: '2 % of the financing amount a day, for `overdueDays` days.',
  productAmount: 'What is bought.',
  loanDays: 'The periods that can be chosen.',
  markupRate: 'Markup a day.',
  orderType: '1 and 2 in instalments; every other number in full.',
  orderProcessStatus:
    '1 waits for payment, 2 waits for the seller, 3 ready for shipment, 4 shipped, 5 received, 6 returned, 7 cancelled, 8 under review. Any other number is shown as an order without a state.',
  receiptType: '1 express, 2 pick-up; others are not shown.',
  viewPaymentBtn: 'The card of the equipment, with its payment button, is shown.',
  overdueStatus: 'An instalment is past its day.',
  lockStatus: '1: the phone is locked; everything else: it is not.',
  lockTime: 'When it locks, or was locked.',
  expressCompanyName: 'The courier; there once the phone is shipped.',
  trackingNumber: 'The parcel; there once the phone is shipped.',
  orderPlacementTime: 'Ordered; always there.',
  paymentTime: 'First payment; there once it came.',
  signatureTime: 'Received; there once it was.',
  expireTime: 'Cancelled; there once it was.',
  totalAmount: 'All that is to be paid, markup included.',
  productPrice: 'Of the variant.',
  installments: 'The instalments. Where they have days, those say their order.',
  amount: 'To be paid, without the penalty.',
  dueTime: 'When it is due.',
  paidTime: 'When it was paid; null: not yet; missing, or no instant: nothing is said of what was paid.',
  penalty: 'On top of the amount, so far; above 0 once it is late.',
  unlockAmount: 'What unlocks a locked phone, penalties included.',
  refundTime: 'When money was asked back, or began to come back.',
  refundAmount: 'What comes back: all that was paid so far, instalments too, without `totalFee`.',
  'readOrder.refundAmount': 'How much of it comes: as much as `get/refund/cooling/info` promised.',
  payType: 'What was paid: 1 all of it; every other number the down payment; missing: nobody says which.',
  amlOrCftFee: 'Fee of the check against money laundering; unknown where missing.',
  tasdeepFee: 'Fee of the credit bureau Tasdeeq; unknown where missing. Spelled like this.',
  dataCheckFee: 'Fee of the credit bureau Data Check; unknown where missing.',
  refundProcessingFee: 'Fee of the refund; unknown where missing.',
  totalFee: 'All fees.',
  'fileComplaint.status': '1: the complaint was taken; every other number: it was not.',
};

/** Fields of an answer that the specification does not name. */
export const OURS: Readonly<Partial<Record<Call, readonly string[]>>> = {
  readProduct: ['example'],
  readOrder: ['unlockAmount', 'refundTime', 'refundAmount'],
};
