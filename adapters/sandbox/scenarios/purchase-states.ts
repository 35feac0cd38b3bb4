import { productId } from '#core/lib/ids.ts';
import type { Place } from '#core/routes/places.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { HOSTILE_PHONE, HOSTILE_TEXTS } from '../catalogue/hostile-phone.ts';
import { EXPRESS_ONLY_PRODUCT, POLICY_PRODUCT, PRESALE_PRODUCT } from '../catalogue/variants.ts';
import { HOSTILE_ADDRESS, SAMPLE_ADDRESS } from './address.ts';
import { perform, type ShopState, STATE_PHONE, statesAt, stateWithout, type Way } from './shop-state.ts';

const phone = (id: string | null): Place => ({ page: 'product', product: id === null ? null : productId(id) });

/** Every state of the product page (R37–R44). */
export const PRODUCT_STATES = {
  product: stateWithout(
    phone(STATE_PHONE),
    'A phone that can be bought',
    ['R37', 'R39', 'R40'],
    ({ shop, phone: { specifications } }) => [shop.product.buyNow, shop.product.stock.buyNow, specifications],
  ),
  'product-hostile': stateWithout(
    phone(HOSTILE_PHONE.id),
    'A phone whose every text tries something',
    ['R37', 'R40', 'Q58'],
    () => [HOSTILE_PHONE.productName, HOSTILE_PHONE.brandName, HOSTILE_TEXTS[1], HOSTILE_TEXTS[5]],
  ),
  'product-presale': stateWithout(phone(PRESALE_PRODUCT), 'A phone in pre-sale', ['R41', 'Q28'], ({ common, shop }) => [
    '10:00',
    ...common.months.slice(0, 1),
    shop.product.stock.presale,
  ]),
  'product-missing': stateWithout(phone(null), 'An address that names no phone', ['Q54'], ({ shop }) => [
    shop.product.missing.title,
  ]),
  'product-failed': stateWithout(
    phone('nothing'),
    'A phone that the server does not know',
    ['R72', 'Q48'],
    ({ common, notices }) => [common.missing.productMissing, notices.productMissing],
  ),
  'product-expired': {
    title: 'The token has expired: the app’s login opens',
    shows: ['R72', 'Q49'],
    async reach(context) {
      await perform(context, { action: 'expire', shopper: context.shopper });
      return { place: phone(STATE_PHONE), order: null };
    },
    says: ({ notices }) => [notices.tokenExpired],
  },
  'product-pending': statesAt(() => phone(STATE_PHONE), { phone: 'xiaomi-redmi-14c', address: null })(
    'An earlier order still waits for payment',
    ['R43', 'R44', 'Q30'],
    { press: ({ shop }) => [shop.product.buyNow] },
    ({ shop }) => [shop.product.pending.title, shop.product.pending.text],
  ),
} satisfies Record<string, ShopState>;

const cart = statesAt(() => ({ page: 'cart' }));
const forced = (status: number): Way => ({ then: [(shopper) => ({ action: 'bnpl', shopper, status })] });

/** A cart whose shopper has a bnplPayStatus; a tap on BNPL says why it cannot be chosen. */
const payStatus = (
  status: number,
  badge: keyof Catalogue['shop']['cart']['badges'],
  toast: keyof Catalogue['notices'],
): ShopState =>
  cart(
    `The cart at bnplPayStatus ${status}, after a tap on BNPL`,
    ['R49', 'R50', 'R51'],
    { ...forced(status), press: ({ shop }) => [shop.cart.bnpl] },
    ({ notices, shop }) => [shop.cart.badges[badge], notices[toast]],
  );

