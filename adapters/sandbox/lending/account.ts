import { LOAN_TERMS } from '#core/loan/terms.ts';
import { moneyStage } from '#core/order/order.ts';
import { CART_STEP } from '../../gateway/wire/codes.ts';
import type { Transaction } from '../ledger/ledger.ts';
import { DamagedRecord, isOrderId, type OrderRecord, type ShopperRecord } from '../ledger/records.ts';

/** Rupees that a new shopper may owe: as much as one loan (R1). */
const CREDIT_LIMIT = LOAN_TERMS.maxAmount;

/** Tokens that open an account: the default one, and any other with a suffix of one's own; each also renewed, with `.1` and so on. */
const TOKEN = /^(sandbox-token(?:-[A-Za-z0-9-]{1,60})?)(\.[1-9]\d{0,8})?$/;

const NEW_SHOPPER: ShopperRecord = {
  address: null,
  orderIds: [],
  openIds: [],
  creditLimit: CREDIT_LIMIT,
  forcedBnplStatus: null,
  currentStep: CART_STEP,
  isTokenExpired: false,
};

/** The shopper of a token, by his first one; null where it can be nobody's. Renewed tokens are the same shopper's (Q71). */
export function shopperBehind(token: unknown): string | null {
  return typeof token === 'string' ? (TOKEN.exec(token)?.[1] ?? null) : null;
}

/** A shopper's record, a fresh one for a new token. */
export function shopperOf(tx: Transaction, token: string): ShopperRecord {
  return tx.get('shopper', token) ?? NEW_SHOPPER;
}

/** The first order's id: longer than a JSON number carries exactly, so that ids must stay text (Q65). */
const FIRST_ORDER_ID = 202611210000000000001n;

/** The id of the order after so many. */
export const orderIdAfter = (count: number): string => String(FIRST_ORDER_ID + BigInt(count));

/** An order by its id, null for none. */
export const orderOf = (tx: Transaction, id: string): OrderRecord | null =>
  isOrderId(id) ? tx.get('order', id) : null;

/** Who asks for an order. */
export type Owner = { readonly tx: Transaction; readonly token: string; readonly shopper: ShopperRecord };

/** The shopper's own order, null for a missing one and for another's alike (Q32). */
export function ownOrder({ tx, token }: Pick<Owner, 'tx' | 'token'>, id: string): OrderRecord | null {
  const order = orderOf(tx, id);
  return order?.shopper === token ? order : null;
}

/** All orders of a shopper, oldest first: for people, and as slow as they are many. */
export const ordersOf = (owner: Owner): readonly OrderRecord[] => readOwn(owner, owner.shopper.orderIds);

/** Orders of a shopper that are not over, oldest first: what rules ask of his past. */
export const openOrders = (owner: Owner): readonly OrderRecord[] =>
  readOwn(owner, owner.shopper.openIds).filter((order) => !isOver(order));

/** Reads orders that a shopper's list names. Throws `DamagedRecord` where one is lost, or another's. */
const readOwn = ({ tx, token }: Owner, ids: readonly string[]): readonly OrderRecord[] =>
  tx.getAll('order', ids).map((order) => {
    if (order?.shopper !== token) throw new DamagedRecord({ kind: 'shopper', key: token });
    return order;
  });

/** True for an order of which nothing more comes: cancelled, received and paid off, or paid back. */
const isOver = (order: OrderRecord): boolean =>
  order.status === 'cancelled' ||
  (order.status === 'received' && !isOwing(order)) ||
  (order.status === 'returns' && order.isRefunded);

/** True while an instalment order still has unpaid instalments. */
export const isOwing = (order: OrderRecord): boolean =>
  order.paymentType === 'bnpl' &&
  moneyStage(order) !== 'over' &&
  order.installments.some((each) => each.paidTime === null);

/** True where an instalment is past its day. */
export const isOverdue = (order: OrderRecord, now: number): boolean =>
  isOwing(order) && order.installments.some((each) => each.paidTime === null && each.dueTime < now);

/** Rupees that the shopper may still borrow, by his open orders. */
export function availableCredit({ shopper }: Pick<Owner, 'shopper'>, open: readonly OrderRecord[]): number {
  const owed = open
    .filter(isOwing)
    .flatMap((order) => order.installments)
    .reduce((sum, each) => sum + (each.paidTime === null ? each.amount : 0), 0);
  return Math.max(0, shopper.creditLimit - owed);
}
