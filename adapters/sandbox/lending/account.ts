import { LOAN_TERMS } from '#core/loan/terms.ts';
import { CART_STEP } from '../../gateway/wire/codes.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { OrderRecord, ShopperRecord } from '../ledger/records.ts';

/** Rupees that a new shopper may owe: as much as one loan (R1). */
export const CREDIT_LIMIT = LOAN_TERMS.maxAmount;

const ORDER_ID = /^\d{1,40}$/;

/** Tokens that open an account: the default one, and any other with a suffix of one's own; each also renewed, with `.1` and so on. */
const TOKEN = /^(sandbox-token(?:-[A-Za-z0-9-]{1,60})?)(\.[1-9]\d{0,8})?$/;

const NEW_SHOPPER: ShopperRecord = {
  address: null,
  orderIds: [],
  creditLimit: CREDIT_LIMIT,
  forcedBnplStatus: null,
  currentStep: CART_STEP,
  isTokenExpired: false,
};

/** The shopper of a token, by his first one; null where it can be nobody's. Renewed tokens are the same shopper's (Q71). */
export function shopperBehind(token: unknown): string | null {
  return typeof token === 'string' ? (TOKEN.exec(token)?.[1] ?? null) : null;
}

/** Why a token opens no account. */
export type TokenProblem = 'missing' | 'invalid' | 'expired';

/** The shopper behind a token, or why there is none. */
export type Account =
  /** `token`: the shopper's first one. */
  | { readonly kind: 'open'; readonly token: string; readonly shopper: ShopperRecord }
  | { readonly kind: 'refused'; readonly problem: TokenProblem };

/** Finds the shopper; an unseen sandbox token is a new one. What expires is his first token, and not those that renewed it. */
export function openAccount(tx: Transaction, token: unknown): Account {
  if (typeof token !== 'string' || token === '') return { kind: 'refused', problem: 'missing' };
  const first = shopperBehind(token);
  if (first === null) return { kind: 'refused', problem: 'invalid' };
  const shopper = shopperOf(tx, first);
  if (shopper.isTokenExpired && token === first) return { kind: 'refused', problem: 'expired' };
  return { kind: 'open', token: first, shopper };
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
export function ownOrder(
  { tx, token }: { readonly tx: Transaction; readonly token: string },
  id: string,
): OrderRecord | null {
  const order = orderOf(tx, id);
  return order !== null && order.shopper === token ? order : null;
}

/** All orders of a shopper, oldest first. */
export function ordersOf(tx: Transaction, shopper: ShopperRecord): readonly OrderRecord[] {
  return tx.getAll('order', shopper.orderIds).filter((order) => order !== null);
}

/** True while an instalment order still has unpaid instalments. */
export const isOwing = (order: OrderRecord): boolean =>
  order.paymentType === 'bnpl' &&
  order.status !== 'cancelled' &&
  order.status !== 'returns' &&
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
