import * as v from 'valibot';
import { shopperOf } from './account.ts';
import { FIRST_STOCK, goodOf, phoneOf } from './goods.ts';
import { LOAN_PRODUCTS, scheduleOf } from './instalments.ts';
import { cancelOrder, priceToPay } from './orders.ts';
import { numberOf, type OrderRecord, type Records, type Transaction } from './records.ts';
import { stockOf } from './stock.ts';

const order = v.pipe(v.string(), v.nonEmpty());
const shopper = v.pipe(v.string(), v.nonEmpty());

/** What can be done on the sandbox besides the shopper's own calls. */
export const moveSchema = v.variant('move', [
  /** The app: the first payment of an order came in (1 → 2). */
  v.object({ move: v.literal('pay'), order }),
  /** The lender: the application goes under review (1 → 8), and is approved (8 → 2). */
  v.object({ move: v.literal('review'), order }),
  v.object({ move: v.literal('approve'), order }),
  /** The seller: confirms (2 → 3), ships (3 → 4), cancels (1–3 → 7). */
  v.object({ move: v.literal('confirm'), order }),
  v.object({ move: v.literal('ship'), order }),
  v.object({ move: v.literal('cancel'), order }),
  /** The courier: hands the phone over without the shopper's own confirmation (4 → 5). */
  v.object({ move: v.literal('deliver'), order }),
  /** The app: the next unpaid instalment is paid. */
  v.object({ move: v.literal('repay'), order }),
  /** The bank: a refund's money arrived (stays 6, frees the shopper). */
  v.object({ move: v.literal('settle'), order }),
  /** The lender: sets a bnplPayStatus (null: by the rules again), the application's step, the credit limit in rupees. */
  v.object({ move: v.literal('bnpl'), shopper, status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.object({ move: v.literal('step'), shopper, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ move: v.literal('credit'), shopper, limit: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** The app: the token expires, or is renewed by a login. */
  v.object({ move: v.literal('expire'), shopper }),
  v.object({ move: v.literal('login'), shopper }),
  /** The store room: sets what is left of a variant. */
  v.object({ move: v.literal('stock'), sku: v.string(), left: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Time: so many days pass. */
  v.object({ move: v.literal('advance'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Time: the lender's clock stands so many days ahead of the device's; 0 for now. */
  v.object({ move: v.literal('clock'), ahead: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)) }),
  /** For one order alone: it becomes so many days older, with everything that is due on it. */
  v.object({ move: v.literal('age'), order, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Looks at what is stored, for tests and for people. */
  v.object({ move: v.literal('look'), order }),
  v.object({ move: v.literal('orders'), shopper }),
  v.object({ move: v.literal('count') }),
]);
/** What the seller, the courier, the app or time may do to the sandbox. */
export type Move = v.InferOutput<typeof moveSchema>;

/** What a move did: the record as it is stored now, or why nothing was done. */
export type MoveResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };

const NO_ORDER: MoveResult = { ok: false, reason: 'no such order' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** From which statuses each move on an order leads where. */
const STEPS: Readonly<Record<string, { readonly from: readonly number[]; readonly to: number }>> = {
  pay: { from: [1], to: 2 },
  review: { from: [1], to: 8 },
  approve: { from: [8], to: 2 },
  confirm: { from: [2], to: 3 },
  ship: { from: [3], to: 4 },
  deliver: { from: [4], to: 5 },
  cancel: { from: [1, 2, 3, 8], to: 7 },
};

/** Makes a move in one transaction. */
export function makeMove(records: Records, timeOf: (lead: number) => number, move: Move): MoveResult {
  return records.transact((tx): MoveResult => {
    const now = timeOf(numberOf(tx, 'clockLead'));
    switch (move.move) {
      case 'bnpl':
        return putShopper(tx, move.shopper, { forcedBnplStatus: move.status });
      case 'step':
        return putShopper(tx, move.shopper, { currentStep: move.step });
      case 'credit':
        return putShopper(tx, move.shopper, { creditLimit: move.limit });
      case 'expire':
        return putShopper(tx, move.shopper, { isTokenExpired: true });
      case 'login':
        return putShopper(tx, move.shopper, { isTokenExpired: false });
      case 'stock': {
        if (goodOf(move.sku) === null) return { ok: false, reason: 'no such variant' };
        tx.put('stock', move.sku, { left: move.left });
        return { ok: true, stored: { sku: move.sku, left: stockOf(tx, move.sku), first: FIRST_STOCK } };
      }
      case 'advance':
        return putLead(tx, timeOf, numberOf(tx, 'clockLead') + move.days * DAY_MS);
      case 'clock':
        return putLead(tx, timeOf, move.ahead * DAY_MS);
      case 'orders':
        return { ok: true, stored: shopperOf(tx, move.shopper).orderIds.map((id) => tx.get('order', id)) };
      case 'count':
        return { ok: true, stored: { orders: records.count('order'), complaints: records.count('complaint') } };
      case 'age': {
        const record = tx.get('order', move.order);
        if (record === null) return NO_ORDER;
        const stored = aged(record, move.days * DAY_MS);
        tx.put('order', record.id, stored);
        return { ok: true, stored };
      }
      case 'look': {
        const stored = tx.get('order', move.order);
        return stored === null ? NO_ORDER : { ok: true, stored };
      }
      case 'pay':
      case 'review':
      case 'approve':
      case 'confirm':
      case 'ship':
      case 'deliver':
      case 'cancel':
      case 'repay':
      case 'settle': {
        const record = tx.get('order', move.order);
        return record === null ? NO_ORDER : moveOrder(tx, record, move.move, now);
      }
    }
  });
}

function putLead(tx: Transaction, timeOf: (lead: number) => number, lead: number): MoveResult {
  tx.put('number', 'clockLead', { value: lead });
  return { ok: true, stored: { now: timeOf(lead) } };
}

function putShopper(tx: Transaction, token: string, change: object): MoveResult {
  const stored = { ...shopperOf(tx, token), ...change };
  tx.put('shopper', token, stored);
  return { ok: true, stored };
}

function moveOrder(tx: Transaction, record: OrderRecord, move: string, now: number): MoveResult {
  const changed = changedOrder(record, move, now);
  if (typeof changed === 'string') return { ok: false, reason: changed };
  if (changed.status === 7 && record.status !== 7) cancelOrder(tx, record, now);
  else tx.put('order', record.id, changed);
  return { ok: true, stored: tx.get('order', record.id) };
}

/** The order after a move, or why the move is not possible now. */
function changedOrder(record: OrderRecord, move: string, now: number): OrderRecord | string {
  if (move === 'repay') return repaid(record, now);
  if (move === 'settle') return record.status === 6 ? { ...record, isRefunded: true } : 'the order has no refund';
  const step = STEPS[move];
  if (step === undefined || !step.from.includes(record.status)) return `not possible in status ${record.status}`;
  const isPayment = move === 'pay' || move === 'review' || move === 'approve';
  if (isPayment && record.paymentType === 0) return 'the shopper has not continued yet';
  const moved = { ...record, status: step.to };
  if (move === 'pay' || move === 'approve')
    return { ...moved, paymentTime: now, installments: firstSchedule(record, now) };
  if (move === 'ship')
    return {
      ...moved,
      deliveryTime: now,
      trackingNumber: `${phoneOf(record.productId)?.says?.parcel ?? ''}SBX${record.id.slice(-9)}`,
    };
  return move === 'deliver' ? { ...moved, signatureTime: now } : moved;
}

function aged(record: OrderRecord, ms: number): OrderRecord {
  const earlier = (time: number | null): number | null => (time === null ? null : time - ms);
  return {
    ...record,
    orderPlacementTime: record.orderPlacementTime - ms,
    paymentTime: earlier(record.paymentTime),
    deliveryTime: earlier(record.deliveryTime),
    signatureTime: earlier(record.signatureTime),
    expireTime: earlier(record.expireTime),
    installments: record.installments.map((each) => ({ ...each, dueTime: each.dueTime - ms })),
  };
}

function repaid(record: OrderRecord, now: number): OrderRecord | string {
  const next = record.installments.findIndex((each) => each.paidTime === null);
  if (next < 0) return 'nothing is left to pay';
  const installments = record.installments.map((each, at) => (at === next ? { ...each, paidTime: now } : each));
  return { ...record, installments };
}

function firstSchedule(record: OrderRecord, now: number): OrderRecord['installments'] {
  const loan = LOAN_PRODUCTS.find((each) => each.id === record.loanProductId);
  if (loan === undefined) return [];
  const amounts = scheduleOf(priceToPay(record) + record.markup - record.firstPayment, loan.periods);
  return amounts.map((amount, at) => ({ amount, dueTime: now + (at + 1) * 30 * DAY_MS, paidTime: null }));
}
