import { type OrderId, orderId } from '../lib/ids.ts';
import type { SessionKey, SessionMemory } from '../ports/session-memory.ts';

/** The specification's name for the order kept for the session (R43). */
export const ORDER_IN_HAND_KEY = 'poi' satisfies SessionKey;

/** An id as servers send them: short, and without blanks or control characters. */
const PLAUSIBLE_ID = /^[^\s\p{C}]{1,128}$/u;

/** The order kept for the session (R43), null where there is none (Q31), or nothing that can be an id. */
export function orderInHand(session: Pick<SessionMemory, 'read'>): OrderId | null {
  const kept = session.read(ORDER_IN_HAND_KEY);
  return kept !== null && PLAUSIBLE_ID.test(kept) ? orderId(kept) : null;
}

/** Keeps the order for the session (R43). */
export function keepOrderInHand(session: Pick<SessionMemory, 'write'>, order: OrderId): void {
  session.write(ORDER_IN_HAND_KEY, order);
}
