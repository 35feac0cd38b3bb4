/* What the shelf, the simulator and the page of states show and drive. They know adapters here alone. */
export { type Delay, openPhone, type Phone } from '#adapters/composition/simulator.ts';
export { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
export { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
export type { Action } from '#adapters/sandbox/actions/action.ts';
export { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
export { picturePath } from '#adapters/sandbox/catalogue/variants.ts';
export type { FaultSwitch } from '#adapters/sandbox/faults/fault-switch.ts';
export type { Fault } from '#adapters/sandbox/faults/faults.ts';
export { SHOP_STATE_NAMES, SHOP_STATES, type ShopStateName, shopStateOf } from '#adapters/sandbox/scenarios/states.ts';
