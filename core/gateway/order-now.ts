import type { OrderId } from '../lib/ids.ts';
import type { Answer, Outcome } from '../lib/outcome.ts';
import { ORDER_ACTIONS, type Order, type OrderStatus } from '../order/order.ts';
import type { Call } from '../ports/gateway.ts';
import type { Uses } from '../ports/ports.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import { isLeftToPages, noticeForCall } from './calls.ts';
import { isForeignOrder, needsLogin } from './codes.ts';

/** What is true of an order: where it stands, or that this shopper has none such. */
export type OrderNow = OrderStatus | 'missing';

/** Where a page leads that its order has no use for any more: to the order, or back from one that is missing (Q72). */
export const overAction = (truth: OrderNow): 'openOrder' | 'back' => (truth === 'missing' ? 'back' : 'openOrder');

/** Whether the seller has sent the phone: that is then why its address is closed (Q73). */
export const isSentAlready = (truth: OrderNow): boolean => truth === 'shipped' || truth === 'received';

const BEFORE_PAYMENT = ['waitingForPayment'] as const;

/** The statuses in which each call about one order can be carried out: there an order's status explains no refusal. */
const POSSIBLE_AT = {
  askBnpl: BEFORE_PAYMENT,
  readPurchase: BEFORE_PAYMENT,
  continuePurchase: BEFORE_PAYMENT,
  cancelWaitingOrder: BEFORE_PAYMENT,
  saveAddress: ['waitingForPayment', 'waitingForSeller', 'readyForShipment'],
  confirmReceipt: ORDER_ACTIONS.confirmReceipt,
  readRefund: ORDER_ACTIONS.refund,
  submitRefund: ORDER_ACTIONS.refund,
} as const satisfies { readonly [C in Call]?: readonly (OrderStatus | null)[] };

/** The calls about one order whose refusal that order may explain. */
export type ExplainedCall = keyof typeof POSSIBLE_AT;

/** What the order says of a refused call (Q72); null where it explains nothing. */
export function truthAfter(call: ExplainedCall, answer: Answer<Pick<Order, 'status'>>): OrderNow | null {
  if (isForeignOrder(answer)) return 'missing';
  if (answer.kind !== 'done') return null;
  const { status } = answer.data;
  const possible: readonly (OrderStatus | null)[] = POSSIBLE_AT[call];
  return possible.includes(status) ? null : status;
}

/** What is said of a lost answer that its order does not explain: whether that was read, and found as it was (Q62). */
export const unexplained = (answer: Answer<Pick<Order, 'status'>> | null): NoticeKey =>
  answer?.kind === 'done' && answer.data.status ? 'unchanged' : 'outcomeUnknown';

/**
 * Reads the order of a call that was refused, and says what is true of it (Q72). Where that explains nothing, the refusal's
 * own words are shown, unless the gateway's notices told them, and the answer is null.
 */
export async function explainRefusal(
  { gateway, notices }: Uses<'readOrder', 'notices'>,
  call: ExplainedCall,
  order: OrderId,
  outcome: Outcome<unknown>,
  isStillHere: () => boolean,
): Promise<OrderNow | null> {
  if (outcome.kind !== 'refused' || needsLogin(outcome)) return null;
  const truth = truthAfter(call, await gateway.readOrder(order, 'quiet'));
  if (truth === null && isStillHere() && isLeftToPages(outcome.code, call)) {
    notices.show(noticeForCall(outcome.code, call));
  }
  return truth;
}
