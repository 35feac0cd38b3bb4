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
export const actionSchema = v.variant('action', [
  /** The app: the first payment of an order came in (1 → 2). */
  v.object({ action: v.literal('pay'), order }),
  /** The lender: the application goes under review (1 → 8), and is approved (8 → 2). */
  v.object({ action: v.literal('review'), order }),
  v.object({ action: v.literal('approve'), order }),
  /** The seller: confirms (2 → 3), ships (3 → 4), cancels (1–3 → 7). */
  v.object({ action: v.literal('confirm'), order }),
  v.object({ action: v.literal('ship'), order }),
  v.object({ action: v.literal('cancel'), order }),
  /** The courier: hands the phone over without the shopper's own confirmation (4 → 5). */
  v.object({ action: v.literal('deliver'), order }),
  /** The app: the next unpaid instalment is paid. */
  v.object({ action: v.literal('repay'), order }),
  /** The bank: a refund's money arrived (stays 6, frees the shopper). */
  v.object({ action: v.literal('settle'), order }),
  /** The lender: sets a bnplPayStatus (null: by the rules again), the application's step, the credit limit in rupees. */
  v.object({ action: v.literal('bnpl'), shopper, status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.object({ action: v.literal('step'), shopper, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ action: v.literal('credit'), shopper, limit: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** The app: the token expires, or is renewed by a login. */
  v.object({ action: v.literal('expire'), shopper }),
  v.object({ action: v.literal('login'), shopper }),
  /** The store room: sets what is left of a variant. */
  v.object({ action: v.literal('stock'), sku: v.string(), left: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Time: so many days pass. */
  v.object({ action: v.literal('advance'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Time: the lender's clock stands so many days ahead of the device's; 0 for now. */
  v.object({ action: v.literal('clock'), ahead: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)) }),
  /** For one order alone: it becomes so many days older, with everything that is due on it. */
  v.object({ action: v.literal('age'), order, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Looks at what is stored, for tests and for people. */
  v.object({ action: v.literal('look'), order }),
  v.object({ action: v.literal('orders'), shopper }),
  v.object({ action: v.literal('count') }),
]);
/** What the seller, the courier, the app or time may do to the sandbox. */
export type Action = v.InferOutput<typeof actionSchema>;

/** What an action did: the record as it is stored now, or why nothing was done. */
export type ActionResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };

const NO_ORDER: ActionResult = { ok: false, reason: 'no such order' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** From which statuses each action on an order leads where. */
const STEPS: Readonly<Record<string, { readonly from: readonly number[]; readonly to: number }>> = {
  pay: { from: [1], to: 2 },
  review: { from: [1], to: 8 },
  approve: { from: [8], to: 2 },
  confirm: { from: [2], to: 3 },
  ship: { from: [3], to: 4 },
  deliver: { from: [4], to: 5 },
  cancel: { from: [1, 2, 3, 8], to: 7 },
};

/** Makes an action in one transaction. */
export function performAction(records: Records, timeOf: (lead: number) => number, action: Action): ActionResult {
  return records.transact((tx): ActionResult => {
    const now = timeOf(numberOf(tx, 'clockLead'));
    switch (action.action) {
      case 'bnpl':
        return putShopper(tx, action.shopper, { forcedBnplStatus: action.status });
      case 'step':
        return putShopper(tx, action.shopper, { currentStep: action.step });
      case 'credit':
        return putShopper(tx, action.shopper, { creditLimit: action.limit });
      case 'expire':
        return putShopper(tx, action.shopper, { isTokenExpired: true });
      case 'login':
        return putShopper(tx, action.shopper, { isTokenExpired: false });
      case 'stock': {
        if (goodOf(action.sku) === null) return { ok: false, reason: 'no such variant' };
        tx.put('stock', action.sku, { left: action.left });
        return { ok: true, stored: { sku: action.sku, left: stockOf(tx, action.sku), first: FIRST_STOCK } };
      }
      case 'advance':
        return putLead(tx, timeOf, numberOf(tx, 'clockLead') + action.days * DAY_MS);
      case 'clock':
        return putLead(tx, timeOf, action.ahead * DAY_MS);
      case 'orders':
        return { ok: true, stored: shopperOf(tx, action.shopper).orderIds.map((id) => tx.get('order', id)) };
      case 'count':
        return { ok: true, stored: { orders: records.count('order'), complaints: records.count('complaint') } };
      case 'age': {
        const record = tx.get('order', action.order);
        if (record === null) return NO_ORDER;
        const stored = aged(record, action.days * DAY_MS);
        tx.put('order', record.id, stored);
        return { ok: true, stored };
      }
      case 'look': {
        const stored = tx.get('order', action.order);
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
        const record = tx.get('order', action.order);
        return record === null ? NO_ORDER : changeOrder(tx, record, action.action, now);
      }
    }
  });
}

function putLead(tx: Transaction, timeOf: (lead: number) => number, lead: number): ActionResult {
  tx.put('number', 'clockLead', { value: lead });
  return { ok: true, stored: { now: timeOf(lead) } };
}

function putShopper(tx: Transaction, token: string, change: object): ActionResult {
  const stored = { ...shopperOf(tx, token), ...change };
  tx.put('shopper', token, stored);
  return { ok: true, stored };
}

function changeOrder(tx: Transaction, record: OrderRecord, action: string, now: number): ActionResult {
  const changed = changedOrder(record, action, now);
  if (typeof changed === 'string') return { ok: false, reason: changed };
  if (changed.status === 7 && record.status !== 7) cancelOrder(tx, record, now);
  else tx.put('order', record.id, changed);
  return { ok: true, stored: tx.get('order', record.id) };
}

/** The order after an action, or why the action is not possible now. */
function changedOrder(record: OrderRecord, action: string, now: number): OrderRecord | string {
  if (action === 'repay') return repaid(record, now);
  if (action === 'settle') return record.status === 6 ? { ...record, isRefunded: true } : 'the order has no refund';
  const step = STEPS[action];
  if (step === undefined || !step.from.includes(record.status)) return `not possible in status ${record.status}`;
  const isPayment = action === 'pay' || action === 'review' || action === 'approve';
  if (isPayment && record.paymentType === 0) return 'the shopper has not continued yet';
  const changed = { ...record, status: step.to };
  if (action === 'pay' || action === 'approve')
    return { ...changed, paymentTime: now, installments: firstSchedule(record, now) };
  if (action === 'ship')
    return {
      ...changed,
      deliveryTime: now,
      trackingNumber: `${phoneOf(record.productId)?.says?.parcel ?? ''}SBX${record.id.slice(-9)}`,
    };
  return action === 'deliver' ? { ...changed, signatureTime: now } : changed;
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
