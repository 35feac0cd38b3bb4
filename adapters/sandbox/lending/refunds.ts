import type { OrderRecord } from '../ledger/records.ts';
import { penaltyOf } from './orders.ts';

/** Fees in rupees; the checks are made for instalment orders alone. */
const FEES = { amlOrCftFee: 50, tasdeepFee: 35, dataCheckFee: 35, refundProcessingFee: 100 };

/** What a refund keeps and pays back. Rupees. */
export interface Refund {
  readonly refundAmount: number;
  readonly fees: typeof FEES;
  readonly totalFee: number;
}

/** What was paid for an order so far: the first payment, and each instalment with what its lateness cost. Rupees. */
const paidFor = (order: OrderRecord): number =>
  order.installments
    .filter(({ paidTime }) => paidTime !== null)
    .reduce((sum, each) => sum + each.amount + penaltyOf(order, each, 0), order.firstPayment);

/** The refund of an order: what was paid for it, less the fees. */
export function refundOf(order: OrderRecord): Refund {
  const fees = order.paymentType === 'bnpl' ? FEES : { ...FEES, tasdeepFee: 0, dataCheckFee: 0 };
  const totalFee = fees.amlOrCftFee + fees.tasdeepFee + fees.dataCheckFee + fees.refundProcessingFee;
  return { refundAmount: Math.max(0, paidFor(order) - totalFee), fees, totalFee };
}

/** What comes back of an order, and since when (ms since 1970): all of it where seller or courier ended it; null for nothing. */
export function moneyBack(order: OrderRecord): { readonly time: number | null; readonly amount: number } | null {
  if (order.status === 'returns') return { time: order.refundAskedAt ?? null, amount: refundOf(order).refundAmount };
  if (order.status !== 'cancelled' || order.paidAt === null) return null;
  return { time: order.cancelledAt, amount: paidFor(order) };
}
