import { REFUND_BUSINESS_DAYS, refundDueBy } from '../refund/refund.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate } from '../text/dates.ts';
import { type FactPart, row } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { moneyStage, type Order } from './order.ts';

/** In what words an order's money is told. */
export interface MoneyWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
}

/**
 * What comes back of an order that was given back or cancelled; null where nothing was paid (R68). `asked`: in the cooling-off
 * period. `ended`: seller or courier ended it, for which no day is promised. `unknown`: it was paid for, and the gateway says
 * nothing of the money; `unclear`: it may have been.
 */
function kindOfReturn({ status, times, refund }: Order): 'asked' | 'ended' | 'unknown' | 'unclear' | null {
  if (status === 'returns') return 'asked';
  if (refund.askedAt !== null || refund.amount !== null) return 'ended';
  if (times.paidAt !== null) return 'unknown';
  return refund.isUnclear ? 'unclear' : null;
}

/** What becomes of the money of an order that is over: what comes back and when, and that nothing is owed (R62, R68). Null for any other. */
export function overPart(order: Order, { language, texts }: MoneyWords): FactPart | null {
  if (moneyStage(order) !== 'over') return null;
  const { moneyBack, over } = texts.payments;
  const kind = kindOfReturn(order);
  if (kind === null) return { title: over.title, rows: [], notes: [over.nothing] };
  const { askedAt, amount } = order.refund;
  const date = (at: number): string | null => writtenDate(at, texts.common);
  const notes = {
    asked: texts.shop.refund.tips.text({ days: REFUND_BUSINESS_DAYS }),
    ended: moneyBack.noDay,
    unknown: moneyBack.unknown,
    unclear: moneyBack.unclear,
  };
  return {
    title: moneyBack.title,
    rows: [
      ...row(texts.shop.refund.refundAmount, amount === null ? null : formatRupees(amount, language)),
      ...row(kind === 'asked' ? moneyBack.asked : moneyBack.since, askedAt === null ? null : date(askedAt)),
      ...row(moneyBack.by, kind === 'asked' && askedAt !== null ? date(refundDueBy(askedAt)) : null),
    ],
    notes: [notes[kind], over.nothing],
  };
}
