import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate, writtenTime } from '../text/dates.ts';
import { formatRupees } from '../text/format.ts';
import type { MoneyWords } from './money-back.ts';
import type { Order } from './order.ts';
import type { PaymentSchedule, ScheduledPayment } from './payment-schedule.ts';

/** The payments of an order as a plain list, to be handed to another app. No order id, no name and no address is in it. */
export function paymentList(
  product: Pick<Order['product'], 'name'>,
  { payments, of, rest }: PaymentSchedule,
  words: MoneyWords,
): string {
  const { keep } = words.texts.payments;
  const { schedule } = words.texts.shop.order;
  const lines = payments.map((payment) => {
    const { number } = payment;
    const amount = paymentAmount(payment, words);
    const entry = amount === null ? schedule.number({ number, of }) : keep.entry({ number, of, amount });
    return `• ${[entry, ...standing(payment, words)].join(' – ')}`;
  });
  const left = rest ? [`${schedule.rest}: ${formatRupees(rest, words.language)}`] : [];
  return [keep.heading({ phone: product.name }), ...lines, ...left, keep.inApp].join('\n');
}

/** The day and the state of a payment, each where there is one to say. */
export function standing(payment: Dated, words: Pick<MoneyWords, 'texts'>): readonly string[] {
  return Object.values(whenOf(payment, words)).filter((part) => part !== null);
}

/** What a payment takes, its late charge and both together named beside it; null where the gateway does not say it. */
export function paymentAmount({ amount, penalty }: ScheduledPayment, { language, texts }: MoneyWords): string | null {
  if (amount === null) return null;
  const money = (of: Paisa): string => formatRupees(of, language);
  if (!penalty) return money(amount);
  const together = money(amount + penalty);
  return texts.payments.keep.withPenalty({ amount: money(amount), penalty: money(penalty), together });
}

/** What of a payment says when it is, or was, made. */
type Dated = Pick<ScheduledPayment, 'isPaid' | 'paidTime' | 'dueTime' | 'state'>;

/**
 * The day on which a payment was made, else the minute until which it is due, null where nobody says it; and how it stands, null
 * where the day says that already.
 */
export function whenOf(
  { isPaid, paidTime, dueTime, state }: Dated,
  { texts: { common, shop } }: { readonly texts: Pick<Catalogue, 'common' | 'shop'> },
): { readonly date: string | null; readonly state: string | null } {
  const { schedule } = shop.order;
  const at = isPaid === true ? paidTime : dueTime;
  // A payment is late from a minute on, and not from the end of its day.
  const written = isPaid === true ? writtenDate : writtenTime;
  const day = at === null ? null : written(at, common);
  const date = day === null ? null : schedule[isPaid === true ? 'paidOn' : 'due']({ date: day });
  const isTold = date !== null && (state === 'paid' || state === 'later');
  return { date, state: isTold ? null : state === null ? schedule.unclear : schedule.states[state] };
}
