import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { moneyBackOf } from '#core/order/money-back.ts';
import type { Installment } from '#core/order/order.ts';
import { paymentList } from '#core/order/payment-list.ts';
import { amountDueOf, comingPayments, paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { textsOf } from '#core/text/languages.ts';
import { wireOrder } from '../../../support/wire-order.ts';

/** Times that are there and name no instant: words, seconds, a day that does not exist, years nobody means. */
const UNREADABLE = ['yesterday', 1_700_000_000, '1700000000', '2026-02-30', '0000-00-00 00:00:00', 0, '1e21', 9e15];
const texts = textsOf('en');
const PAID = 1_790_000_000_000;
const DUE = 1_800_000_000_000;

const read = (fields: object) => {
  const order = READ_ORDER.answer(wireOrder(fields));
  if (order === undefined) throw new Error('the order is refused');
  return order;
};
const payments = (...paid: readonly unknown[]) => ({
  orderType: 1,
  installmentSummary: {
    installments: paid.map((paidTime, at) => ({ amount: 1000 + at, dueTime: DUE + at, paidTime, penalty: 0 })),
  },
});

describe('Q27 a time that is there and cannot be read', () => {
  it.each(UNREADABLE)('%s as the time of a payment says neither that it was paid nor that it is owed', (paidTime) => {
    const order = read({ ...payments(PAID, paidTime, null), overdueStatus: 1, lockStatus: 1 });
    expect(order.installments.map(({ isPaid }) => isPaid)).toEqual([true, null, false]);
    const schedule = paymentScheduleOf(order);
    // Nor is the one after it what is late: that may be either.
    expect(schedule?.payments.map(({ state }) => state)).toEqual(['paid', null, null]);
    expect([schedule?.next, schedule?.rest]).toEqual([null, null]);
    expect(amountDueOf({ ...order, isLocked: false }, schedule)).toMatchObject({ amount: null, penalty: null });
    expect(schedule === null ? [] : comingPayments(schedule).map(({ number }) => number)).toEqual([3]);
    const shown = schedule === null ? '' : paymentList(order.product, schedule, { language: 'en', texts });
    expect(shown.split('\n')[2]).toContain(texts.shop.order.schedule.unclear);
  });

  it.each([null, ''])('%j is none: the payment was not made', (paidTime) => {
    const schedule = paymentScheduleOf(read(payments(PAID, paidTime)));
    expect(schedule?.payments.map(({ state }) => state)).toEqual(['paid', 'next']);
  });

  it.each(UNREADABLE)('%s as the time of the payment or the refund leads to a call, and claims nothing', (at) => {
    const ended = (fields: object) => moneyBackOf(read({ orderProcessStatus: 7, ...fields }));
    expect(ended({ paymentTime: at })).toEqual({ kind: 'unclear' });
    expect(ended({ refundTime: at })).toEqual({ kind: 'unclear' });
    expect(ended({ paymentTime: PAID, refundTime: at })).toEqual({ kind: 'unknown' });
    expect(ended({ refundTime: at, refundAmount: 5 })).toMatchObject({ kind: 'ended', since: null, amount: 500 });
    expect(ended({})).toBeNull();
    expect(moneyBackOf(read({ orderProcessStatus: 6, refundTime: at }))).toEqual({ kind: 'unclear' });
    expect(moneyBackOf(read({ orderProcessStatus: 4, paymentTime: at }))).toBeNull();
  });
});

describe('R63 sums', () => {
  it('are of known payments alone: one that is unknown, or the charge of a late one, leaves no sum', () => {
    const one: Installment = { amount: 1000, dueTime: DUE, isPaid: false, paidTime: null, markup: null, penalty: 5 };
    const part = fc.record({ isPaid: fc.constantFrom(true, false, null), penalty: fc.constantFrom(null, 0, 5) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.boolean(), (parts, isOverdue) => {
        const flags = { isOverdue, isLocked: false, unlockAmount: null };
        const order = { status: 'received', paymentType: 'bnpl', ...flags } as const;
        const installments = parts.map((each) => ({ ...one, ...each }));
        const schedule = paymentScheduleOf({ ...order, installments });
        const due = amountDueOf({ ...order, installments }, schedule);
        if (parts.some(({ isPaid }) => isPaid === null)) {
          expect([schedule?.rest, due?.amount ?? null]).toEqual([null, null]);
          return;
        }
        const open = parts.filter(({ isPaid }) => isPaid === false);
        const late = open.filter(({ penalty }, at) => (isOverdue && at === 0) || penalty === 5);
        const sum = (of: typeof parts): number => of.reduce((all, { penalty }) => all + 1000 + (penalty ?? 0), 0);
        const isKnown = late.every(({ penalty }) => penalty !== null);
        expect(schedule?.rest).toBe(isKnown ? sum(open) : null);
        expect(due?.amount ?? null).toBe(isKnown && late.length > 0 ? sum(late) : null);
      }),
    );
  });
});
