import { REFUND_BUSINESS_DAYS } from '../refund/refund.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate } from '../text/dates.ts';
import { type FactPart, row } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { MoneyBack } from './money-back.ts';

/** In what words the end of an order is told. */
export interface OverWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
}

/** What becomes of the money of an order that is over: what comes back and when, and that nothing is owed (R62, R68). */
export function overPart(back: MoneyBack | null, words: OverWords): FactPart {
  const { moneyBack, over } = words.texts.payments;
  if (back === null) return { title: over.title, rows: [], notes: [over.nothing] };
  const { rows, notes } = moneyBackRows(back, words);
  return { title: moneyBack.title, rows, notes: [...notes, over.nothing] };
}

/** What comes back, since when and by when, as far as the gateway says it. */
export function moneyBackRows(back: MoneyBack, { language, texts }: OverWords): Pick<FactPart, 'rows' | 'notes'> {
  const { moneyBack } = texts.payments;
  if (back.kind === 'unknown' || back.kind === 'unclear') return { rows: [], notes: [moneyBack[back.kind]] };
  const date = (at: number | null): string | null => (at === null ? null : writtenDate(at, texts.common));
  const days = REFUND_BUSINESS_DAYS;
  const by = back.kind === 'asked' ? date(back.by) : null;
  const rows = [
    ...row(moneyBack.amount, back.amount === null ? null : formatRupees(back.amount, language)),
    ...row(back.kind === 'asked' ? moneyBack.asked : moneyBack.since, date(back.since)),
    ...row(moneyBack.by, by),
  ];
  if (by !== null) return { rows, notes: [moneyBack.counted({ days })] };
  return { rows, notes: [back.kind === 'asked' ? texts.shop.refund.tips.text({ days }) : moneyBack.noDay] };
}
