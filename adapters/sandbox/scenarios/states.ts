import { productId } from '#core/lib/ids.ts';
import type { Place } from '#core/routes/places.ts';
import { HOSTILE_ADDRESS, HOSTILE_PHONE } from '../catalogue/hostile-phone.ts';
import { EXPRESS_ONLY_PRODUCT, POLICY_PRODUCT, PRESALE_PRODUCT } from '../catalogue/variants.ts';
import { perform, type ShopState, STATE_PHONE, statesAt, stateWithout, type Way } from './shop-state.ts';

const phone = (id: string | null): Place => ({ page: 'product', product: id === null ? null : productId(id) });

const cart = statesAt(() => ({ page: 'cart' }));
const pays = (status: number): Way => ({ moves: [(shopper) => ({ action: 'bnpl', shopper, status })] });
const proceeds: ShopState['press'] = ({ common }) => [common.continue];

/** A cart whose shopper has a bnplPayStatus; a tap on BNPL says why it cannot be chosen. */
const payStatus = (status: number): ShopState =>
  cart(`The cart at bnplPayStatus ${status}, after a tap on BNPL`, ['R49', 'R50', 'R51'], {
    ...pays(status),
    press: ({ shop }) => [shop.cart.bnpl],
  });

const FORM = ['R56', 'R57', 'R58'];
const addressNew = statesAt(() => ({ page: 'address', order: null }), { address: null });
const addressKnown = statesAt(() => ({ page: 'address', order: null }));

const CALCULATOR = { page: 'bnplCalculator', productAmount: null, plan: null } as const;

const order = statesAt((id) => ({ page: 'order', order: id, isFromHost: false }), { paidBy: 'instalments' });
const PAID: Way = { moves: ['pay'] };
const SHIPPED: Way = { moves: ['pay', 'confirm', 'ship'] };
const RECEIVED: Way = { moves: ['pay', 'confirm', 'ship', 'deliver'] };

const refund = statesAt((id) => ({ page: 'refund', order: id }), { paidBy: 'instalments', ...PAID });

