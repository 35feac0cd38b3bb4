import type { Paisa } from '../lib/money.ts';
import { whenOf, withPenalty } from '../order/payment-list.ts';
import type { PaymentSchedule } from '../order/payment-schedule.ts';
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

/** In what words a refund is told. */
interface RefundWords<Text extends keyof Catalogue> {
  readonly language: Language;
  readonly texts: Pick<Catalogue, Text>;
}

/** Every payment that a refund may pay back: the first one, and each instalment that was paid with its late charge (R67). */
export function paidRows(
  refund: Pick<RefundInfo, 'paid' | 'downPayment'>,
  schedule: PaymentSchedule | null,
  { language, texts }: RefundWords<'common' | 'shop'>,
): readonly FactRow[] {
  const { refund: text, order } = texts.shop;
  const paid = schedule?.payments
    .filter(({ isPaid }) => isPaid === true)
    .flatMap((payment) => {
      const { date, state } = whenOf(payment, { texts });
      const number = order.schedule.number({ number: payment.number, of: schedule.of });
      const amount = withPenalty(payment) ?? payment.amount;
      return row(`${number} – ${date ?? state}`, amount === null ? texts.common.dash : formatRupees(amount, language));
    });
  return [...row(text.paid[refund.paid ?? 'unknown'], formatRupees(refund.downPayment, language)), ...(paid ?? [])];
}

/** What a refund would pay back and keep; fees of nothing, and those that nobody names, are left out (R67). */
export function refundRows(
  refund: RefundInfo,
  schedule: PaymentSchedule | null,
  { language, texts }: RefundWords<'common' | 'payments' | 'shop'>,
): readonly FactRow[] {
  const { payments, shop } = texts;
  const text = shop.refund;
  const fee = (name: string, amount: Paisa | null): readonly FactRow[] =>
    row(name, amount === null || amount === 0 ? null : formatRupees(amount, language));
  return [
    ...paidRows(refund, schedule, { language, texts }),
    ...fee(text.amlFee, refund.amlFee),
    ...fee(text.tasdeeqFee, refund.tasdeeqFee),
    ...fee(text.dataCheckFee, refund.dataCheckFee),
    ...fee(text.refundProcessingFee, refund.refundProcessingFee),
    ...row(payments.cancel.fees, formatRupees(refund.totalFee, language)),
    ...sumRow(payments.moneyBack.amount, formatRupees(refund.refundAmount, language)),
  ];
}
