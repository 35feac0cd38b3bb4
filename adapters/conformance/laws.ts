import { createBearerBody } from '../gateway/wire-format.ts';
import { KEY_LAWS } from './key-laws.ts';
import { type Law, titleOf } from './law.ts';
import { ORDER_LAWS } from './order-laws.ts';
import { originLaws } from './origin-laws.ts';
import { SHOP_LAWS } from './shop-laws.ts';

/** Every law of the gateway, in the order in which they are tried. */
export const GATEWAY_LAWS: readonly Law[] = [...SHOP_LAWS, ...ORDER_LAWS, ...KEY_LAWS];

/** The same and those of pages of another origin, to be named. */
export const ALL_LAWS: readonly Law[] = [
  ...GATEWAY_LAWS,
  ...originLaws({ base: '', source: '', origin: '', format: createBearerBody() }),
];

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

/** Whether a sentence names a law: its own, or as a report prints it, its requirement before it. */
export const isNamed = (law: Law, sentence: string): boolean => sentence === law.name || sentence === titleOf(law);

/** Sentences of `cannot` that name no law, by mistake. */
export const unknownLaws = (cannot: readonly CannotKeep[]): readonly string[] =>
  cannot.map(({ law }) => law).filter((name) => !ALL_LAWS.some((law) => isNamed(law, name)));
