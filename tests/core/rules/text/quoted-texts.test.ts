import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { CORRECTED_NOTICES, englishIn } from '#core/text/corrected.ts';
import { urdu } from '#core/text/languages.ts';
import { presaleText } from '#core/text/sentences.ts';

const { notices, shop, site } = english;

/** Every text and name of the specification, letter for letter, beside what the catalogue says in its place. */
const QUOTED: readonly (readonly [quoted: string, said: string])[] = [
  ['Your financial well-being is our priority', site.safety.risk.title],
  ['There is 1 pending mobile order currently.', shop.product.pending.title],
  ['Add Delivery Address', shop.cart.addAddress],
  ['After payment, the seller will confirm the store information with you.', shop.cart.pickUpNote],
  ['0 Fee', shop.cart.noFee],
  ['I agree to this policy', shop.cart.policy.agree],
  ['Add New Shipping Address', shop.address.title],
  ['Confirm Calculation', shop.calculator.confirm],
  ['The loan you will be receiving, depends on your credit score.', shop.calculator.tip],
  ['View payment information', shop.order.equipment.viewPayment],
  ['Once confrmed by ihe seller, this cannot be modifed', shop.order.addressNote],
  ['Not Supported', shop.cart.badges.notSupported],
  ['Unavailable', shop.cart.badges.unavailable],
  ['Please enter the loan amount', site.calculator.gaps.tabs.loanAmount],
  ['Please enter the loan days', site.calculator.gaps.tabs.loanDay],
  ['Please enter the interest rate (0-2.2%)', site.calculator.gaps.classic.rate],
  ['Please enter the interest rate (0-0.75%)', site.calculator.gaps.tabs.rate],
  ['Please enter the penalty interest (0-2.3%)', site.calculator.gaps.classic.penaltyRate],
  ['Please enter the penalty interest (0-2.2%)', site.calculator.gaps.tabs.penaltyRate],
  ['Please enter the overdue days', site.calculator.gaps.tabs.overdueDays],
  ['Please enter your name', site.complaint.nameMissing],
  ['Please enter 10 digits starting from 3', site.complaint.mobileMissing],
  ['Please enter problem description', site.complaint.problemMissing],
  ['Incorrect format of Mobile Number', site.complaint.mobileFormat],
  ['Submit successfully', site.complaint.submitted],
  ['Please enter name', shop.address.problems.name],
  ['Please enter 11 digits starting from 03', shop.address.problems.phoneNumber],
  ['Please enter email', shop.address.problems.email],
  ['Please select province', shop.address.problems.province],
  ['Please select city', shop.address.problems.city],
  ['Please enter shipping address', shop.address.problems.street],
  ['Please check to agree to this policy.', shop.cart.policy.reminder],
  ['lost required paramete', notices.lostParameter],
  ['lost token', notices.lostToken],
  ['token expired', notices.tokenExpired],
  ['invalid token', notices.invalidToken],
  ['invalid phone number', notices.invalidPhone],
  ['order no exit', notices.orderMissing],
  ['product no exit', notices.productMissing],
  ['credit exit,not create order', notices.creditExists],
  ['Network error, please try again later', notices.networkError],
  ['This item is sold out. Please select another item.', notices.soldOut],
  ['There are orders under review. Please try again later.', notices.ordersUnderReview],
  ['Failed to get BNPL credit, try again ', notices.bnplCreditFailed],
  ['Please select an address', notices.selectAddress],
  ['There are currently overdue orders. Please settle them before use', notices.settleOverdue],
  ['Copy Successful', notices.copySuccessful],
  ['copy is error', notices.copyFailed],
  ['BNPL unavailable for this item. Please select another item or [Full Payment].', notices.bnplItemUnavailable],
  ['Loan unavailable. Choose [Full Payment] or retry after countdown.', notices.bnplLoanUnavailable],
  ['Credit limit insufficient. Please select another product or [Full Payment].', notices.bnplCreditInsufficient],
  ['There are currently overdue orders. Please settle them first or choose [Full Payment].', notices.bnplOverdue],
  ['Please wait patiently. Results will be ready in a few minutes', notices.bnplUnderReview],
  [
    'Please settle your current mobile order before selecting other items or choose [Full Payment].',
    notices.bnplCurrentOrder,
  ],
  ['There are pending refund orders. Please try again later or choose [Full Payment].', notices.bnplPendingRefund],
  ['BUY NOW', shop.product.buyNow],
  ['Sold Out', shop.product.stock.soldOut],
  ['Under Review', shop.cart.badges.underReview],
  ['Express Delivery', shop.cart.express],
  ['Pick Up', shop.cart.pickUp],
  ['Full Payment', shop.cart.full],
  ['Confirm Receipt', shop.order.confirmReceipt],
  ['Confirm Refund', shop.refund.confirm],
  ['Residential Address', shop.address.fields.street],
  ['Phone Number', shop.address.fields.phoneNumber],
  ['Waiting For Payment', shop.order.status.waitingForPayment],
  ['Waiting For Seller Confirmation', shop.order.status.waitingForSeller],
  ['Ready For Shipment', shop.order.status.readyForShipment],
  ['Already Shipped', shop.order.status.shipped],
  ['Received', shop.order.status.received],
  ['Returns/Refunds', shop.order.status.returns],
  ['Order Cancellation', shop.order.status.cancelled],
  ['Under Review', shop.order.status.underReview],
  ['Locked', shop.order.equipment.locked],
  ['Available', shop.order.equipment.available],
];

const { numberCheck } = urdu.site;
const { calculator, cart, product, refund } = urdu.shop;

/** The Urdu that somebody acts on: each would be believed in another's place. */
const DECISIVE: readonly (readonly [written: string, said: string])[] = [
  ['آفیشل نمبر', numberCheck.official.title],
  ['ادائیگی نہ کریں', numberCheck.unofficial.title],
  ['آرڈر منسوخ کریں', product.pending.cancel],
  ['ادائیگی جاری رکھیں', product.pending.continue],
  ['جی ہاں، جاری رکھیں', urdu.cases.pay.yes],
  ['نہیں، واپس جائیں', urdu.cases.pay.no],
  ['ایکسپریس ڈیلیوری', cart.express],
  ['خود وصول کریں', cart.pickUp],
  ['مارک اپ', cart.term.markup],
  ['تاخیر کے چارجز', calculator.overdueCharge],
  ['واپسی کی رقم', refund.refundAmount],
  ['کل فیس', refund.totalFee],
];

describe('Q1 the texts of the specification', () => {
  it.each(DECISIVE)('R4, Q56 “%s”', (written, said) => expect(said).toBe(written));

  it.each(QUOTED)('Q1, R62, R72 “%s”', (quoted, said) => expect(said).toBe(quoted));

  it('R41, R52, R65 hold their values: a start, terms and months', () => {
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), english)).toBe('Beginning at 9:05 on 7 March, 2026');
    expect([1, 3].map((periods) => shop.cart.terms({ periods }))).toEqual(['1 term', '3 terms']);
    expect([1, 3].map((months) => shop.order.bnplFor({ months }))).toEqual(['BNPL for 1 Month', 'BNPL for 3 Months']);
  });

  it('Q1 keep every mistake, which the corrected wording mends, and nothing else', () => {
    expect(englishIn('specified')).toBe(english);
    const corrected = englishIn('corrected');
    expect(corrected.notices).toEqual({ ...notices, ...CORRECTED_NOTICES });
    expect(corrected.shop.order.addressNote).toBe('Once confirmed by the seller, this cannot be modified');
    expect(corrected.shop.cart).toEqual(shop.cart);
  });
});
