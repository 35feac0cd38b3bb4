import { BNPL_CREDIT_FAILED } from '../errors/gateway-codes.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import { CART_STEP, type NextStep, type PurchaseChoice } from '../purchase/purchase.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** What follows the answer to Continue (R55). */
export type AfterContinue =
  | { readonly kind: 'nativeStep'; readonly step: number; readonly order: OrderId }
  | { readonly kind: 'confirmation'; readonly order: OrderId }
  | { readonly kind: 'notice'; readonly notice: NoticeKey }
  /** 400310: told already; the cart falls back to full payment. */
  | { readonly kind: 'switchToFull' }
  /** Refused or failed, and told already. */
  | { readonly kind: 'stay' }
  /** The order is read before anything is said (Q62). */
  | { readonly kind: 'unknown' };

/** What Continue says by its status; 1 goes on, and every other one is a network error (R55, Q38). */
export const CONTINUE_NOTICES: Readonly<Record<number, NoticeKey>> = {
  2: 'selectAddress',
  3: 'soldOut',
  4: 'settleOverdue',
};

/** Reads the answer to Continue (R55, Q38). */
export function afterContinue(choice: PurchaseChoice, outcome: Outcome<NextStep>): AfterContinue {
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused' && outcome.code === BNPL_CREDIT_FAILED) return { kind: 'switchToFull' };
  if (outcome.kind !== 'done') return { kind: 'stay' };
  const { status, orderPayType, currentStep, productOrderId } = outcome.data;
  if (status !== 1) return { kind: 'notice', notice: CONTINUE_NOTICES[status] ?? 'networkError' };
  const order = productOrderId ?? choice.productOrderId;
  const isBnpl = (orderPayType ?? choice.paymentType) === 'bnpl';
  if (isBnpl && currentStep !== null && currentStep !== CART_STEP)
    return { kind: 'nativeStep', step: currentStep, order };
  return { kind: 'confirmation', order };
}
