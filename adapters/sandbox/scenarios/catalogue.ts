import type { ShopState } from './shop-state.ts';
import { SHOP_STATE_NAMES, SHOP_STATES, shopStateOf } from './states.ts';
import type { Tour } from './tour.ts';
import { TOURS } from './tours.ts';

/** A scenario of the sandbox: a state of the shop, or a tour through it. */
export type Scenario =
  | { readonly kind: 'tour'; readonly name: string; readonly tour: Tour }
  | { readonly kind: 'state'; readonly name: string; readonly state: ShopState };

/** Every scenario with its title, tours first. */
export const SCENARIOS: readonly { readonly name: string; readonly title: string }[] = [
  ...Object.entries(TOURS).map(([name, { title }]) => ({ name, title })),
  ...SHOP_STATE_NAMES.map((name) => ({ name, title: SHOP_STATES[name].title })),
];

/** A scenario by its name. */
export function scenarioOf(name: string): Scenario | null {
  const tour = Object.hasOwn(TOURS, name) ? TOURS[name] : undefined;
  if (tour !== undefined) return { kind: 'tour', name, tour };
  const state = shopStateOf(name);
  return state === null ? null : { kind: 'state', name, state };
}
