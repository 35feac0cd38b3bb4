import type { Paisa } from '../lib/money.ts';
import { REFUND_BUSINESS_DAYS, refundDueBy } from '../refund/refund.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate } from '../text/dates.ts';
import { type FactPart, row } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { moneyStage, type Order } from './order.ts';

/**
 * What comes back of an order that is over. `asked`: in the cooling-off period (R68). `ended`: seller or courier ended the order,
 * for which no day is promised. `unknown`: it was or may have been paid for, and the gateway says nothing of the money.
 */
export interface MoneyBack {
  readonly kind: 'asked' | 'ended' | 'unknown';
  /** ms since 1970; null where nobody says it. */
  readonly since: number | null;
  readonly amount: Paisa | null;
  /** When what was asked for is there, ms since 1970. */
  readonly by: number | null;
}

/** What comes back of an order that was given back or cancelled; null where nothing was paid (R68). */
export function moneyBackOf({ status, times, refund }: Pick<Order, 'status' | 'times' | 'refund'>): MoneyBack | null {
  const { askedAt: since, amount, isUnclear } = refund;
  if (status === 'returns') return { kind: 'asked', since, amount, by: since === null ? null : refundDueBy(since) };
  if (status !== 'cancelled') return null;
  if (since !== null || amount !== null) return { kind: 'ended', since, amount, by: null };
  return times.paidAt === null && !isUnclear ? null : { kind: 'unknown', since, amount, by: null };
}

/** In what words the end of an order is told. */
export interface OverWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
}

/** What becomes of the money of an order that is over: what comes back and when, and that nothing is owed (R62, R68). Null for any other. */
export function overPart(
  order: Pick<Order, 'status' | 'times' | 'refund'>,
  { language, texts }: OverWords,
): FactPart | null {
  if (moneyStage(order) !== 'over') return null;
  const { moneyBack, over } = texts.payments;
  const back = moneyBackOf(order);
  if (back === null) return { title: over.title, rows: [], notes: [over.nothing] };
  const date = (at: number | null): string | null => (at === null ? null : writtenDate(at, texts.common));
  const notes = {
    asked: texts.shop.refund.tips.text({ days: REFUND_BUSINESS_DAYS }),
    ended: moneyBack.noDay,
    unknown: moneyBack.unknown,
  };
  return {
    title: moneyBack.title,
    rows: [
      ...row(moneyBack.amount, back.amount === null ? null : formatRupees(back.amount, language)),
      ...row(back.kind === 'asked' ? moneyBack.asked : moneyBack.since, date(back.since)),
      ...row(moneyBack.by, date(back.by)),
    ],
    notes: [notes[back.kind], over.nothing],
  };
}
