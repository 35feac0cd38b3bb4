import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type FactRow, row } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { RefundInfo } from './refund.ts';

/** What the fees of a refund are called; those of the credit bureaus are a loan's alone (R67). */
export const refundFees = (text: Catalogue['shop']['refund'], isLoan: boolean): readonly string[] => [
  text.amlFee,
  ...(isLoan ? [text.tasdeeqFee, text.dataCheckFee] : []),
  text.refundProcessingFee,
];

/** What a refund pays back and keeps: the first payment, what was paid after it, and each fee, a dash where nobody says it (R67). */
export function refundRows(
  { paid, downPayment, refundAmount, totalFee, ...fees }: RefundInfo,
  language: Language,
  { common, shop: { refund: text } }: Pick<Catalogue, 'common' | 'shop'>,
): readonly FactRow[] {
  const money = (amount: Paisa | null): string => (amount === null ? common.dash : formatRupees(amount, language));
  const since = refundAmount + totalFee - downPayment;
  return [
    ...row(text.paid[paid ?? 'unknown'], money(downPayment)),
    ...row(text.paidSince, since > 0 ? money(since) : null),
    ...row(text.amlFee, money(fees.amlFee)),
    ...row(text.tasdeeqFee, money(fees.tasdeeqFee)),
    ...row(text.dataCheckFee, money(fees.dataCheckFee)),
    ...row(text.refundProcessingFee, money(fees.refundProcessingFee)),
    ...row(text.totalFee, money(totalFee)),
  ];
}
