import type { OrderRecord } from '../ledger/records.ts';

/** Fees in rupees; the checks are made for instalment orders alone. */
const FEES = { amlOrCftFee: 50, tasdeepFee: 35, dataCheckFee: 35, refundProcessingFee: 100 };

/** What a refund keeps and pays back. Rupees. */
export interface Refund {
  readonly refundAmount: number;
  readonly fees: typeof FEES;
  readonly totalFee: number;
}

/** The refund of an order: what was paid for it, less the fees. */
export function refundOf({ paymentType, firstPayment }: OrderRecord): Refund {
  const fees = paymentType === 'bnpl' ? FEES : { ...FEES, tasdeepFee: 0, dataCheckFee: 0 };
  const totalFee = fees.amlOrCftFee + fees.tasdeepFee + fees.dataCheckFee + fees.refundProcessingFee;
  return { refundAmount: Math.max(0, firstPayment - totalFee), fees, totalFee };
}

/** What comes back of an order, and since when (ms since 1970): all of it where seller or courier ended it; null for nothing. */
export function moneyBack(order: OrderRecord): { readonly time: number | null; readonly amount: number } | null {
  if (order.status === 'returns') return { time: order.refundAskedAt ?? null, amount: refundOf(order).refundAmount };
  if (order.status !== 'cancelled' || order.paidAt === null) return null;
  const repaid = order.installments.reduce((sum, { amount, paidTime }) => sum + (paidTime === null ? 0 : amount), 0);
  return { time: order.cancelledAt, amount: order.firstPayment + repaid };
}
