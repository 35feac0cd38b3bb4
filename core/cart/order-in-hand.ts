import { type OrderId, orderId } from '../ports/ids.ts';
import type { SessionMemory } from '../ports/session-memory.ts';

/** The order kept for the session under 'poi' (R43), null where there is none (Q31). */
export function orderInHand(session: Pick<SessionMemory, 'read'>): OrderId | null {
  const kept = session.read('poi');
  return kept === null ? null : orderId(kept);
}
