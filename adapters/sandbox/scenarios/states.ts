import type { ShopPage } from '#core/routes/places.ts';
import { ADDRESS_STATES } from './address-states.ts';
import { CALCULATOR_STATES } from './calculator-states.ts';
import { CART_STATES } from './cart-states.ts';
import { ORDER_STATES } from './order-states.ts';
import { PRODUCT_STATES } from './product-states.ts';
import { REFUND_STATES } from './refund-states.ts';
import type { ShopState } from './shop-state.ts';

/** The states of each page of the shop, by their names, in the order of the shop's pages. */
const SHOP_STATES_BY_PAGE = {
  product: PRODUCT_STATES,
  cart: CART_STATES,
  address: ADDRESS_STATES,
  bnplCalculator: CALCULATOR_STATES,
  order: ORDER_STATES,
  refund: REFUND_STATES,
} satisfies Record<ShopPage, Record<string, ShopState>>;

/** Every state of every screen of the shop (R37–R68), by its name. */
export const SHOP_STATES = {
  ...SHOP_STATES_BY_PAGE.product,
  ...SHOP_STATES_BY_PAGE.cart,
  ...SHOP_STATES_BY_PAGE.address,
  ...SHOP_STATES_BY_PAGE.bnplCalculator,
  ...SHOP_STATES_BY_PAGE.order,
  ...SHOP_STATES_BY_PAGE.refund,
} satisfies Record<string, ShopState>;

/** Names a state. */
export type ShopStateName = keyof typeof SHOP_STATES;

/** The names, in the order of the shop's pages. */
export const SHOP_STATE_NAMES = Object.keys(SHOP_STATES) as readonly ShopStateName[];

/** The names of each page's states, in the same order. */
export const STATE_NAMES_BY_PAGE = (Object.keys(SHOP_STATES_BY_PAGE) as readonly ShopPage[]).map((page) => ({
  page,
  names: Object.keys(SHOP_STATES_BY_PAGE[page]) as readonly ShopStateName[],
}));

/** A state by its name, null where there is none. */
export function shopStateOf(name: string): ShopState | null {
  return Object.hasOwn(SHOP_STATES, name) ? SHOP_STATES[name as ShopStateName] : null;
}
