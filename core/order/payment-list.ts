import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate } from '../text/dates.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { Order } from './order.ts';
import { LISTED_MAX, type PaymentSchedule, type ScheduledPayment } from './payment-schedule.ts';

/** In what words payments are listed. */
export interface ListWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
}

/** The payments of an order as a plain list, to be handed to another app. No order id, no name and no address is in it. */
export function paymentList(
  product: Pick<Order['product'], 'name'>,
  schedule: PaymentSchedule,
  words: ListWords,
): string {
  const { keep } = words.texts.payments;
  const { rest } = words.texts.shop.order.schedule;
  const of = schedule.payments.length;
  return [
    keep.heading({ phone: product.name }),
    ...schedule.payments.slice(0, LISTED_MAX).map((payment) => lineOf(payment, of, words)),
    ...(of > LISTED_MAX ? [words.texts.payments.keep.cut({ shown: LISTED_MAX, of })] : []),
    ...(schedule.rest === null || schedule.rest === 0
      ? []
      : [`${rest}: ${formatRupees(schedule.rest, words.language)}`]),
    keep.inApp,
  ].join('\n');
}

function lineOf(payment: ScheduledPayment, of: number, words: ListWords): string {
  const { number } = payment;
  const { keep } = words.texts.payments;
  const amount = paymentAmount(payment, words);
  const entry = amount === null ? keep.bareEntry({ number, of }) : keep.entry({ number, of, amount });
  const { date, state } = whenOf(payment, words);
  return [`• ${entry}`, ...[date, state].filter((part) => part !== null)].join(' – ');
}

/** What a payment takes, its late charge named beside it; null where the gateway does not say it. */
export function paymentAmount(
  { amount, penalty }: Pick<ScheduledPayment, 'amount' | 'penalty'>,
  { language, texts }: Pick<ListWords, 'language'> & { readonly texts: Pick<Catalogue, 'payments'> },
): string | null {
  if (amount === null) return null;
  const { keep } = texts.payments;
  const shown = formatRupees(amount, language);
  return penalty ? keep.withPenalty({ amount: shown, penalty: formatRupees(penalty, language) }) : shown;
}

/** When a payment was made, else when it is due, and how it stands; of the day null for what nobody says. */
export function whenOf(
  { isPaid, paidTime, dueTime, state }: Pick<ScheduledPayment, 'isPaid' | 'paidTime' | 'dueTime' | 'state'>,
  { texts: { common, shop } }: { readonly texts: Pick<Catalogue, 'common' | 'shop'> },
): { readonly date: string | null; readonly state: string } {
  const { schedule } = shop.order;
  const at = isPaid === true ? paidTime : dueTime;
  const date = at === null ? null : writtenDate(at, common);
  return {
    date: date === null ? null : schedule[isPaid === true ? 'paidOn' : 'due']({ date }),
    state: state === null ? schedule.unclear : schedule.states[state],
  };
}
