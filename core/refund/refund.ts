import type { Paisa } from '../lib/money.ts';

/** What a refund in the cooling-off period pays back (R42e). Money in paisa. */
export interface RefundInfo {
  /** What `downPayment` is called: 1 on the wire means the full payment, anything else a down payment (R67). */
  readonly paid: 'full' | 'downPayment';
  readonly downPayment: Paisa;
  readonly refundAmount: Paisa;
  readonly amlFee: Paisa;
  /** First credit-bureau fee (`tasdeepFee` on the wire). */
  readonly tasdeeqFee: Paisa;
  /** Second credit-bureau fee. */
  readonly dataCheckFee: Paisa;
  readonly refundProcessingFee: Paisa;
  readonly totalFee: Paisa;
}

/** Working days until the money is back (R68). */
export const REFUND_BUSINESS_DAYS = 7;
