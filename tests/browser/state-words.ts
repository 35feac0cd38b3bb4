import type { Page } from 'playwright-core';
import { HOSTILE_ADDRESS, HOSTILE_PHONE, HOSTILE_TEXTS } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import type { StateTexts } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import type { ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import type { Language } from '#core/text/language.ts';
import { shownTexts } from './reach.ts';

/** What stands on the page of a state. */
const WORDS: Readonly<Record<ShopStateName, (text: StateTexts) => readonly string[]>> = {
  product: ({ shop, phone }) => [shop.product.buyNow, shop.product.stock.buyNow, phone.specifications],
  'product-hostile': () => [HOSTILE_PHONE.productName, HOSTILE_PHONE.brandName, HOSTILE_TEXTS[1], HOSTILE_TEXTS[2]],
  'product-presale': ({ common, shop }) => ['10:00', ...common.months.slice(0, 1), shop.product.stock.presale],
  'product-missing': ({ shop }) => [shop.product.missing.title],
  'product-failed': ({ common, notices }) => [common.missing.productMissing, notices.productMissing],
  'product-expired': ({ notices }) => [notices.tokenExpired],
  'product-pending': ({ shop }) => [shop.product.pending.title, shop.product.pending.text],
  cart: ({ shop }) => ['11,100', shop.cart.availableCredit, shop.cart.terms({ periods: 3 }), SAMPLE_ADDRESS.street],
  'cart-without-address': ({ shop }) => [shop.cart.addAddress],
  'cart-needs-address': ({ notices }) => [notices.selectAddress],
  'cart-hostile': () => [HOSTILE_PHONE.productName, HOSTILE_ADDRESS.street],
  'cart-pick-up': ({ shop }) => [shop.cart.pickUpNote],
  'cart-express-only': ({ shop }) => [shop.cart.express],
  'cart-full': () => ['55,499'],
  'cart-status-1': ({ shop, notices }) => [shop.cart.badges.notSupported, notices.bnplItemUnavailable],
  'cart-status-2': ({ shop, notices }) => [shop.cart.badges.notSupported, notices.bnplLoanUnavailable],
  'cart-status-3': ({ shop, notices }) => [shop.cart.badges.unavailable, notices.bnplCreditInsufficient],
  'cart-status-4': ({ shop, notices }) => [shop.cart.badges.unavailable, notices.bnplOverdue],
  'cart-status-5': ({ shop, notices }) => [shop.cart.badges.underReview, notices.bnplUnderReview],
  'cart-status-7': ({ shop, notices }) => [shop.cart.badges.unavailable, notices.bnplCurrentOrder],
  'cart-status-8': ({ shop }) => [shop.cart.noFee],
  'cart-status-9': ({ shop, notices }) => [shop.cart.badges.unavailable, notices.bnplPendingRefund],
  'cart-compare': ({ payments }) => [payments.compare.title, '6,209'],
  'cart-refused': ({ notices }) => [notices.bnplCreditFailed.trim()],
  'cart-repriced': () => ['56,999', '11,400'],
  'cart-policy': ({ shop }) => [shop.cart.policy.text],
  'cart-policy-reminder': ({ shop }) => [shop.cart.policy.reminder],
  'cart-elsewhere': ({ cases }) => [cases.elsewhere.title],
  'address-new': ({ shop }) => [shop.address.title, shop.address.choose],
  'address-known': ({ common }) => [common.confirm],
  'address-problem': ({ shop }) => [shop.address.problems.name],
  'address-provinces': ({ shop, common }) => [shop.address.fields.province, common.cancel],
  'address-cities': ({ shop }) => [shop.address.search],
  'address-over': ({ cases, shop }) => [shop.order.status.shipped, `${cases.addressClosed} ${cases.truth.shipped}`],
  'address-missing': ({ cases }) => [cases.noOrder.title],
  calculator: ({ shop: { calculator } }) => [
    calculator.confirm,
    calculator.tip,
    '60,826',
    calculator.perDay({ rate: '2.0' }),
  ],
  'calculator-missing': ({ cases }) => [cases.noOrder.title],
  'order-1': ({ payments, shop }) => [
    shop.order.status.waitingForPayment,
    payments.owed.today,
    shop.order.schedule.pay,
    '11,100',
  ],
  'order-2': ({ shop }) => [shop.order.status.waitingForSeller, shop.order.refund, '65,488', '18,130'],
  'order-3': ({ shop }) => [shop.order.status.readyForShipment, shop.cart.editAddress],
  'order-4': ({ shop: { order } }) => [order.status.shipped, order.parcelId, order.confirmReceipt],
  'order-5': ({ shop: { order } }) => [order.status.received, order.equipment.available, order.equipment.viewPayment],
  'order-6': ({ payments, shop }) => [
    shop.order.status.returns,
    payments.moneyBack.asked,
    payments.over.nothing,
    '10,880',
  ],
  'order-7': ({ payments, shop }) => [shop.order.status.cancelled, payments.over.nothing],
  'order-returned': ({ payments: { moneyBack, over }, shop }) => [
    shop.order.status.cancelled,
    moneyBack.title,
    shop.refund.refundAmount,
    over.nothing,
    '11,100',
  ],
  'order-8': ({ shop }) => [shop.order.status.underReview, shop.cart.review],
  'order-locked': ({ shop: { order } }) => [
    order.equipment.locked,
    order.equipment.lockTime,
    order.equipment.howToUnlock,
    '21,080',
    '57,338',
  ],
  'order-in-full': ({ shop }) => [shop.order.status.received, '55,499'],
  'order-breakdown': ({ shop }) => [shop.cart.term.markup, '55,999', '9,989'],
  'order-hostile': () => [HOSTILE_PHONE.productName, HOSTILE_TEXTS[1], `${HOSTILE_TEXTS[2]}SBX`],
  'order-receipt': ({ shop }) => [shop.order.receiptQuestion],
  'order-of-nobody': ({ common, notices }) => [common.missing.orderMissing, notices.orderMissing],
  refund: ({ shop }) => ['10,880', shop.refund.tasdeeqFee, shop.refund.confirm],
  'refund-in-full': ({ shop }) => [shop.refund.paid.full, shop.refund.confirm, '55,349'],
  'refund-tips': ({ shop }) => [shop.refund.tips.title],
  'refund-requested': ({ shop }) => [shop.refund.requested],
  'refund-too-late': ({ shop }) => [shop.refund.unavailable],
  'refund-asked-before': ({ cases, shop }) => [shop.refund.requested, cases.truth.returns],
  'refund-missing': ({ cases }) => [cases.noOrderNamed.title],
};

/** Waits until a state's page says all that it must. */
export async function seeState(page: Page, name: ShopStateName, language: Language): Promise<void> {
  for (const words of WORDS[name](shownTexts(language)))
    await page.getByText(words).filter({ visible: true }).first().waitFor();
}
