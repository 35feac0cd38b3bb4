import type { Address } from '../address/address.ts';
import { BNPL_CREDIT_FAILED, type Failed } from '../errors/gateway-codes.ts';
import type { LoanProductId, NativeStep, OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import {
  bottomPriceOf,
  type ContinueAnswer,
  type ContinueResult,
  daysOfPeriods,
  type PaymentType,
  type Plan,
  type PurchaseChoice,
  type PurchaseInfo,
  type ReceiptType,
} from '../purchase/purchase.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** The policy popup of a partner-retailer phone (R53). */
export interface PolicyPopup {
  readonly isTicked: boolean;
  /** True after Confirm without the tick: 'Please check to agree to this policy.' */
  readonly isReminded: boolean;
}

/** What the cart is doing; each task blocks its own repetition (R53, R54). */
export type CartTask = 'switching' | 'continuing' | null;

/** The cart with its purchase. */
export interface CartReady {
  readonly kind: 'ready';
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
  /** Null where none is stored yet, or where it could not be read. */
  readonly address: Address | null;
  readonly receiptType: ReceiptType;
  readonly paymentType: PaymentType;
  /** The chosen plan, null for full payment. */
  readonly plan: Plan | null;
  readonly task: CartTask;
  readonly policy: PolicyPopup | null;
  readonly hasAgreed: boolean;
}

/** What the cart page shows. */
export type CartState =
  | { readonly kind: 'loading' }
  | Failed
  /** The app's own page of this step was opened instead (R45). */
  | { readonly kind: 'elsewhere'; readonly step: NativeStep }
  | CartReady;

/** What is read for the cart. */
export type CartReading = Pick<CartReady, 'order' | 'purchase' | 'address'>;

/** A first view takes what the server makes possible (R50); a later one keeps the shopper's choices where they still are. */
export function withReading(before: CartReady | null, { order, purchase, address }: CartReading): CartReady {
  const isSelectable = BNPL_AVAILABILITY[purchase.bnplStatus].isSelectable && purchase.plans.length > 0;
  const paymentType = isSelectable ? (before?.paymentType ?? 'bnpl') : 'full';
  const receiptType = before?.receiptType ?? 'express';
  return {
    kind: 'ready',
    order,
    purchase,
    address,
    receiptType: purchase.allows[receiptType] ? receiptType : purchase.allows.pickUp ? 'pickUp' : 'express',
    paymentType,
    plan: paymentType === 'bnpl' ? samePlan(purchase, before?.plan ?? null) : null,
    // A reload in between must not open the way for a second Continue.
    task: before?.task ?? null,
    policy: before?.policy ?? null,
    hasAgreed: before?.hasAgreed ?? false,
  };
}

function samePlan(purchase: PurchaseInfo, plan: Plan | null): Plan | null {
  const same = purchase.plans.find((each) => each.originalProductId === plan?.originalProductId);
  return same ?? purchase.plans[0] ?? null;
}

/** The cart after a switch to instalments: on its first plan where the status allows one (Q34). */
export function withBnpl(cart: CartReady, purchase: PurchaseInfo): CartReady {
  const plan = BNPL_AVAILABILITY[purchase.bnplStatus].isSelectable ? (purchase.plans[0] ?? null) : null;
  return { ...cart, purchase, task: null, paymentType: plan === null ? 'full' : 'bnpl', plan };
}

/** The cart on full payment. */
export function withFullPayment(cart: CartReady): CartReady {
  return { ...cart, paymentType: 'full', plan: null };
}

/** The cart with another delivery, where the server allows it and nothing is under way (R46). */
export function withReceipt(cart: CartReady, receiptType: ReceiptType): CartReady {
  return cart.purchase.allows[receiptType] && cart.task === null ? { ...cart, receiptType } : cart;
}

/** The cart with another plan, where it pays by instalments and nothing is under way (R52). */
export function withPlan(cart: CartReady, id: LoanProductId): CartReady {
  const plan = cart.purchase.plans.find((offered) => offered.originalProductId === id);
  return plan === undefined || cart.paymentType !== 'bnpl' || cart.task !== null ? cart : { ...cart, plan };
}

/** Whether Continue asks for the policy first (R53). */
export function asksPolicy({ purchase, paymentType, hasAgreed }: CartReady): boolean {
  return purchase.needsPolicy && paymentType === 'bnpl' && !hasAgreed;
}

/** What Continue sends (R54). */
export function choiceOf({ order, receiptType, paymentType, plan }: CartReady): PurchaseChoice {
  return {
    productOrderId: order,
    receiptType,
    paymentType,
    originalProductId: plan?.originalProductId ?? null,
  };
}

/** Days of the chosen plan, else of the first, for the calculator's link; null where none is offered (R49, Q36). */
export function calculatorDays({ plan, purchase }: CartReady): number | null {
  const shown = plan ?? purchase.plans[0];
  return shown === undefined ? null : daysOfPeriods(shown.periods);
}

/** What the footer asks for now, null where it is not shown (R48). */
export function cartBottomPrice(cart: CartReady): number | null {
  return bottomPriceOf(cart.purchase, cart.plan);
}

/** What follows the answer to Continue (R55). */
export type AfterContinue =
  | { readonly kind: 'nativeStep'; readonly step: NativeStep; readonly order: OrderId }
  | { readonly kind: 'confirmation'; readonly order: OrderId }
  | { readonly kind: 'notice'; readonly notice: NoticeKey }
  /** 400310, which the gateway's notices told: the cart falls back to full payment. */
  | { readonly kind: 'switchToFull' }
  /** Refused or failed, which the gateway's notices told. */
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
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'unknown' };
    case 'refused':
      return { kind: outcome.code === BNPL_CREDIT_FAILED ? 'switchToFull' : 'stay' };
    case 'failed':
      return { kind: 'stay' };
    case 'done':
      return afterAnswer(choice, outcome.data);
  }
}

function afterAnswer(choice: PurchaseChoice, answer: ContinueAnswer): AfterContinue {
  const { result, paymentType, nativeStep, productOrderId } = answer;
  if (result !== 'accepted') return { kind: 'notice', notice: CONTINUE_NOTICES[result] };
  const order = productOrderId ?? choice.productOrderId;
  const isBnpl = (paymentType ?? choice.paymentType) === 'bnpl';
  return isBnpl && nativeStep !== null
    ? { kind: 'nativeStep', step: nativeStep, order }
    : { kind: 'confirmation', order };
}