/** The states of every screen of the shop; a name begins with its page's word. */
const STATES = {
  // R37–R44
  product: stateWithout(phone(STATE_PHONE), 'A phone that can be bought', ['R37', 'R39', 'R40']),
  'product-hostile': stateWithout(phone(HOSTILE_PHONE.id), 'A phone whose every text tries something', [
    'R37',
    'R40',
    'Q58',
  ]),
  'product-presale': stateWithout(phone(PRESALE_PRODUCT), 'A phone in pre-sale', ['R41', 'Q28']),
  'product-missing': stateWithout(phone(null), 'An address that names no phone', ['Q54']),
  'product-failed': stateWithout(phone('nothing'), 'A phone that the server does not know', ['R72', 'Q48']),
  'product-expired': {
    title: 'The token has expired: the app’s login opens',
    shows: ['R72', 'Q49'],
    async reach(context) {
      await perform(context, { action: 'expire', shopper: context.shopper });
      return { place: phone(STATE_PHONE), order: null };
    },
  },
  'product-pending': statesAt(() => phone(STATE_PHONE))(
    'An earlier order still waits for payment',
    ['R43', 'R44', 'Q30'],
    { phone: 'xiaomi-redmi-14c', address: null, press: ({ shop }) => [shop.product.buyNow] },
  ),
  // R45–R55
  cart: cart('The cart on instalments', ['R46', 'R48', 'R49', 'R52']),
  'cart-without-address': cart('The cart of somebody new', ['R47'], { address: null }),
  'cart-needs-address': cart('Continue without an address', ['R55'], { address: null, press: proceeds }),
  'cart-hostile': cart('The cart with such a phone and address', ['R46', 'R48'], {
    phone: HOSTILE_PHONE.id,
    address: HOSTILE_ADDRESS,
  }),
  'cart-pick-up': cart('The cart with pick-up', ['R46'], { press: ({ shop }) => [shop.cart.change, shop.cart.pickUp] }),
  'cart-express-only': cart('A phone that is not sold over the counter', ['R46'], { phone: EXPRESS_ONLY_PRODUCT }),
  'cart-full': cart('The cart in full payment', ['R49', 'Q35'], { press: ({ shop }) => [shop.cart.full] }),
  'cart-status-1': payStatus(1),
  'cart-status-2': payStatus(2),
  'cart-status-3': payStatus(3),
  'cart-status-4': payStatus(4),
  'cart-status-5': payStatus(5),
  'cart-status-7': payStatus(7),
  'cart-status-8': cart('The cart at bnplPayStatus 8: no instalments', ['R50', 'Q33'], pays(8)),
  'cart-status-9': payStatus(9),
  'cart-compare': cart('The plans side by side', ['R52'], { press: ({ payments }) => [payments.compare.open] }),
  'cart-refused': cart('Instalments refused between the cart and Continue', ['R55', 'R73'], {
    moves: ['refuse'],
    press: proceeds,
  }),
  'cart-repriced': cart('A phone that costs something else since it was put into the cart', ['R48'], {
    moves: [(_shopper, id) => ({ action: 'reprice', order: id, price: 57_499 })],
  }),
  'cart-policy': cart('The partner retailer’s policy', ['R53', 'Q37'], { phone: POLICY_PRODUCT, press: proceeds }),
  'cart-policy-reminder': cart('The policy without its tick', ['R53'], {
    phone: POLICY_PRODUCT,
    press: ({ common }) => [common.continue, common.confirm],
  }),
  'cart-elsewhere': cart('An application that is not finished', ['R45'], {
    moves: [(shopper) => ({ action: 'step', shopper, step: 1030 })],
  }),
  // R56–R58
  'address-new': addressNew('The empty address form', FORM),
  'address-known': addressKnown('The address form, filled by the server', FORM),
  'address-problem': addressNew('Confirm with nothing filled in', FORM, {
    press: ({ common }) => [common.confirm],
  }),
  'address-provinces': addressNew('The seven provinces', FORM, {
    press: ({ shop }) => [shop.address.fields.province],
  }),
  'address-cities': addressKnown('The districts of a province', FORM, {
    press: ({ shop }) => [shop.address.fields.city],
  }),
  'address-over': statesAt((id) => ({ page: 'address', order: id }))(
    'The address of an order that is on its way already',
    ['Q72', 'Q73'],
    { paidBy: 'instalments', moves: ['pay', 'confirm', 'ship'] },
  ),
  'address-missing': stateWithout({ page: 'address', order: null }, 'An address form without an order', ['R56', 'Q52']),
  // R60, R61
  calculator: statesAt((id) => ({ ...CALCULATOR, order: id, loanDays: 60 }), { address: null })(
    'The instalment calculator',
    ['R60', 'R61', 'Q42'],
  ),
  'calculator-missing': stateWithout(
    { ...CALCULATOR, order: null, loanDays: null },
    'An instalment calculator without an order',
    ['R60', 'Q54'],
  ),
  // R62–R66
  'order-1': order('Waiting for payment', ['R62']),
  'order-2': order('Waiting for the seller', ['R62', 'Q44'], PAID),
  'order-3': order('Ready for shipment', ['R62', 'R64'], { moves: ['pay', 'confirm'] }),
  'order-4': order('Shipped', ['R62', 'R64'], SHIPPED),
  'order-5': order('Received, the phone open', ['R62', 'R63'], RECEIVED),
  'order-6': order('Given back', ['R62'], { moves: ['pay', 'refund'] }),
  'order-7': order('Cancelled', ['R62', 'R65', 'Q43'], { moves: ['cancel'] }),
  'order-returned': order('Brought back by the courier, the money too', ['R62', 'R65'], {
    moves: ['pay', 'confirm', 'ship', 'return'],
  }),
  'order-8': order('Under review', ['R62', 'Q53'], { moves: ['review'] }),
  'order-locked': order('Received, an instalment late, the phone locked', ['R63'], {
    moves: ['pay', 'confirm', 'ship', 'deliver', (_shopper, id) => ({ action: 'age', order: id, days: 40 })],
  }),
  'order-in-full': order('Received and paid at once', ['R63', 'R65'], { ...RECEIVED, paidBy: 'full' }),
  'order-breakdown': order('The parts of the total', ['R65'], {
    ...PAID,
    press: ({ shop }) => [shop.order.breakdown],
  }),
  'order-hostile': order('An order of such a phone, with such a courier', ['R62', 'R65'], {
    ...SHIPPED,
    phone: HOSTILE_PHONE.id,
    address: HOSTILE_ADDRESS,
  }),
  'order-receipt': order('The question before a receipt is confirmed', ['R64'], {
    ...SHIPPED,
    press: ({ shop }) => [shop.order.confirmReceipt],
  }),
  'order-of-nobody': stateWithout(
    { page: 'order', order: null, isFromHost: false },
    'An address that names no order: order 12, which is refused',
    ['R66', 'Q32'],
  ),
  // R67, R68
  refund: refund('A refund of an instalment order', ['R67', 'R68']),
  'refund-in-full': refund('A refund of a phone paid at once', ['R67'], { paidBy: 'full' }),
  'refund-tips': refund('What follows a refund', ['R67', 'Q45'], { press: ({ shop }) => [shop.refund.confirm] }),
  'refund-requested': refund('After the tips were closed', ['R68', 'Q45'], {
    press: ({ common, shop }) => [shop.refund.confirm, common.ok],
  }),
  'refund-too-late': refund('A phone that was shipped', ['R68'], SHIPPED),
  'refund-asked-before': refund('A refund that was asked for before', ['R68', 'Q72'], { moves: ['pay', 'refund'] }),
  'refund-missing': stateWithout({ page: 'refund', order: null }, 'A refund without an order', ['R67']),
} satisfies Record<string, ShopState>;

/** Names a state. */
export type ShopStateName = keyof typeof STATES;

/** Every state of every screen of the shop (R37–R68), by its name, in the order of the shop's pages. */
export const SHOP_STATES: Readonly<Record<ShopStateName, ShopState>> = STATES;

/** All names, in the same order. */
export const SHOP_STATE_NAMES = Object.keys(STATES) as readonly ShopStateName[];

/** A state by its name, null where there is none. */
export const shopStateOf = (name: string): ShopState | null =>
  Object.hasOwn(STATES, name) ? STATES[name as ShopStateName] : null;
