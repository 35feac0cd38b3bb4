import type { Paisa } from '../lib/money.ts';
import { refundDueBy } from '../refund/refund.ts';
import type { Order } from './order.ts';

/** What an order's page says of money that comes back. Money in paisa, times in ms since 1970. */
export type MoneyBack =
  | {
      readonly kind: 'known';
      readonly askedAt: number | null;
      readonly amount: Paisa | null;
      readonly by: number | null;
    }
  /** It was paid for and ended early, and the gateway says nothing of the money. */
  | { readonly kind: 'unknown' }
  /** It may have been paid for, or asked back: the gateway says when in no way that can be read. */
  | { readonly kind: 'unclear' };

/** What comes back of an order that was given back or cancelled; null where nothing was paid (R68). */
export function moneyBackOf({ status, times, refund }: Pick<Order, 'status' | 'times' | 'refund'>): MoneyBack | null {
  if (status !== 'returns' && status !== 'cancelled') return null;
  const { askedAt, amount, isUnclear } = refund;
  if (askedAt === null && amount === null) {
    if (status === 'cancelled' && times.paidAt !== null) return { kind: 'unknown' };
    return isUnclear ? { kind: 'unclear' } : null;
  }
  // R68 promises the days for a refund in the cooling-off period alone.
  return { kind: 'known', askedAt, amount, by: status === 'returns' && askedAt !== null ? refundDueBy(askedAt) : null };
}
