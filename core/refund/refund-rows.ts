import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type FactRow, row, sumRow } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { RefundInfo } from './refund.ts';

/** What the fees of a refund are called; those of the credit bureaus are a loan's alone (R67). */
export const refundFees = (text: Catalogue['shop']['refund'], isLoan: boolean): readonly string[] => [
  text.amlFee,
  ...(isLoan ? [text.tasdeeqFee, text.dataCheckFee] : []),
  text.refundProcessingFee,
];

/** What a refund would pay back and keep; fees of nothing, and those that nobody names, are left out (R67). */
export function refundRows(
  refund: RefundInfo,
  {
    language,
    texts: { payments, shop },
  }: { readonly language: Language; readonly texts: Pick<Catalogue, 'payments' | 'shop'> },
): readonly FactRow[] {
  const text = shop.refund;
  const fee = (name: string, amount: Paisa | null): readonly FactRow[] =>
    row(name, amount === null || amount === 0 ? null : formatRupees(amount, language));
  return [
    ...row(text.paid[refund.paid ?? 'unknown'], formatRupees(refund.downPayment, language)),
    ...fee(text.amlFee, refund.amlFee),
    ...fee(text.tasdeeqFee, refund.tasdeeqFee),
    ...fee(text.dataCheckFee, refund.dataCheckFee),
    ...fee(text.refundProcessingFee, refund.refundProcessingFee),
    ...row(payments.cancel.fees, formatRupees(refund.totalFee, language)),
    ...sumRow(payments.moneyBack.amount, formatRupees(refund.refundAmount, language)),
  ];
}
