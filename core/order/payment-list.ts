import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenDate, writtenTime } from '../text/dates.ts';
import { formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import type { Order } from './order.ts';
import { LISTED_MAX, type PaymentSchedule, type ScheduledPayment } from './payment-schedule.ts';

/** In what words payments are listed. */
export interface ListWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
}

/** What is listed of a schedule. */
export interface ListedPayments {
  readonly payments: readonly ScheduledPayment[];
  /** How many are shown of how many; null where all are. */
  readonly cut: { readonly shown: number; readonly of: number } | null;
  /** What is still to be paid, in paisa; null where it is nothing, or not known. */
  readonly rest: Paisa | null;
}

/** What page, receipt and list show of a schedule: the first payments of a long plan, and a rest that is one. */
export function listedPayments({ payments, rest }: Pick<PaymentSchedule, 'payments' | 'rest'>): ListedPayments {
  const of = payments.length;
  return {
    payments: payments.slice(0, LISTED_MAX),
    cut: of > LISTED_MAX ? { shown: LISTED_MAX, of } : null,
    rest: rest === 0 ? null : rest,
  };
}

/** The payments of an order as a plain list, to be handed to another app. No order id, no name and no address is in it. */
export function paymentList(
  product: Pick<Order['product'], 'name'>,
  schedule: PaymentSchedule,
  words: ListWords,
): string {
  const { keep } = words.texts.payments;
  const { rest } = words.texts.shop.order.schedule;
  const listed = listedPayments(schedule);
  return [
    keep.heading({ phone: product.name }),
    ...listed.payments.map((payment) => lineOf(payment, schedule.of, words)),
    ...(listed.cut === null ? [] : [keep.cut(listed.cut)]),
    ...(listed.rest === null ? [] : [`${rest}: ${formatRupees(listed.rest, words.language)}`]),
    keep.inApp,
  ].join('\n');
}

function lineOf(payment: ScheduledPayment, of: number, words: ListWords): string {
  const { number } = payment;
  const { keep } = words.texts.payments;
  const amount = paymentAmount(payment, words);
  const entry = amount === null ? keep.bareEntry({ number, of }) : keep.entry({ number, of, amount });
  return [`• ${entry}`, ...standing(payment, words)].join(' – ');
}

/** The day and the state of a payment in one line: where the day says that it was paid, the state does not say it again. */
export function standing(payment: ScheduledPayment, words: Pick<ListWords, 'texts'>): readonly string[] {
  const { date, state } = whenOf(payment, words);
  if (date === null) return [state];
  return payment.state === 'paid' ? [date] : [date, state];
}

/** What a payment takes, its late charge and both together named beside it; null where the gateway does not say it. */
export function paymentAmount(
  { amount, penalty }: Pick<ScheduledPayment, 'amount' | 'penalty'>,
  { language, texts }: Pick<ListWords, 'language'> & { readonly texts: Pick<Catalogue, 'payments'> },
): string | null {
  if (amount === null) return null;
  const { keep } = texts.payments;
  const money = (each: Paisa): string => formatRupees(each, language);
  if (!penalty) return money(amount);
  return keep.withPenalty({ amount: money(amount), penalty: money(penalty), together: money(amount + penalty) });
}

/** A payment and its late charge together, in paisa; null where there is no charge, or nobody says the amount. */
export function withPenalty({ amount, penalty }: Pick<ScheduledPayment, 'amount' | 'penalty'>): Paisa | null {
  return penalty && amount !== null ? amount + penalty : null;
}

/** A part of a payment, or its late charge and both `together`. Money in paisa. */
export interface PaymentPart {
  readonly part: 'markup' | 'penalty' | 'together';
  readonly amount: Paisa;
}

/** What is listed below a payment: its markup, its late charge and what it takes with that; nothing for what is zero or not said. */
export function paymentParts(payment: Pick<ScheduledPayment, 'amount' | 'markup' | 'penalty'>): readonly PaymentPart[] {
  const { markup, penalty } = payment;
  const amounts = { markup, penalty, together: withPenalty(payment) };
  return (['markup', 'penalty', 'together'] as const).flatMap((part) => {
    const amount = amounts[part];
    return amount ? [{ part, amount }] : [];
  });
}

/** The day on which a payment was made, else the minute until which it is due, and how it stands; of the time null for what nobody says. */
export function whenOf(
  { isPaid, paidTime, dueTime, state }: Pick<ScheduledPayment, 'isPaid' | 'paidTime' | 'dueTime' | 'state'>,
  { texts: { common, shop } }: { readonly texts: Pick<Catalogue, 'common' | 'shop'> },
): { readonly date: string | null; readonly state: string } {
  const { schedule } = shop.order;
  const at = isPaid === true ? paidTime : dueTime;
  // A payment is late from a minute on, and not from the end of its day.
  const written = isPaid === true ? writtenDate : writtenTime;
  const date = at === null ? null : written(at, common);
  return {
    date: date === null ? null : schedule[isPaid === true ? 'paidOn' : 'due']({ date }),
    state: state === null ? schedule.unclear : schedule.states[state],
  };
}
