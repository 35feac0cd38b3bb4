import type { Address } from '#core/address/address.ts';
import { loanProductId, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Place } from '#core/routes/places.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Action } from '../actions.ts';
import { goodsOf, POLICY_PRODUCT, PRESALE_PRODUCT } from '../goods.ts';
import { HOSTILE_PHONE, HOSTILE_TEXTS } from '../hostile-phone.ts';
import { LOAN_PRODUCTS } from '../instalments.ts';
import type { PerformAction } from '../sandbox-actions.ts';

/** The hands that bring a shopper into a state: his own calls, and everybody else's actions. */
export interface ScenarioContext {
  readonly gateway: Gateway;
  readonly perform: PerformAction;
  /** The shopper's token: somebody new for every state, so that none disturbs another. */
  readonly shopper: string;
}

/** Where a state is seen, and the order that the page has in hand. */
export interface Seen {
  readonly place: Place;
  readonly order: OrderId | null;
}

/** The texts by which a state is reached and known. */
export type StateTexts = Pick<Catalogue, 'common' | 'notices' | 'shop'>;

/** A state of a screen that a person can look at. */
export interface ShopState {
  readonly title: string;
  /** The lines of the specification that it shows. */
  readonly shows: readonly string[];
  reach(hands: ScenarioContext): Promise<Seen>;
  /** What is pressed on the page to get there, by name, in order. */
  readonly press?: (text: StateTexts) => readonly string[];
  /** What stands on the page then. */
  readonly says: (text: StateTexts) => readonly string[];
}

/** An address of somebody who tries something. */
const HOSTILE_ADDRESS: Address = {
  name: HOSTILE_TEXTS[0],
  phoneNumber: '03001234567',
  email: '"><svg/onload=window.__xss=1>@example.com',
  province: 'Punjab',
  city: 'Lahore',
  street: `${HOSTILE_TEXTS[5]} ${HOSTILE_TEXTS[11]}`,
};

/** The phone that most states are about. */
const PHONE = 'samsung-galaxy-a16';
/** Nobody's address. */
export const NOBODY: Address = {
  name: 'Ayesha Khan',
  phoneNumber: '03001234567',
  email: 'ayesha@example.com',
  province: 'Punjab',
  city: 'Lahore',
  street: 'House 12, Street 4, Model Town',
};

const product = (id: string | null, shows: readonly string[], title: string, says: ShopState['says']): ShopState => ({
  title,
  shows,
  reach: async () => ({ place: { page: 'product', product: id === null ? null : productId(id) }, order: null }),
  says,
});

