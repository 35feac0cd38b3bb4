import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import { paymentCalendar } from '#core/order/calendar.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { textsOf } from '#core/text/languages.ts';
import { installment } from '../../../arbitraries/order.ts';

/** A line as RFC 5545 reads it: unfolded, its name, its parameters, its value. */
interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Reads a calendar by RFC 5545, §3.1, and refuses what it does not allow. */
function readCalendar(file: string): readonly Line[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const octets = new TextEncoder();
  for (const physical of file.slice(0, -2).split('\r\n')) {
    expect(physical).not.toMatch(/[\r\n]/);
    expect(octets.encode(physical).length).toBeLessThanOrEqual(75);
    // A fold within a character would leave half of a pair.
    expect(physical).not.toMatch(/\p{Surrogate}/u);
  }
  const lines = file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  return lines.map((line) => {
    const parts = /^([A-Z-]+)((?:;[A-Z]+=[A-Z]+)*):(.*)$/su.exec(line);
    if (parts === null) throw new Error(`no content line: ${line}`);
    return { name: parts[1] ?? '', parameters: parts[2] ?? '', value: parts[3] ?? '' };
  });
}

/** A TEXT value as it was meant (§3.3.11). */
function textOf(value: string): string {
  expect(value).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
  expect(value).toMatch(/^(?:[^\\]|\\[\\;,nN])*$/su);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

/** The components of one name, each as its own lines. */
function components(lines: readonly Line[], name: string): readonly (readonly Line[])[] {
  const found: Line[][] = [];
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value === name) found.push([]);
    found.at(-1)?.push(line);
  }
  return found.map((each) =>
    each.slice(
      1,
      each.findIndex((line) => line.name === 'END' && line.value === name),
    ),
  );
}

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\\', ';', ',', '\r\n', '\n', '\u0000', 'é', '😀', 'فون', ':', '"', 'BEGIN:VEVENT'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  ),
  maxLength: 60,
});

const NOW = Date.UTC(2026, 10, 22, 18, 3);
const OWED = { status: 'received', paymentType: 'bnpl' } as const;
const source = (
  phone: string,
  id: string,
  installments: readonly Parameters<typeof paymentScheduleOf>[0]['installments'][number][],
  language: 'en' | 'ur',
  flags = { isOverdue: false, isLocked: false },
) => {
  const schedule = paymentScheduleOf({ ...OWED, ...flags, installments });
  const product = { name: phone, brand: '', picture: null, color: null, storage: null, price: 0 };
  return schedule === null
    ? null
    : { order: { productOrderId: orderId(id), product }, schedule, now: NOW, language, texts: textsOf(language) };
};

describe('the calendar of payments, by RFC 5545', () => {
  it('is well formed whatever a gateway sends, and holds an event with three reminders for each payment to come, not for a late one', () => {
    fc.assert(
      fc.property(
        hostile,
        hostile,
        fc.array(installment(), { maxLength: 12 }),
        fc.constantFrom('en' as const, 'ur' as const),
        fc.record({ isOverdue: fc.boolean(), isLocked: fc.boolean() }),
        (phone, id, installments, language, flags) => {
          const given = source(phone, id, installments, language, flags);
          const file = given === null ? null : paymentCalendar(given);
          const isSaid = installments.some(({ isPaid }) => isPaid !== null);
          const isLate = (state: string | null): boolean => state === 'late' || state === 'locked';
          const coming = (given?.schedule.payments ?? []).flatMap(({ isPaid, state, dueTime, number }) =>
            isPaid === (isSaid ? false : null) && !isLate(state) && dueTime !== null ? [{ number, dueTime }] : [],
          );
          if (file === null) {
            expect(coming).toEqual([]);
            return;
          }
          const lines = readCalendar(file);
          expect(lines.slice(0, 4).map(({ name, value }) => [name, value])).toEqual([
            ['BEGIN', 'VCALENDAR'],
            ['VERSION', '2.0'],
            ['PRODID', '-//payments//EN'],
            ['CALSCALE', 'GREGORIAN'],
          ]);
          expect(lines.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
          const events = components(lines, 'VEVENT');
          expect(events).toHaveLength(coming.length);
          const only = (event: readonly Line[], name: string): Line => {
            const own = event
              .slice(
                0,
                event.findIndex((line) => line.name === 'BEGIN'),
              )
              .filter((line) => line.name === name);
            expect([name, own.length]).toEqual([name, 1]);
            return own[0] ?? { name: '', parameters: '', value: '' };
          };
          for (const [at, event] of events.entries()) {
            const payment = coming[at];
            if (payment === undefined) throw new Error('an event too many');
            // Karachi is five hours ahead of UTC.
            const day = new Date(payment.dueTime + 5 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
            expect(only(event, 'DTSTART')).toMatchObject({ parameters: ';VALUE=DATE', value: day });
            expect(only(event, 'DTSTAMP').value).toBe('20261122T180300Z');
            expect(textOf(only(event, 'SUMMARY').value)).toContain(String(payment.number));
            const alarms = components(event, 'VALARM');
            expect(alarms.map((alarm) => alarm.find(({ name }) => name === 'TRIGGER')?.value)).toEqual([
              '-P1DT15H',
              '-PT15H',
              'PT9H',
            ]);
            for (const alarm of alarms) {
              expect(alarm.map(({ name }) => name)).toEqual(['ACTION', 'TRIGGER', 'DESCRIPTION']);
              expect(alarm[2]?.value).toBe(only(event, 'SUMMARY').value);
            }
          }
          const uids = events.map((event) => only(event, 'UID').value);
          expect(new Set(uids).size).toBe(uids.length);
          // The same payment has the same name tomorrow: a second file changes events, and adds none.
          const later = given === null ? null : paymentCalendar({ ...given, now: NOW + 86_400_000 });
          expect(components(readCalendar(later ?? ''), 'VEVENT').map((event) => only(event, 'UID').value)).toEqual(
            uids,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps the words of the shop, line ends and signs included, through escaping and folding', () => {
    const phone = 'A;B,C\\D\nE '.repeat(12);
    const one = { amount: 1_813_000, dueTime: NOW, isPaid: false, paidTime: null, markup: null, penalty: null };
    const given = source(phone, '1', [one], 'en');
    const [event = []] = components(readCalendar(given === null ? '' : (paymentCalendar(given) ?? '')), 'VEVENT');
    const said = (name: string): string => textOf(event.find((line) => line.name === name)?.value ?? '');
    expect(said('SUMMARY')).toBe('Payment 1 of 1: Rs.\u00A018,130');
    expect(said('DESCRIPTION')).toBe(`Payments for ${phone}\nPay in the app alone. Tell nobody your PIN or OTP.`);
    const unsaid = source(`${phone}end\u0007`, '1', [{ ...one, amount: null }], 'en');
    const file = unsaid === null ? '' : paymentCalendar(unsaid);
    expect(file).toContain('end\\nPay');
    expect(file).toContain('\r\nSUMMARY:Payment 1 of 1\r\n');
  });
});
