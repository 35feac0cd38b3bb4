import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type FactRow, row } from '../text/fact-sheet.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { RefundInfo } from './refund.ts';

const FEES = ['amlFee', 'tasdeeqFee', 'dataCheckFee', 'refundProcessingFee'] as const;

/** What the fees of a refund are called; those of the credit bureaus are a loan's alone (R67). */
export const refundFees = (text: Catalogue['shop']['refund'], isLoan: boolean): readonly string[] =>
  FEES.filter((fee) => isLoan || fee === 'amlFee' || fee === 'refundProcessingFee').map((fee) => text[fee]);

/** What a refund pays back and keeps: the first payment and each fee, a dash where nobody says it (R67). */
export function refundRows(
  refund: RefundInfo,
  language: Language,
  { common, shop: { refund: text } }: Pick<Catalogue, 'common' | 'shop'>,
): readonly FactRow[] {
  const money = (amount: Paisa | null): string => (amount === null ? common.dash : formatRupees(amount, language));
  return [
    ...row(text.paid[refund.paid ?? 'unknown'], money(refund.downPayment)),
    ...FEES.flatMap((fee) => row(text[fee], money(refund[fee]))),
    ...row(text.totalFee, money(refund.totalFee)),
  ];
}