/** Every state of the cart (R45–R55). */
export const CART_STATES = {
  cart: cart('The cart on instalments', ['R46', 'R48', 'R49', 'R52'], {}, ({ shop }) => [
    '11,100',
    shop.cart.availableCredit,
    shop.cart.terms({ periods: 3 }),
    SAMPLE_ADDRESS.street,
  ]),
  'cart-without-address': cart('The cart of somebody new', ['R47'], { address: null }, ({ shop }) => [
    shop.cart.addAddress,
  ]),
  'cart-needs-address': cart(
    'Continue without an address',
    ['R55'],
    { address: null, press: ({ common }) => [common.continue] },
    ({ notices }) => [notices.selectAddress],
  ),
  'cart-hostile': cart(
    'The cart with such a phone and address',
    ['R46', 'R48'],
    { phone: HOSTILE_PHONE.id, address: HOSTILE_ADDRESS },
    () => [HOSTILE_PHONE.productName, HOSTILE_ADDRESS.name, HOSTILE_ADDRESS.street],
  ),
  'cart-pick-up': cart('The cart with pick-up', ['R46'], { press: ({ shop }) => [shop.cart.pickUp] }, ({ shop }) => [
    shop.cart.pickUpNote,
  ]),
  'cart-express-only': cart(
    'A phone that is not sold over the counter',
    ['R46'],
    { phone: EXPRESS_ONLY_PRODUCT },
    ({ shop }) => [shop.cart.express],
  ),
  'cart-full': cart('The cart in full payment', ['R49', 'Q35'], { press: ({ shop }) => [shop.cart.full] }, () => [
    '55,499',
  ]),
  'cart-status-1': payStatus(1, 'notSupported', 'bnplItemUnavailable'),
  'cart-status-2': payStatus(2, 'notSupported', 'bnplLoanUnavailable'),
  'cart-status-3': payStatus(3, 'unavailable', 'bnplCreditInsufficient'),
  'cart-status-4': payStatus(4, 'unavailable', 'bnplOverdue'),
  'cart-status-5': payStatus(5, 'underReview', 'bnplUnderReview'),
  'cart-status-7': payStatus(7, 'unavailable', 'bnplCurrentOrder'),
  'cart-status-8': cart('The cart at bnplPayStatus 8: no instalments', ['R50', 'Q33'], forced(8), ({ shop }) => [
    shop.cart.noFee,
  ]),
  'cart-status-9': payStatus(9, 'unavailable', 'bnplPendingRefund'),
  'cart-compare': cart(
    'The plans side by side',
    ['R52'],
    { press: ({ payments }) => [payments.compare.open] },
    ({ payments }) => [payments.compare.title, '6,209'],
  ),
  'cart-refused': cart(
    'Instalments refused between the cart and Continue',
    ['R55', 'R73'],
    { then: ['refuse'], press: ({ common }) => [common.continue] },
    ({ notices }) => [notices.bnplCreditFailed.trim()],
  ),
  'cart-repriced': cart(
    'A phone that costs something else since it was put into the cart',
    ['R48'],
    { then: [(_shopper, order) => ({ action: 'reprice', order, price: 57_499 })] },
    () => ['56,999', '11,400'],
  ),
  'cart-policy': cart(
    'The partner retailer’s policy',
    ['R53', 'Q37'],
    { phone: POLICY_PRODUCT, press: ({ common }) => [common.continue] },
    ({ shop }) => [shop.cart.policy.text],
  ),
  'cart-policy-reminder': cart(
    'The policy without its tick',
    ['R53'],
    { phone: POLICY_PRODUCT, press: ({ common, shop }) => [common.continue, shop.cart.policy.confirm] },
    ({ shop }) => [shop.cart.policy.reminder],
  ),
  'cart-elsewhere': cart(
    'An application that is not finished',
    ['R45'],
    { then: [(shopper) => ({ action: 'step', shopper, step: 1030 })] },
    ({ cases }) => [cases.elsewhere.title],
  ),
} satisfies Record<string, ShopState>;

const FORM = ['R56', 'R57', 'R58'];
const addressNew = statesAt(() => ({ page: 'address', order: null }), { address: null });
const addressKnown = statesAt(() => ({ page: 'address', order: null }));

/** Every state of the address form (R56–R58). */
export const ADDRESS_STATES = {
  'address-new': addressNew('The empty address form', FORM, {}, ({ shop }) => [
    shop.address.title,
    shop.address.choose,
  ]),
  'address-known': addressKnown('The address form, filled by the server', FORM, {}, ({ shop }) => [
    shop.address.confirm,
  ]),
  'address-problem': addressNew(
    'Confirm with nothing filled in',
    FORM,
    { press: ({ shop }) => [shop.address.confirm] },
    ({ shop }) => [shop.address.problems.name],
  ),
  'address-provinces': addressNew(
    'The seven provinces',
    FORM,
    { press: ({ shop }) => [shop.address.fields.province] },
    ({ shop, common }) => [shop.address.fields.province, common.cancel],
  ),
  'address-cities': addressKnown(
    'The districts of a province',
    FORM,
    { press: ({ shop }) => [shop.address.fields.city] },
    ({ shop }) => [shop.address.search],
  ),
  'address-over': statesAt((order) => ({ page: 'address', order }))(
    'The address of an order that is on its way already',
    ['Q72', 'Q73'],
    { paidBy: 'instalments', then: ['pay', 'confirm', 'ship'] },
    ({ cases, shop }) => [shop.order.status.shipped, `${cases.addressClosed} ${cases.truth.shipped}`],
  ),
  'address-missing': stateWithout(
    { page: 'address', order: null },
    'An address form without an order',
    ['R56', 'Q52'],
    ({ cases }) => [cases.noOrder.title],
  ),
} satisfies Record<string, ShopState>;

const CALCULATOR = { page: 'bnplCalculator', productAmount: null, plan: null } as const;

/** The instalment calculator (R60, R61). */
export const CALCULATOR_STATES = {
  calculator: statesAt((order) => ({ ...CALCULATOR, order, loanDays: 60 }), { address: null })(
    'The instalment calculator',
    ['R60', 'R61', 'Q42'],
    {},
    ({ shop: { calculator } }) => [calculator.confirm, calculator.tip, '60,826', calculator.perDay({ rate: '2.0' })],
  ),
  'calculator-missing': stateWithout(
    { ...CALCULATOR, order: null, loanDays: null },
    'An instalment calculator without an order',
    ['R60', 'Q54'],
    ({ cases }) => [cases.noOrder.title],
  ),
} satisfies Record<string, ShopState>;
