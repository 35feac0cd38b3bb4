import type { OrderId } from '../lib/ids.ts';
import type { Order } from '../order/order.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { keepOrderInHand } from './order-in-hand.ts';

/** Hands an order on to its cart, with what it names of its choice, for a session that knows none (Q69). */
export function handOn(session: Pick<SessionMemory, 'write'>, id: OrderId, order: Order): void {
  const { isContinued, receiptType, paymentType, installments, prices } = order;
  const periods = paymentType === 'full' ? 0 : installments.length || '';
  if (isContinued) session.write('choice:named', [id, receiptType ?? '', periods, prices.totalAmount].join(' '));
  keepOrderInHand(session, id);
}
