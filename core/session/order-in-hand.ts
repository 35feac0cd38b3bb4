import { type OrderId, orderId } from '../lib/ids.ts';
import type { SessionMemory } from '../ports/session-memory.ts';

/** An id as servers send them: short, and without blanks or control characters. */
const PLAUSIBLE_ID = /^[^\s\p{C}]{1,128}$/u;

/** The order kept for the session under 'poi' (R43), null where there is none (Q31), or nothing that can be an id. */
export function orderInHand(session: Pick<SessionMemory, 'read'>): OrderId | null {
  const kept = session.read('poi');
  return kept !== null && PLAUSIBLE_ID.test(kept) ? orderId(kept) : null;
}
