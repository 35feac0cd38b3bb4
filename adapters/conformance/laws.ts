import { KEY_LAWS } from './key-laws.ts';
import type { Law } from './law.ts';
import { ORDER_LAWS } from './order-laws.ts';
import { SHOP_LAWS } from './shop-laws.ts';

/** Every law of the gateway, in the order in which they are tried. */
export const GATEWAY_LAWS: readonly Law[] = [...SHOP_LAWS, ...ORDER_LAWS, ...KEY_LAWS];

/** A law that a gateway cannot keep, by its sentence, and why. */
export interface CannotKeep {
  readonly law: string;
  readonly reason: string;
}

/** For a gateway that takes no idempotency keys. */
export const WITHOUT_KEYS: readonly CannotKeep[] = KEY_LAWS.map(({ name }) => ({
  law: name,
  reason: 'the gateway takes no idempotency keys',
}));
