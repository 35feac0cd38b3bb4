import type { ShopPage } from '#core/routes/places.ts';
import { ORDER_STATES, REFUND_STATES } from './order-states.ts';
import { ADDRESS_STATES, CALCULATOR_STATES, CART_STATES, PRODUCT_STATES } from './purchase-states.ts';
import type { ShopState } from './shop-state.ts';

/** The states of each page of the shop, by their names, in the order of the shop's pages. */
const STATES_BY_PAGE = {
  product: PRODUCT_STATES,
  cart: CART_STATES,
  address: ADDRESS_STATES,
  bnplCalculator: CALCULATOR_STATES,
  order: ORDER_STATES,
  refund: REFUND_STATES,
} satisfies Record<ShopPage, Record<string, ShopState>>;

/** Every state of every screen of the shop (R37–R68), by its name. */
export const SHOP_STATES = {
  ...PRODUCT_STATES,
  ...CART_STATES,
  ...ADDRESS_STATES,
  ...CALCULATOR_STATES,
  ...ORDER_STATES,
  ...REFUND_STATES,
} satisfies Record<string, ShopState>;

/** Names a state. */
export type ShopStateName = keyof typeof SHOP_STATES;

/** The names of each page's states, in the order of the shop's pages. */
export const STATE_NAMES_BY_PAGE = (Object.keys(STATES_BY_PAGE) as readonly ShopPage[]).map((page) => ({
  page,
  names: Object.keys(STATES_BY_PAGE[page]) as readonly ShopStateName[],
}));

/** All names, in the same order. */
export const SHOP_STATE_NAMES: readonly ShopStateName[] = STATE_NAMES_BY_PAGE.flatMap(({ names }) => names);

/** A state by its name, null where there is none. */
export function shopStateOf(name: string): ShopState | null {
  return Object.hasOwn(SHOP_STATES, name) ? SHOP_STATES[name as ShopStateName] : null;
}
