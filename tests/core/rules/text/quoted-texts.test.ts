import { describe, expect, it } from 'vitest';
import { PENALTY_MARKETING_RATE, RATE_CAP } from '#core/loan/terms.ts';
import { english } from '#core/text/catalogue.ts';
import { presaleText } from '#core/text/presale.ts';

const { notices, shop, site } = english;

/** Every text that the specification quotes, letter for letter, beside what the catalogue says in its place. */
const QUOTED: readonly (readonly [section: string, quoted: string, said: string])[] = [
  ['§2', 'Your financial well-being is our priority', site.safety.risk.title],
  ['§2', 'There is 1 pending mobile order currently.', shop.product.pending.title],
  ['§2', 'Add Delivery Address', shop.cart.addAddress],
  ['§2', 'After payment, the seller will confirm the store information with you.', shop.cart.pickUpNote],
  ['§2', '0 Fee', shop.cart.noFee],
  ['§2', 'I agree to this policy', shop.cart.policy.agree],
  ['§2', 'Add New Shipping Address', shop.address.title],
  ['§2', 'Confirm Calculation', shop.calculator.confirm],
  ['§2', 'The loan you will be receiving, depends on your credit score.', shop.calculator.tip],
  ['§2', 'View payment information', shop.order.equipment.viewPayment],
  ['§2', 'Once confrmed by ihe seller, this cannot be modifed', shop.order.addressNote],
  ['§4', 'Not Supported', shop.cart.badges.notSupported],
  ['§4', 'Unavailable', shop.cart.badges.unavailable],
  ['§5', 'Please enter the loan amount', site.calculator.gaps.classic.loanAmount],
  ['§5', 'Please enter the loan days', site.calculator.gaps.classic.loanDay],
  ['§5', 'Please enter the interest rate (0-2.2%)', site.calculator.gaps.classic.rate],
  ['§5', 'Please enter the interest rate (0-0.75%)', site.calculator.gaps.tabs.rate],
  ['§5', 'Please enter the penalty interest (0-2.3%)', site.calculator.gaps.classic.penaltyRate],
  ['§5', 'Please enter the penalty interest (0-2.2%)', site.calculator.gaps.tabs.penaltyRate],
  ['§5', 'Please enter the overdue days', site.calculator.gaps.classic.overdueDays],
  ['§5', 'Please enter your name', site.complaint.nameMissing],
  ['§5', 'Please enter 10 digits starting from 3', site.complaint.mobileMissing],
  ['§5', 'Please enter problem description', site.complaint.problemMissing],
  ['§5', 'Incorrect format of Mobile Number', site.complaint.mobileFormat],
  ['§5', 'Submit successfully', site.complaint.submitted],
  ['§5', 'Please enter name', shop.address.problems.name],
  ['§5', 'Please enter 11 digits starting from 03', shop.address.problems.phoneNumber],
  ['§5', 'Please enter email', shop.address.problems.email],
  ['§5', 'Please select province', shop.address.problems.province],
  ['§5', 'Please select city', shop.address.problems.city],
  ['§5', 'Please enter shipping address', shop.address.problems.street],
  ['§5', 'Please check to agree to this policy.', shop.cart.policy.reminder],
  ['§8', 'lost required paramete', notices.lostParameter],
  ['§8', 'lost token', notices.lostToken],
  ['§8', 'token expired', notices.tokenExpired],
  ['§8', 'invalid token', notices.invalidToken],
  ['§8', 'invalid phone number', notices.invalidPhone],
  ['§8', 'order no exit', notices.orderMissing],
  ['§8', 'product no exit', notices.productMissing],
  ['§8', 'credit exit,not create order', notices.creditExists],
  ['§8', 'Network error, please try again later', notices.networkError],
  ['§8', 'This item is sold out. Please select another item.', notices.soldOut],
  ['§8', 'There are orders under review. Please try again later.', notices.ordersUnderReview],
  ['§8', 'Failed to get BNPL credit, try again ', notices.bnplCreditFailed],
  ['§8', 'Please select an address', notices.selectAddress],
  ['§8', 'There are currently overdue orders. Please settle them before use', notices.settleOverdue],
  ['§8', 'Copy Successful', notices.copySuccessful],
  ['§8', 'copy is error', notices.copyFailed],
  ['§8', 'BNPL unavailable for this item. Please select another item or [Full Payment].', notices.bnplItemUnavailable],
  ['§8', 'Loan unavailable. Choose [Full Payment] or retry after countdown.', notices.bnplLoanUnavailable],
  ['§8', 'Credit limit insufficient. Please select another product or [Full Payment].', notices.bnplCreditInsufficient],
  ['§8', 'There are currently overdue orders. Please settle them first or choose [Full Payment].', notices.bnplOverdue],
  ['§8', 'Please wait patiently. Results will be ready in a few minutes', notices.bnplUnderReview],
  [
    '§8',
    'Please settle your current mobile order before selecting other items or choose [Full Payment].',
    notices.bnplCurrentOrder,
  ],
  [
    '§8',
    'There are pending refund orders. Please try again later or choose [Full Payment].',
    notices.bnplPendingRefund,
  ],
];

/** Names that the specification gives without quotation marks, and that the pages show. */
const NAMED: readonly (readonly [quoted: string, said: string])[] = [
  ['BUY NOW', shop.product.buyNow],
  ['Sold Out', shop.product.soldOut],
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

describe('Q1 the texts of the specification', () => {
  it.each(QUOTED)('%s quotes “%s”', (_section, quoted, said) => expect(said).toBe(quoted));
  it.each(NAMED)('names “%s”', (quoted, said) => expect(said).toBe(quoted));

  it('R41 quotes “Beginning at h:mm on D Month, YYYY”', () => {
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), english)).toBe('Beginning at 9:05 on 7 March, 2026');
  });

  it('R52, R65 quotes “term”, “terms” and “for N Months”', () => {
    expect(shop.cart.terms({ periods: 1 })).toBe('1 term');
    expect(shop.cart.terms({ periods: 3 })).toBe('3 terms');
    expect(shop.order.bnplFor({ months: 3 })).toContain('for 3 Months');
  });

  it('has the penalty’s marketing text “0%-2.2%”', () => {
    expect(site.calculator.small.advertised({ ...PENALTY_MARKETING_RATE, rate: RATE_CAP })).toContain('0%-2.2%');
  });
});
