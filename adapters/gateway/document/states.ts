import type { OrderStatus } from '#core/order/order.ts';
import type { RequestPath } from './calls.ts';

/** What a call answers for an order in a state: a code, and where that is 0, what it means. */
export interface StateAnswer {
  readonly code: number;
  /** The state that the order is in afterwards, where it is another one. */
  readonly next?: OrderStatus;
  /** What else is to be said of a success. */
  readonly says?: string;
}

/** Answers by state; what is not named is answered by `else`. */
type StateAnswers = Readonly<Partial<Record<OrderStatus, StateAnswer>>> & { readonly else: StateAnswer };

const REFUSED: StateAnswer = { code: 400900 };
const DONE: StateAnswer = { code: 0 };
/** The effect is there already: a copy that comes late is a success too. */
const DONE_BEFORE: StateAnswer = { code: 0, says: 'nothing changes' };
const SAME_WORDS: StateAnswer = { code: 0, says: 'in the same words, else 400900' };

/** What each call answers, by the state of the order that it names; of `now/buy`, by that of the shopper’s other order. */
export const STATE_ANSWERS: Readonly<Partial<Record<RequestPath, StateAnswers>>> = {
  'now/buy': {
    waitingForPayment: { code: 0, says: 'names that order' },
    underReview: { code: 400207 },
    else: { code: 0, says: 'opens an order' },
  },
  'user/cancel/awaiting/pay': {
    waitingForPayment: { code: 0, next: 'cancelled' },
    cancelled: DONE_BEFORE,
    else: REFUSED,
  },
  'get/purchase/info': { waitingForPayment: DONE, else: REFUSED },
  'pay/type/bnpl': { else: DONE },
  'get/addr': { else: DONE },
  'complete/addr': { waitingForPayment: DONE, waitingForSeller: DONE, readyForShipment: DONE, else: REFUSED },
  'purchase/action': {
    waitingForPayment: { code: 0, says: '`status` 1 to 4' },
    cancelled: { code: 0, says: '`status` 3' },
    else: SAME_WORDS,
  },
  'get/calc/info': { else: DONE },
  'get/order/details': { else: DONE },
  'user/confirm/receipt': { shipped: { code: 0, next: 'received' }, received: DONE_BEFORE, else: REFUSED },
  'get/refund/cooling/info': { waitingForSeller: DONE, readyForShipment: DONE, else: REFUSED },
  'refund/cooling': {
    waitingForSeller: { code: 0, next: 'returns' },
    readyForShipment: { code: 0, next: 'returns' },
    returns: DONE_BEFORE,
    else: REFUSED,
  },
};

/** What a call answers in a state; null for a call that no order decides on. */
export function stateAnswer(path: RequestPath, state: OrderStatus): StateAnswer | null {
  const answers = STATE_ANSWERS[path];
  return answers === undefined ? null : (answers[state] ?? answers.else);
}
