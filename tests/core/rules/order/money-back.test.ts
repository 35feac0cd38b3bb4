import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { moneyBackOf } from '#core/order/money-back.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { REFUND_BUSINESS_DAYS, refundDueBy } from '#core/refund/refund.ts';
import { refundOver } from '#core/screens/refund.ts';
import { writtenDate } from '#core/text/dates.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { order as anyOrder } from '../../../arbitraries/order.ts';
import { receiptWords } from '../../../support/receipt-words.ts';
import { wireOrder } from '../../../support/wire-order.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Karachi' });
const DAY_MS = 86_400_000;

const read = (orderProcessStatus: number) => {
  const order = READ_ORDER.answer(wireOrder({ orderProcessStatus }));
  if (order === undefined) throw new Error('the order is refused');
  return order;
};

describe('R68 money that comes back', () => {
  it('R68, Q72 is never called refused on the page of a refund that cannot be asked for', () => {
    fc.assert(
      fc.property(anyOrder(), fc.constantFrom(...ORDER_STATUSES), (each, truth) => {
        const back = moneyBackOf({ ...each, status: truth });
        const over = refundOver({ truth, back });
        expect(over === 'unavailable').toBe(back === null && truth !== 'returns');
        expect(over === 'requested').toBe(truth === 'returns');
        if (over === 'cancelled') expect(truth).toBe('cancelled');
      }),
    );
    expect(refundOver({ truth: 'missing', back: null })).toBe('unavailable');
  });

  it('is there after seven working days in Karachi', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (askedAt) => {
        const by = refundDueBy(askedAt);
        const days = Array.from({ length: (by - askedAt) / DAY_MS }, (_, at) =>
          weekday.format(askedAt + (at + 1) * DAY_MS),
        );
        expect(days.filter((day) => day !== 'Sat' && day !== 'Sun')).toHaveLength(7);
        expect(['Sat', 'Sun']).not.toContain(days.at(-1));
      }),
    );
    // Friday evening, 20 November 2026, to Tuesday, 1 December.
    expect(refundDueBy(Date.UTC(2026, 10, 20, 15))).toBe(Date.UTC(2026, 11, 1, 15));
  });

  it('is said where the gateway says it, promised by a day for a refund alone, and asked about where nobody says it', () => {
    const times = { placedAt: 1, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };
    const PAID_AT = Date.UTC(2026, 10, 19);
    const ASKED_AT = Date.UTC(2026, 10, 20);
    for (const status of [...ORDER_STATUSES, null]) {
      for (const paidAt of [null, PAID_AT]) {
        const paid = { ...times, paidAt };
        // What R68 promises of every refund, where the gateway says nothing of this one.
        const promised = { kind: 'asked', since: null, amount: null, by: null };
        const lost = paidAt === null ? null : { kind: 'unknown' };
        const unsaid = status === 'returns' ? promised : status === 'cancelled' ? lost : null;
        expect(moneyBackOf({ status, times: paid, refund: { askedAt: null, amount: null, isUnclear: false } })).toEqual(
          unsaid,
        );
        for (const [askedAt, amount] of [
          [ASKED_AT, 500],
          [ASKED_AT, null],
          [null, 500],
        ] as const) {
          const since = askedAt;
          const asked = { kind: 'asked', since, amount, by: since === null ? null : refundDueBy(since) };
          const known = status === 'returns' ? asked : status === 'cancelled' ? { kind: 'ended', since, amount } : null;
          expect(moneyBackOf({ status, times: paid, refund: { askedAt, amount, isUnclear: false } })).toEqual(known);
        }
      }
    }
  });

  it.each(['en', 'ur'] as const)('names the day as about when, and that holidays come on top (%s)', (language) => {
    const { moneyBack } = textsOf(language).payments;
    const counted = moneyBack.counted({ days: REFUND_BUSINESS_DAYS });
    const order = { ...read(6), refund: { askedAt: Date.UTC(2026, 10, 20, 15), amount: null, isUnclear: false } };
    const words = receiptWords(language);
    const date = writtenDate(Date.UTC(2026, 11, 1, 15), words.texts.common) ?? '';
    expect(sheetText(receiptSheet(order, null, words))).toContain(`${moneyBack.by}: ${date}\n${counted}`);
  });
});
