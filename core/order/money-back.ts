import type { Paisa } from '../lib/money.ts';
import { refundDueBy } from '../refund/refund.ts';
import { moneyStage, type Order } from './order.ts';

/** What an order's page says of money that comes back. Money in paisa, times in ms since 1970. */
export type MoneyBack =
  /** It was asked for in the cooling-off period. `by`: when it is there (R68). */
  | {
      readonly kind: 'asked';
      readonly since: number | null;
      readonly amount: Paisa | null;
      readonly by: number | null;
    }
  /** Seller or courier ended the order, for which R68 promises no day. */
  | { readonly kind: 'ended'; readonly since: number | null; readonly amount: Paisa | null }
  /** It was paid for and ended early, and the gateway says nothing of the money. */
  | { readonly kind: 'unknown' }
  /** It may have been paid for, or asked back: the gateway says when in no way that can be read. */
  | { readonly kind: 'unclear' };

/** What comes back of an order that was given back or cancelled; null where nothing was paid (R68). */
export function moneyBackOf({ status, times, refund }: Pick<Order, 'status' | 'times' | 'refund'>): MoneyBack | null {
  if (moneyStage({ status }) !== 'over') return null;
  const { askedAt: since, amount, isUnclear } = refund;
  const isUnsaid = since === null && amount === null;
  if (isUnsaid && isUnclear) return { kind: times.paidAt === null ? 'unclear' : 'unknown' };
  if (status === 'returns') return { kind: 'asked', since, amount, by: since === null ? null : refundDueBy(since) };
  if (!isUnsaid) return { kind: 'ended', since, amount };
  return times.paidAt === null ? null : { kind: 'unknown' };
}
