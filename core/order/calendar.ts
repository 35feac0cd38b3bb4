import { inKarachi } from '../lib/time.ts';
import { formatRupees, inGreenwich } from '../text/format.ts';
import type { MoneyWords } from './money-back.ts';
import type { Order } from './order.ts';
import { type ComingPayment, comingPayments, type PaymentSchedule } from './payment-schedule.ts';

/** What a calendar is made of; `now`: when the file is written, ms since 1970. */
export interface CalendarSource extends MoneyWords {
  readonly order: Pick<Order, 'productOrderId' | 'product'>;
  readonly schedule: PaymentSchedule;
  readonly now: number;
}

/** Reminders of an all-day event, which begins at midnight: at 9 in the morning two days before, the day before, on the day. */
const REMINDERS = ['-P1DT15H', '-PT15H', 'PT9H'] as const;

/** A calendar file with a day and reminders for each payment to come (RFC 5545); null where none has a day. */
export function paymentCalendar(source: CalendarSource): string | null {
  const coming = comingPayments(source.schedule);
  if (coming.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//payments//EN',
    'CALSCALE:GREGORIAN',
    ...coming.flatMap((payment) => eventLines(payment, source)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  payment: ComingPayment,
  { order, schedule, now, language, texts }: CalendarSource,
): readonly string[] {
  const { keep } = texts.payments;
  const { number, amount, dueTime } = payment;
  const { of } = schedule;
  const summary =
    amount === null
      ? texts.shop.order.schedule.number({ number, of })
      : keep.entry({ number, of, amount: formatRupees(amount, language) });
  const about = [keep.heading({ phone: order.product.name }), keep.inApp].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${order.productOrderId}-${number}@payments`)}`,
    `DTSTAMP:${stamp(inGreenwich(now))}00Z`,
    // A day in Karachi, wherever the phone is: a date has no zone.
    `DTSTART;VALUE=DATE:${stamp(inKarachi(dueTime)).slice(0, 8)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(about)}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escaped(summary)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** `20260307T0405`: to the minute, which is what tells two files of the same payments apart. */
const stamp = (clock: Date): string => clock.toISOString().slice(0, 16).replace(/[-:]/g, '');

/** A value of type TEXT: signs that mean something escaped, line ends as `\n`, other control characters left out (§3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line in pieces of at most 75 octets of UTF-8, never within a character; each next one begins with a blank (§3.1). */
const folded = (line: string): string => line.match(/[\0-\x7F]{1,74}|[^\0-\x7F]{1,18}/gu)?.join('\r\n ') ?? '';
