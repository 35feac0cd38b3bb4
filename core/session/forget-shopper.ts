import type { SessionMemory } from '../ports/session-memory.ts';
import { DRAFT_KEYS } from './drafts.ts';
import { ORDER_IN_HAND_KEY } from './order-in-hand.ts';

/** What a session keeps of the shopper who used it; language, text and dialogs are the phone's. */
const SHOPPERS_OWN = [ORDER_IN_HAND_KEY, 'choice:order', 'choice:named', 'choice:product', ...DRAFT_KEYS] as const;

/** Forgets everything of the shopper before: the app has another one now (reliability row 22). */
export function forgetShopper(session: Pick<SessionMemory, 'remove'>): void {
  for (const key of SHOPPERS_OWN) session.remove(key);
}
