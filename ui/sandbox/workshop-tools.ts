/* What the shelf, the simulator and the page of states show and drive. They know adapters here alone. */

export { type Delay, freshToken, openPhone, type Phone } from '#adapters/composition/simulator.ts';
export { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
export { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
export type { LogLine } from '#adapters/host-app/phone-log.ts';
export type { Action } from '#adapters/sandbox/actions/action.ts';
export { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
export { marksOf, picturePath, variantsOf } from '#adapters/sandbox/catalogue/variants.ts';
export type { FaultSwitch } from '#adapters/sandbox/faults/fault-switch.ts';
export type { Fault } from '#adapters/sandbox/faults/faults.ts';
export { variantExample } from '#adapters/sandbox/lending/orders.ts';
export type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
export {
  SHOP_STATE_NAMES,
  SHOP_STATES,
  STATE_NAMES_BY_PAGE,
  shopStateOf,
} from '#adapters/sandbox/scenarios/states.ts';
