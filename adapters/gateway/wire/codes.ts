import { keyOf } from '#core/lib/key-of.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { BnplStatus, ContinueResult, PaymentType, ReceiptType } from '#core/purchase/purchase.ts';

/** The step at which an order is ready for the cart (R45); every other one is a page of the app's own. */
export const CART_STEP = 1110;

/** Ways of delivery (R54). */
export const RECEIPT_CODES: Readonly<Record<ReceiptType, number>> = { express: 1, pickUp: 2 };
/** Ways of payment (R54). */
export const PAYMENT_CODES: Readonly<Record<PaymentType, number>> = { full: 1, bnpl: 2 };

/** `orderProcessStatus` (specification, §4: R62). */
export const ORDER_STATUS_CODES: Readonly<Record<OrderStatus, number>> = {
  waitingForPayment: 1,
  waitingForSeller: 2,
  readyForShipment: 3,
  shipped: 4,
  received: 5,
  returns: 6,
  cancelled: 7,
  underReview: 8,
};

/** `bnplPayStatus` (specification, §4: R50). */
export const BNPL_STATUS_CODES: Readonly<Record<BnplStatus, number>> = {
  itemUnsupported: 1,
  loanUnavailable: 2,
  creditInsufficient: 3,
  overdue: 4,
  underReview: 5,
  currentOrder: 7,
  notOffered: 8,
  pendingRefund: 9,
  available: 10,
};

/** `status` of the answer to Continue (R55); `error` is the first number that it does not name. */
export const CONTINUE_CODES: Readonly<Record<ContinueResult, number>> = {
  accepted: 1,
  addressMissing: 2,
  soldOut: 3,
  overdue: 4,
  error: 5,
};

/** `orderType`: 1 and 2 are instalment orders, every other number is paid in full (R63). */
export const paymentOfOrderType = (code: number): PaymentType => (code === 1 || code === 2 ? 'bnpl' : 'full');

/** Null for a number that the specification does not name, and for none. */
export const receiptOf = (code: number | null): ReceiptType | null =>
  code === null ? null : keyOf(RECEIPT_CODES, code);

/** Null for a number that the specification does not name, and for none. */
export const paymentOf = (code: number | null): PaymentType | null =>
  code === null ? null : keyOf(PAYMENT_CODES, code);

/** Null for a number that the specification does not name. */
export const orderStatusOf = (code: number): OrderStatus | null => keyOf(ORDER_STATUS_CODES, code);

/** 6 and every unknown number hide the row like 8 (Q33). */
export const bnplStatusOf = (code: number): BnplStatus => keyOf(BNPL_STATUS_CODES, code) ?? 'notOffered';

/** Every number that is not named is an error (Q38). */
export const continueResultOf = (code: number): ContinueResult => keyOf(CONTINUE_CODES, code) ?? 'error';