const cart = (
  title: string,
  shows: readonly string[],
  says: ShopState['says'],
  options: {
    readonly phone?: string;
    readonly hasAddress?: boolean;
    readonly address?: Address;
    readonly actions?: (shopper: string) => readonly Action[];
    readonly press?: ShopState['press'];
  } = {},
): ShopState => ({
  title,
  shows,
  async reach(hands) {
    const order = await bought(hands, options.phone);
    if (options.hasAddress !== false) must(await hands.gateway.saveAddress(order, options.address ?? NOBODY));
    for (const action of options.actions?.(hands.shopper) ?? []) await made(hands, action);
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

const address = (
  title: string,
  says: ShopState['says'],
  options: { readonly isKnown?: boolean; readonly press?: ShopState['press'] } = {},
): ShopState => ({
  title,
  shows: ['R56', 'R57', 'R58'],
  async reach(hands) {
    const order = await bought(hands);
    if (options.isKnown === true) must(await hands.gateway.saveAddress(order, NOBODY));
    return { place: { page: 'address', order: null }, order };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

type PaidBy = 'instalments' | 'full';

const order = (
  title: string,
  shows: readonly string[],
  walk: (hands: ScenarioContext, order: OrderId) => Promise<void>,
  says: ShopState['says'],
  options: {
    readonly paidBy?: PaidBy;
    readonly press?: ShopState['press'];
    readonly phone?: string;
    readonly address?: Address;
  } = {},
): ShopState => ({
  title,
  shows,
  async reach(hands) {
    const id = await continued(hands, options.paidBy ?? 'instalments', options);
    await walk(hands, id);
    return { place: { page: 'order', order: id, isFromHost: false }, order: id };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

const refund = (
  title: string,
  shows: readonly string[],
  paidBy: PaidBy,
  says: ShopState['says'],
  options: { readonly actions?: readonly OrderAction[]; readonly press?: ShopState['press'] } = {},
): ShopState => ({
  title,
  shows,
  async reach(hands) {
    const id = await continued(hands, paidBy);
    await moved(hands, id, ['pay', ...(options.actions ?? [])]);
    return { place: { page: 'refund', order: id }, order: id };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

const PATH = { seller: ['pay'], ready: ['pay', 'confirm'], shipped: ['pay', 'confirm', 'ship'] } as const;
const RECEIVED = ['pay', 'confirm', 'ship', 'deliver'] as const;

/** Every state of every screen of the shop (R37–R68), by its name. */
export const SHOP_STATES = {
  product: product(PHONE, ['R37', 'R39', 'R40'], 'A phone that can be bought', ({ shop }) => [
    shop.product.buyNow,
    shop.product.inStock,
    shop.product.specifications,
  ]),
  'product-hostile': product(
    HOSTILE_PHONE.id,
    ['R37', 'R40', 'Q58'],
    'A phone whose every text tries something',
    () => [HOSTILE_PHONE.productName, HOSTILE_PHONE.brandName, HOSTILE_TEXTS[1], HOSTILE_TEXTS[5]],
  ),
  'product-presale': product(PRESALE_PRODUCT, ['R41', 'Q28'], 'A phone in pre-sale', ({ common }) => [
    '10:00',
    ...common.months.slice(0, 1),
  ]),
  'product-missing': product(null, ['Q54'], 'An address that names no phone', ({ shop }) => [
    shop.product.missing.title,
  ]),
  'product-failed': product(
    'nothing',
    ['R72', 'Q48'],
    'A phone that the server does not know',
    ({ common, notices }) => [common.loadFailed.title, notices.productMissing],
  ),
  'product-expired': {
    title: 'The token has expired: the app’s login opens',
    shows: ['R72', 'Q49'],
    async reach(hands) {
      await made(hands, { action: 'expire', shopper: hands.shopper });
      return { place: { page: 'product', product: productId(PHONE) }, order: null };
    },
    says: ({ notices }) => [notices.tokenExpired],
  },
  'product-pending': {
    title: 'An earlier order still waits for payment',
    shows: ['R43', 'R44', 'Q30'],
    async reach(hands) {
      const waiting = await bought(hands, 'xiaomi-redmi-14c');
      return { place: { page: 'product', product: productId(PHONE) }, order: waiting };
    },
    press: ({ shop }) => [shop.product.buyNow],
    says: ({ shop }) => [shop.product.pending.title, shop.product.pending.text],
  },
  cart: cart('The cart on instalments', ['R46', 'R48', 'R49', 'R52'], ({ shop }) => [
    'Rs. 11,100',
    shop.cart.availableCredit,
    shop.cart.terms({ periods: 3 }),
    NOBODY.street,
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
    phone: 'oppo-a5x',
  }),
  'cart-full': cart('The cart in full payment', ['R49', 'Q35'], () => ['Rs. 55,499'], {
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
  'cart-compare': cart('The plans side by side', ['R52'], ({ shop }) => [shop.cart.compare.title, '6,215.86'], {
    press: ({ shop }) => [shop.cart.compare.open],
  }),
  'cart-policy': cart('The partner retailer’s policy', ['R53', 'Q37'], ({ shop }) => [shop.cart.policy.text], {
    phone: POLICY_PRODUCT,
    press: ({ common }) => [common.continue],
  }),
  'cart-policy-reminder': cart('The policy without its tick', ['R53'], ({ shop }) => [shop.cart.policy.reminder], {
    phone: POLICY_PRODUCT,
    press: ({ common, shop }) => [common.continue, shop.cart.policy.confirm],
  }),
  'cart-elsewhere': cart('An application that is not finished', ['R45'], ({ shop }) => [shop.cart.elsewhere.title], {
    actions: (shopper) => [{ action: 'step', shopper, step: 1030 }],
  }),
  'address-new': address('The empty address form', ({ shop }) => [shop.address.title, shop.address.choose]),
  'address-known': address('The address form, filled by the server', ({ shop }) => [shop.address.confirm], {
    isKnown: true,
  }),
  'address-problem': address('Confirm with nothing filled in', ({ shop }) => [shop.address.problems.name], {
    press: ({ shop }) => [shop.address.confirm],
  }),
  'address-provinces': address(
    'The seven provinces',
    ({ shop, common }) => [shop.address.fields.province, common.cancel],
    {
      press: ({ shop }) => [shop.address.fields.province],
    },
  ),
  'address-cities': address('The districts of a province', ({ shop }) => [shop.address.search], {
    isKnown: true,
    press: ({ shop }) => [shop.address.fields.city],
  }),
  calculator: {
    title: 'The instalment calculator',
    shows: ['R60', 'R61', 'Q42'],
    async reach(hands) {
      const id = await bought(hands);
      return { place: { page: 'bnplCalculator', order: id, productAmount: null, loanDays: 60 }, order: id };
    },
    says: ({ shop }) => [
      shop.calculator.confirm,
      shop.calculator.tip,
      'Rs. 60,827',
      shop.calculator.perDay({ rate: '2.0' }),
    ],
  },
  'order-1': order(
    'Waiting for payment',
    ['R62'],
    async () => undefined,
    ({ shop }) => [shop.order.status.waitingForPayment, shop.order.pay],
  ),
  'order-2': order(
    'Waiting for the seller',
    ['R62', 'Q44'],
    (hands, id) => moved(hands, id, PATH.seller),
    ({ shop }) => [shop.order.status.waitingForSeller, shop.order.refund],
  ),
  'order-3': order(
    'Ready for shipment',
    ['R62', 'R64'],
    (hands, id) => moved(hands, id, PATH.ready),
    ({ shop }) => [shop.order.status.readyForShipment, shop.order.addressNote],
  ),
  'order-4': order(
    'Shipped',
    ['R62', 'R64'],
    (hands, id) => moved(hands, id, PATH.shipped),
    ({ shop }) => [shop.order.status.shipped, shop.order.parcelId, shop.order.confirmReceipt],
  ),
  'order-5': order(
    'Received, the phone open',
    ['R62', 'R63'],
    (hands, id) => moved(hands, id, RECEIVED),
    ({ shop }) => [
      shop.order.status.received,
      shop.order.equipment.available,
      shop.order.equipment.viewPayment,
      shop.lock.title,
    ],
  ),
  'order-6': order(
    'Given back',
    ['R62'],
    async (hands, id) => {
      await moved(hands, id, PATH.seller);
      must(await hands.gateway.submitRefund(id));
    },
    ({ shop }) => [shop.order.status.returns],
  ),
  'order-7': order(
    'Cancelled',
    ['R62', 'R65', 'Q43'],
    (hands, id) => moved(hands, id, ['cancel']),
    ({ shop }) => [shop.order.status.cancelled, shop.order.times.cancelledAt],
  ),
  'order-8': order(
    'Under review',
    ['R62', 'Q53'],
    (hands, id) => moved(hands, id, ['review']),
    ({ shop }) => [shop.order.status.underReview, shop.order.review],
  ),
  'order-locked': order(
    'Received, an instalment late, the phone locked',
    ['R63'],
    async (hands, id) => {
      await moved(hands, id, RECEIVED);
      await made(hands, { action: 'age', order: id, days: 40 });
    },
    ({ shop }) => [shop.order.equipment.locked, shop.order.equipment.lockTime, shop.order.equipment.warning],
  ),
  'order-in-full': order(
    'Received and paid at once',
    ['R63', 'R65'],
    (hands, id) => moved(hands, id, RECEIVED),
    ({ shop }) => [shop.order.status.received, shop.cart.full],
    { paidBy: 'full' },
  ),
  'order-breakdown': order(
    'The parts of the total',
    ['R65'],
    (hands, id) => moved(hands, id, PATH.seller),
    ({ shop }) => [shop.order.hideBreakdown, shop.order.markup],
    { press: ({ shop }) => [shop.order.breakdown] },
  ),
  'order-hostile': order(
    'An order of such a phone, with such a courier',
    ['R62', 'R65'],
    (hands, id) => moved(hands, id, PATH.shipped),
    () => [HOSTILE_PHONE.productName, HOSTILE_TEXTS[1], `${HOSTILE_TEXTS[2]}SBX`, HOSTILE_ADDRESS.street],
    { phone: HOSTILE_PHONE.id, address: HOSTILE_ADDRESS },
  ),
  'order-receipt': order(
    'The question before a receipt is confirmed',
    ['R64'],
    (hands, id) => moved(hands, id, PATH.shipped),
    ({ shop }) => [shop.order.receiptQuestion],
    { press: ({ shop }) => [shop.order.confirmReceipt] },
  ),
  'order-of-nobody': {
    title: 'An address that names no order: order 12, which is refused',
    shows: ['R66', 'Q32'],
    reach: async () => ({ place: { page: 'order', order: null, isFromHost: false }, order: null }),
    says: ({ common, notices }) => [common.loadFailed.title, notices.orderMissing],
  },
  refund: refund('A refund of an instalment order', ['R67', 'R68'], 'instalments', ({ shop }) => [
    'Rs. 10,880',
    shop.refund.tasdeeqFee,
    shop.refund.confirm,
  ]),
  'refund-in-full': refund('A refund of a phone paid at once', ['R67'], 'full', ({ shop }) => [
    shop.refund.paid.full,
    shop.refund.confirm,
  ]),
  'refund-tips': refund(
    'What follows a refund',
    ['R67', 'Q45'],
    'instalments',
    ({ shop }) => [shop.refund.tips.title],
    {
      press: ({ shop }) => [shop.refund.confirm],
    },
  ),
  'refund-requested': refund(
    'After the tips were closed',
    ['R68', 'Q45'],
    'instalments',
    ({ shop }) => [shop.refund.requested],
    { press: ({ shop }) => [shop.refund.confirm, shop.refund.tips.close] },
  ),
  'refund-too-late': refund(
    'A phone that was shipped',
    ['R68'],
    'instalments',
    ({ shop }) => [shop.refund.unavailable.title],
    {
      actions: ['confirm', 'ship'],
    },
  ),
  'refund-missing': {
    title: 'A refund without an order',
    shows: ['R67'],
    reach: async () => ({ place: { page: 'refund', order: null }, order: null }),
    says: ({ shop }) => [shop.refund.missing.title],
  },
} satisfies Record<string, ShopState>;

/** Names a state. */
export type ShopStateName = keyof typeof SHOP_STATES;

/** The names, in the order of the shop's pages. */
export const SHOP_STATE_NAMES = Object.keys(SHOP_STATES) as readonly ShopStateName[];

/** A state by its name. */
export function shopStateOf(name: string): ShopState | null {
  return Object.hasOwn(SHOP_STATES, name) ? SHOP_STATES[name as ShopStateName] : null;
}

// Walks

type OrderAction = Extract<Action, { readonly order: string }>['action'] &
  ('pay' | 'review' | 'confirm' | 'ship' | 'deliver' | 'cancel');

async function bought({ gateway }: ScenarioContext, phone: string = PHONE): Promise<OrderId> {
  const [good] = goodsOf(phone);
  const { productOrderId } = must(
    await gateway.startPurchase({ productId: productId(phone), skuCode: skuCode(good?.skuCode ?? '') }),
  );
  if (productOrderId === null) throw new Error(`the sandbox did not sell '${phone}'`);
  return productOrderId;
}

async function continued(
  hands: ScenarioContext,
  paidBy: PaidBy,
  { phone, address: to }: { readonly phone?: string; readonly address?: Address } = {},
): Promise<OrderId> {
  const id = await bought(hands, phone);
  must(await hands.gateway.saveAddress(id, to ?? NOBODY));
  const loan = LOAN_PRODUCTS[2]?.id ?? '';
  must(
    await hands.gateway.continuePurchase({
      productOrderId: id,
      receiptType: 'express',
      ...(paidBy === 'full'
        ? { paymentType: 'full', originalProductId: null }
        : { paymentType: 'bnpl', originalProductId: loanProductId(loan) }),
    }),
  );
  return id;
}

async function moved(hands: ScenarioContext, id: OrderId, actions: readonly OrderAction[]): Promise<void> {
  for (const action of actions) await made(hands, { action, order: id });
}

async function made({ perform: make }: ScenarioContext, action: Action): Promise<void> {
  const result = await make(action);
  if (result === null || !result.ok)
    throw new Error(`'${action.action}' was not done: ${result?.reason ?? 'no sandbox'}`);
}

function must<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(`the sandbox answered '${outcome.kind}'`);
  return outcome.data;
}
