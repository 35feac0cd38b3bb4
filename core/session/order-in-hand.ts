import { type OrderId, orderId } from '../lib/ids.ts';
import { type SessionKey, type SessionMemory, SHOPPERS_KEYS } from '../ports/session-memory.ts';
import type { Place } from '../routes/places.ts';

/** The specification's name for the order kept for the session (R43). */
export const ORDER_IN_HAND_KEY = 'poi' satisfies SessionKey;

/** An id as servers send them: as long as answers may name, and without blanks or control characters. */
const PLAUSIBLE_ID = /^[^\s\p{C}]{1,200}$/u;

/** The order kept for the session (R43), null where there is none (Q31), or nothing that can be an id. */
export function orderInHand(session: Pick<SessionMemory, 'read'>): OrderId | null {
  const kept = session.read(ORDER_IN_HAND_KEY);
  return isOrderId(kept) ? orderId(kept) : null;
}

/** Whether it can be an order's id: one that cannot would be a cart that nobody can open. */
export const isOrderId = (id: string | null): id is string => id !== null && PLAUSIBLE_ID.test(id);

/** Keeps the order for the session (R43). */
export function keepOrderInHand(session: Pick<SessionMemory, 'write'>, order: OrderId): void {
  session.write(ORDER_IN_HAND_KEY, order);
}

/** The order that a page is about, by its address or the session; null where it has none. */
export function orderOfPage(place: Place | null, session: Pick<SessionMemory, 'read'>): OrderId | null {
  switch (place?.page) {
    case 'cart':
      return orderInHand(session);
    case undefined:
    case 'product':
      return null;
    case 'address':
    case 'bnplCalculator':
      return place.order ?? orderInHand(session);
    case 'order':
    case 'refund':
      return place.order;
  }
}

/** Forgets everything of the shopper before: the app has another one now (reliability row 22). Language, text and dialogs are the phone's. */
export function forgetShopper(session: Pick<SessionMemory, 'remove'>): void {
  for (const key of SHOPPERS_KEYS) session.remove(key);
}
