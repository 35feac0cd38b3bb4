import type { OrderId } from '../lib/ids.ts';
import type { Order } from '../order/order.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { forgetChoice } from './kept-choices.ts';
import { keepOrderInHand } from './order-in-hand.ts';

/** Hands an order on to its cart with what it names of its choice: it was just read, and wins over what the session kept (Q69). */
export function handOn(session: Pick<SessionMemory, 'read' | 'write'>, id: OrderId, order: Order): void {
  const { isContinued, receiptType, paymentType, installments, prices } = order;
  const periods = paymentType === 'full' ? 0 : installments.length || '';
  if (isContinued) {
    forgetChoice(session, id);
    session.write('choice:named', [id, receiptType ?? '', periods, prices.totalAmount].join(' '));
  }
  keepOrderInHand(session, id);
}
