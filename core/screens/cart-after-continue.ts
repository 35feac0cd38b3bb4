import { BNPL_CREDIT_FAILED, needsLogin } from '../errors/gateway-codes.ts';
import type { NativeStep, OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { ContinueAnswer, ContinueResult, PurchaseChoice } from '../purchase/purchase.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** What follows the answer to Continue (R55). */
export type AfterContinue =
  | { readonly kind: 'nativeStep'; readonly step: NativeStep; readonly order: OrderId }
  | { readonly kind: 'confirmation'; readonly order: OrderId }
  /** Not taken; the order is read for what is true then (Q72). */
  | { readonly kind: 'notTaken'; readonly result: NotTaken }
  /** 400310, which the gateway's notices told: the cart falls back to full payment. */
  | { readonly kind: 'switchToFull' }
  /** Any other code: the order may explain it (Q72). */
  | { readonly kind: 'refused'; readonly code: number }
  /** Failed, or refused for its token, which the gateway's notices told. */
  | { readonly kind: 'stay' }
  /** The order is read before anything is said (Q62). */
  | { readonly kind: 'unknown' };

/** An answer of Continue that did not go on. */
export type NotTaken = Exclude<ContinueResult, 'accepted'>;

/** What Continue says where it did not go on (R55, Q38). */
export const CONTINUE_NOTICES = {
  addressMissing: 'selectAddress',
  soldOut: 'soldOut',
  overdue: 'settleOverdue',
  error: 'networkError',
} as const satisfies Readonly<Record<NotTaken, NoticeKey>>;

/** Reads the answer to Continue (R55, Q38). */
export function afterContinue(choice: PurchaseChoice, outcome: Outcome<ContinueAnswer>): AfterContinue {
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'unknown' };
    case 'refused':
      if (needsLogin(outcome)) return { kind: 'stay' };
      return outcome.code === BNPL_CREDIT_FAILED ? { kind: 'switchToFull' } : outcome;
    case 'failed':
      return { kind: 'stay' };
    case 'done':
      return afterAnswer(choice, outcome.data);
  }
}

function afterAnswer(choice: PurchaseChoice, answer: ContinueAnswer): AfterContinue {
  const { result, paymentType, nativeStep, productOrderId } = answer;
  if (result !== 'accepted') return { kind: 'notTaken', result };
  const order = productOrderId ?? choice.productOrderId;
  const isBnpl = (paymentType ?? choice.paymentType) === 'bnpl';
  return isBnpl && nativeStep !== null
    ? { kind: 'nativeStep', step: nativeStep, order }
    : { kind: 'confirmation', order };
}
