import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { paymentMethodOf } from '#core/order/order-facts.ts';
import { listedPayments, paymentList, paymentParts, withPenalty } from '#core/order/payment-list.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { receiptWords } from '../../../support/receipt-words.ts';
import { wireOrder } from '../../../support/wire-order.ts';

const texts = textsOf('en');
const read = (installments: unknown) =>
  READ_ORDER.answer(
    wireOrder({
      orderType: 1,
      productPriceInfo: { totalAmount: 1_000_000, productPrice: 1 },
      installmentSummary: { installments },
    }),
  );
const rows = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ amount: 10, dueTime: 1_800_000_000_000 + at, paidTime: null }));

const PAYMENT = { dueTime: null, isPaid: null, paidTime: null, markup: null, state: null };

describe('R65 a plan of many payments', () => {
  it('R65 is counted and summed whole, and where it is listed in part, that is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (many) => {
        const order = read(rows(many));
        if (order === undefined) throw new Error('the order is refused');
        const schedule = paymentScheduleOf(order);
        if (schedule === null) throw new Error('there is no schedule');
        expect(paymentMethodOf(order)).toEqual({ kind: 'bnpl', months: many });
        expect([schedule.payments.length, schedule.rest]).toEqual([many, many * 1000]);
        const cut = texts.payments.keep.cut({ shown: 60, of: many });
        const list = paymentList(order.product, schedule, { language: 'en', texts });
        const sheet = sheetText(receiptSheet(order, null, receiptWords('en')));
        expect(list.match(/^• .*$/gm)).toHaveLength(Math.min(many, 60));
        expect(list).toContain(`Payment 1 of ${many}:`);
        expect([list.includes(cut), sheet.includes(cut)]).toEqual([many > 60, many > 60]);
      }),
      { numRuns: 40 },
    );
  });

  it('R65 shows its first payments and says how many there are, and a rest only where something is left', () => {
    const known = fc.record({ amount: fc.option(fc.nat(900)), penalty: fc.option(fc.nat(90)) });
    const sentPayments = fc
      .oneof(fc.nat(130), fc.integer({ min: 59, max: 61 }))
      .chain((many) => fc.array(known, { minLength: many, maxLength: many }));
    fc.assert(
      fc.property(sentPayments, fc.option(fc.nat(3)), (sent, left) => {
        const payments = sent.map((each, at) => ({ ...PAYMENT, ...each, number: at + 1 }));
        const { payments: shown, cut, rest } = listedPayments({ payments, rest: left });
        expect(shown.map(({ number }) => number)).toEqual(payments.map(({ number }) => number).filter((n) => n <= 60));
        expect(cut).toEqual(shown.length < sent.length ? { shown: 60, of: sent.length } : null);
        expect(rest ?? 0).toBe(left ?? 0);
        expect(rest).not.toBe(0);
        for (const { amount, penalty } of sent) {
          const together = withPenalty({ amount, penalty });
          if (together === null) expect(amount === null || (penalty ?? 0) === 0).toBe(true);
          else expect([together - (amount ?? Number.NaN), together > (amount ?? 0)]).toEqual([penalty, true]);
        }
      }),
    );
  });

  it('R65 lists below a payment its markup, its late charge and both together, and nothing that is zero or not said', () => {
    const sum = fc.option(fc.oneof(fc.constant(0), fc.nat(900)));
    fc.assert(
      fc.property(sum, sum, sum, (amount, markup, penalty) => {
        const parts = paymentParts({ amount, markup, penalty });
        const amountOf = (wanted: string): number => parts.find(({ part }) => part === wanted)?.amount ?? 0;
        expect([amountOf('markup'), amountOf('penalty')]).toEqual([markup ?? 0, penalty ?? 0]);
        const isBoth = amount !== null && penalty !== null && penalty > 0;
        expect(amountOf('together')).toBe(isBoth ? amount + penalty : 0);
        expect(parts.every((each) => each.amount > 0)).toBe(true);
        const order = ['markup', 'penalty', 'together'];
        expect(parts.map(({ part }) => part)).toEqual(order.filter((part) => amountOf(part) > 0));
      }),
    );
  });

  it('Q43 of which only the number is known has that number, and one that can be no number of payments is refused', () => {
    expect(read(61)?.installments).toHaveLength(61);
    expect(read(3661)).toBeUndefined();
    expect(read(rows(3661))).toBeUndefined();
    expect(read(rows(3660))?.installments).toHaveLength(3660);
  });
});
