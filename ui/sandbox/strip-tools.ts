/* What the strip over the sandbox's shop drives. It knows adapters here alone. */
export { openSandboxBrowser, type SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
export { CART_STEP } from '#adapters/gateway/wire/codes.ts';
export type { NativePage } from '#adapters/host-app/browser-host.ts';
export type { Action, ActionResult } from '#adapters/sandbox/actions/action.ts';
export { lookAtOrder, type OrderOutlook } from '#adapters/sandbox/actions/order-outlook.ts';
