import type { ShopPage } from '#core/routes/places.ts';
import { ADDRESS_STATES } from './address-states.ts';
import { CALCULATOR_STATES } from './calculator-states.ts';
import { CART_STATES } from './cart-states.ts';
import { ORDER_STATES } from './order-states.ts';
import { PRODUCT_STATES } from './product-states.ts';
import { REFUND_STATES } from './refund-states.ts';
import type { ShopState } from './shop-state.ts';

/** Every state of every screen of the shop (R37–R68), by its name, in the order of the shop's pages. */
export const SHOP_STATES = {
  ...PRODUCT_STATES,
  ...CART_STATES,
  ...ADDRESS_STATES,
  ...CALCULATOR_STATES,
  ...ORDER_STATES,
  ...REFUND_STATES,
} satisfies Record<string, ShopState>;

/** The same by the page that they are states of, in the order of the shop's pages. */
export const SHOP_STATES_BY_PAGE = {
  product: PRODUCT_STATES,
  cart: CART_STATES,
  address: ADDRESS_STATES,
  bnplCalculator: CALCULATOR_STATES,
  order: ORDER_STATES,
  refund: REFUND_STATES,
} satisfies Record<ShopPage, Record<string, ShopState>>;

/** Names a state. */
export type ShopStateName = keyof typeof SHOP_STATES;

/** The names, in the order of the shop's pages. */
export const SHOP_STATE_NAMES = Object.keys(SHOP_STATES) as readonly ShopStateName[];

/** A state by its name. */
export function shopStateOf(name: string): ShopState | null {
  return Object.hasOwn(SHOP_STATES, name) ? SHOP_STATES[name as ShopStateName] : null;
}
