import { BNPL_CREDIT_FAILED } from '../errors/gateway-codes.ts';
import type { NativeStep, OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { ContinueAnswer, ContinueResult, PurchaseChoice } from '../purchase/purchase.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** What follows the answer to Continue (R55). */
export type AfterContinue =
  | { readonly kind: 'nativeStep'; readonly step: NativeStep; readonly order: OrderId }
  | { readonly kind: 'confirmation'; readonly order: OrderId }
  | { readonly kind: 'notice'; readonly notice: NoticeKey }
  /** 400310: told already; the cart falls back to full payment. */
  | { readonly kind: 'switchToFull' }
  /** Refused or failed, and told already. */
  | { readonly kind: 'stay' }
  /** The order is read before anything is said (Q62). */
  | { readonly kind: 'unknown' };

/** What Continue says where it did not go on (R55, Q38). */
export const CONTINUE_NOTICES: Readonly<Record<Exclude<ContinueResult, 'accepted'>, NoticeKey>> = {
  addressMissing: 'selectAddress',
  soldOut: 'soldOut',
  overdue: 'settleOverdue',
  error: 'networkError',
};

/** Reads the answer to Continue (R55, Q38). */
export function afterContinue(choice: PurchaseChoice, outcome: Outcome<ContinueAnswer>): AfterContinue {
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused' && outcome.code === BNPL_CREDIT_FAILED) return { kind: 'switchToFull' };
  if (outcome.kind !== 'done') return { kind: 'stay' };
  const { result, paymentType, nativeStep, productOrderId } = outcome.data;
  if (result !== 'accepted') return { kind: 'notice', notice: CONTINUE_NOTICES[result] };
  const order = productOrderId ?? choice.productOrderId;
  const isBnpl = (paymentType ?? choice.paymentType) === 'bnpl';
  return isBnpl && nativeStep !== null
    ? { kind: 'nativeStep', step: nativeStep, order }
    : { kind: 'confirmation', order };
}
