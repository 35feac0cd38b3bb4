import type { Address } from '#core/address/address.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Action } from '../actions/action.ts';
import { HOSTILE_PHONE } from '../catalogue/hostile-phone.ts';
import { EXPRESS_ONLY_PRODUCT, POLICY_PRODUCT } from '../catalogue/variants.ts';
import { HOSTILE_ADDRESS, SAMPLE_ADDRESS } from './address.ts';
import type { ShopState } from './shop-state.ts';
import { buy, dataOf, performOne } from './state-steps.ts';

const cart = (
  title: string,
  shows: readonly string[],
  says: ShopState['says'],
  options: {
    readonly phone?: string;
    readonly hasAddress?: boolean;
    readonly address?: Address;
    readonly actions?: (shopper: string, order: string) => readonly Action[];
    readonly press?: ShopState['press'];
  } = {},
): ShopState => ({
  title,
  shows,
  async reach(context) {
    const order = await buy(context, options.phone);
    if (options.hasAddress !== false)
      dataOf(await context.gateway.saveAddress(order, options.address ?? SAMPLE_ADDRESS));
    for (const action of options.actions?.(context.shopper, order) ?? []) await performOne(context, action);
    return { place: { page: 'cart' }, order };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

/** A cart whose shopper has a bnplPayStatus; a tap on BNPL says why it cannot be chosen. */
const payStatus = (
  status: number,
  badge: keyof Catalogue['shop']['cart']['badges'],
  toast: keyof Catalogue['notices'],
): ShopState =>
  cart(
    `The cart at bnplPayStatus ${status}, after a tap on BNPL`,
    ['R49', 'R50', 'R51'],
    (text) => [text.shop.cart.badges[badge], text.notices[toast]],
    {
      actions: (shopper) => [{ action: 'bnpl', shopper, status }],
      press: (text) => [text.shop.cart.bnpl],
    },
  );

/** Every state of the cart (R45–R55). */
export const CART_STATES = {
  cart: cart('The cart on instalments', ['R46', 'R48', 'R49', 'R52'], ({ shop }) => [
    '11,100',
    shop.cart.availableCredit,
    shop.cart.terms({ periods: 3 }),
    SAMPLE_ADDRESS.street,
  ]),
  'cart-without-address': cart('The cart of somebody new', ['R47'], ({ shop }) => [shop.cart.addAddress], {
    hasAddress: false,
  }),
  'cart-needs-address': cart('Continue without an address', ['R55'], ({ notices }) => [notices.selectAddress], {
    hasAddress: false,
    press: ({ common }) => [common.continue],
  }),
  'cart-hostile': cart(
    'The cart with such a phone and address',
    ['R46', 'R48'],
    () => [HOSTILE_PHONE.productName, HOSTILE_ADDRESS.name, HOSTILE_ADDRESS.street],
    { phone: HOSTILE_PHONE.id, address: HOSTILE_ADDRESS },
  ),
  'cart-pick-up': cart('The cart with pick-up', ['R46'], ({ shop }) => [shop.cart.pickUpNote], {
    press: ({ shop }) => [shop.cart.pickUp],
  }),
  'cart-express-only': cart('A phone that is not sold over the counter', ['R46'], ({ shop }) => [shop.cart.express], {
    phone: EXPRESS_ONLY_PRODUCT,
  }),
  'cart-full': cart('The cart in full payment', ['R49', 'Q35'], () => ['55,499'], {
    press: ({ shop }) => [shop.cart.full],
  }),
  'cart-status-1': payStatus(1, 'notSupported', 'bnplItemUnavailable'),
  'cart-status-2': payStatus(2, 'notSupported', 'bnplLoanUnavailable'),
  'cart-status-3': payStatus(3, 'unavailable', 'bnplCreditInsufficient'),
  'cart-status-4': payStatus(4, 'unavailable', 'bnplOverdue'),
  'cart-status-5': payStatus(5, 'underReview', 'bnplUnderReview'),
  'cart-status-7': payStatus(7, 'unavailable', 'bnplCurrentOrder'),
  'cart-status-8': cart(
    'The cart at bnplPayStatus 8: no instalments',
    ['R50', 'Q33'],
    ({ shop }) => [shop.cart.noFee],
    {
      actions: (shopper) => [{ action: 'bnpl', shopper, status: 8 }],
    },
  ),
  'cart-status-9': payStatus(9, 'unavailable', 'bnplPendingRefund'),
  'cart-compare': cart('The plans side by side', ['R52'], ({ payments }) => [payments.compare.title, '6,209'], {
    press: ({ payments }) => [payments.compare.open],
  }),
  'cart-refused': cart(
    'Instalments refused between the cart and Continue',
    ['R55', 'R73'],
    ({ notices }) => [notices.bnplCreditFailed.trim()],
    { actions: (_shopper, order) => [{ action: 'refuse', order }], press: ({ common }) => [common.continue] },
  ),
  'cart-repriced': cart(
    'A phone that costs something else since it was put into the cart',
    ['R48'],
    () => ['56,999', '11,400'],
    { actions: (_shopper, order) => [{ action: 'reprice', order, price: 57_499 }] },
  ),
  'cart-policy': cart('The partner retailer’s policy', ['R53', 'Q37'], ({ shop }) => [shop.cart.policy.text], {
    phone: POLICY_PRODUCT,
    press: ({ common }) => [common.continue],
  }),
  'cart-policy-reminder': cart('The policy without its tick', ['R53'], ({ shop }) => [shop.cart.policy.reminder], {
    phone: POLICY_PRODUCT,
    press: ({ common, shop }) => [common.continue, shop.cart.policy.confirm],
  }),
  'cart-elsewhere': cart('An application that is not finished', ['R45'], ({ cases }) => [cases.elsewhere.title], {
    actions: (shopper) => [{ action: 'step', shopper, step: 1030 }],
  }),
} satisfies Record<string, ShopState>;
