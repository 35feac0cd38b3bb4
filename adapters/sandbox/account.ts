import { CART_STEP } from '../gateway/wire/codes.ts';
import { CODES, type LenderCall } from './envelope.ts';
import type { Transaction } from './ledger/ledger.ts';
import type { OrderRecord, ShopperRecord } from './ledger/records.ts';

/** Rupees that a new shopper may owe. */
export const CREDIT_LIMIT = 60_000;

const ORDER_ID = /^\d{1,40}$/;

/** Tokens that open an account: the default one, and any other with a suffix of one's own. */
const TOKEN = /^sandbox-token(?:-[A-Za-z0-9-]{1,60})?$/;

const NEW_SHOPPER: ShopperRecord = {
  address: null,
  orderIds: [],
  creditLimit: CREDIT_LIMIT,
  forcedBnplStatus: null,
  currentStep: CART_STEP,
  isTokenExpired: false,
};

/** Whether a request's token may be a shopper's. */
export const isToken = (token: unknown): token is string => typeof token === 'string' && TOKEN.test(token);

/** The shopper behind a token, or the code that refuses it. */
export type Account =
  | { readonly kind: 'open'; readonly token: string; readonly shopper: ShopperRecord }
  | { readonly kind: 'refused'; readonly code: number };

/** Finds the shopper; an unseen sandbox token is a new one. */
export function openAccount(tx: Transaction, token: unknown): Account {
  if (typeof token !== 'string' || token === '') return { kind: 'refused', code: CODES.lostToken };
  if (!isToken(token)) return { kind: 'refused', code: CODES.invalidToken };
  const shopper = shopperOf(tx, token);
  if (shopper.isTokenExpired) return { kind: 'refused', code: CODES.tokenExpired };
  return { kind: 'open', token, shopper };
}

/** A shopper's record, a fresh one for a new token. */
export function shopperOf(tx: Transaction, token: string): ShopperRecord {
  return tx.get('shopper', token) ?? NEW_SHOPPER;
}

/** Whether a text may be an order's id: no other is looked for. */
export const isOrderId = (id: string): boolean => ORDER_ID.test(id);

/** An order by its id, null for none. */
export function orderOf(tx: Transaction, id: string): OrderRecord | null {
  return isOrderId(id) ? tx.get('order', id) : null;
}

/** The shopper's own order, null for a missing one and for another's alike (Q32). */
export function ownOrder({ tx, token }: LenderCall, id: string): OrderRecord | null {
  const order = orderOf(tx, id);
  return order !== null && order.shopper === token ? order : null;
}

/** All orders of a shopper, oldest first. */
export function ordersOf(tx: Transaction, shopper: ShopperRecord): readonly OrderRecord[] {
  return tx.getAll('order', shopper.orderIds).filter((order) => order !== null);
}

/** True while an instalment order still has unpaid instalments. */
export const isOwing = (order: OrderRecord): boolean =>
  order.paymentType === 2 &&
  order.status !== 7 &&
  order.status !== 6 &&
  order.installments.some((each) => each.paidTime === null);

/** True where an instalment is past its day. */
export const isOverdue = (order: OrderRecord, now: number): boolean =>
  isOwing(order) && order.installments.some((each) => each.paidTime === null && each.dueTime < now);

/** Rupees that the shopper may still borrow. */
export function availableCredit(tx: Transaction, shopper: ShopperRecord): number {
  const owed = ordersOf(tx, shopper)
    .filter(isOwing)
    .flatMap((order) => order.installments)
    .reduce((sum, each) => sum + (each.paidTime === null ? each.amount : 0), 0);
  return Math.max(0, shopper.creditLimit - owed);
}
