import type { Paisa } from '../lib/money.ts';
import { inKarachi } from '../lib/time.ts';

/** What a refund in the cooling-off period pays back (R42e). Money in paisa. */
export interface RefundInfo {
  /** What `downPayment` is called: 1 on the wire means the full payment, another number a down payment (R67). Null where none is sent. */
  readonly paid: 'full' | 'downPayment' | null;
  readonly downPayment: Paisa;
  readonly refundAmount: Paisa;
  /** Each fee is null where the gateway does not say it: it may be part of the total. */
  readonly amlFee: Paisa | null;
  /** First credit-bureau fee (`tasdeepFee` on the wire). */
  readonly tasdeeqFee: Paisa | null;
  /** Second credit-bureau fee. */
  readonly dataCheckFee: Paisa | null;
  readonly refundProcessingFee: Paisa | null;
  readonly totalFee: Paisa;
}

/** Whether two readings of a refund name the same amounts. */
export function isSameRefund(one: RefundInfo, other: RefundInfo): boolean {
  return (Object.keys(one) as (keyof RefundInfo)[]).every((name) => one[name] === other[name]);
}

/** Working days until the money is back (R68). */
export const REFUND_BUSINESS_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;
/** The weekday in Karachi, 0 for Sunday. */
const weekday = (instant: number): number => inKarachi(instant).getUTCDay();

/**
 * About when a refund arrives: so many working days, Monday to Friday in Karachi, after it was asked for. ms since 1970. Public
 * holidays are not known here, and come on top.
 */
export function refundDueBy(askedAt: number): number {
  let day = askedAt;
  for (let left = REFUND_BUSINESS_DAYS; left > 0; ) {
    day += DAY_MS;
    if (weekday(day) % 6 !== 0) left -= 1;
  }
  return day;
}
