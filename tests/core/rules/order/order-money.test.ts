import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/order.ts';
import { paymentCalendar } from '#core/order/calendar.ts';
import { overPart } from '#core/order/money-back.ts';
import type { Installment, Order, OrderStatus } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import { comingPayments } from '#core/order/payment-schedule.ts';
import { refundDueBy } from '#core/refund/refund.ts';
import { factSheet, sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { order } from '../../../arbitraries/order.ts';
import { instalmentSchedule } from '../../../arbitraries/schedule.ts';
import { wireOrder } from '../../../support/wire-order.ts';

const texts = textsOf('en');

/** R62 by its numbers: from 2 to 5 an order is paid for and runs, 6 and 7 are its early ends. */
const NUMBERS: Readonly<Record<OrderStatus, number>> = {
  waitingForPayment: 1,
  waitingForSeller: 2,
  readyForShipment: 3,
  shipped: 4,
  received: 5,
  returns: 6,
  cancelled: 7,
  underReview: 8,
};

/** An order in any status, with any flags, whose gateway says everything of its payments, nothing, or a part, in any order. */
const anyOrder = (): fc.Arbitrary<Order> =>
  fc
    .tuple(order(), instalmentSchedule(), fc.boolean(), fc.boolean())
    .chain(([each, { installments }, isWhole, isShuffled]) => {
      if (!isWhole) return fc.constant(each);
      const list = [...installments];
      const listed = isShuffled ? fc.shuffledSubarray(list, { minLength: list.length }) : fc.constant(list);
      return listed.map((sent) => ({ ...each, installments: sent }));
    });

describe('R62, R63 what an order’s money is, by status, flags and payment', () => {
  it('is owed from payment to receipt alone: before that nothing is late, after an early end nothing is asked', () => {
    fc.assert(
      fc.property(anyOrder(), (each) => {
        const at = each.status === null ? null : NUMBERS[each.status];
        const [isBefore, isOver] = [at === 1 || at === 8, at === 6 || at === 7];
        const isOwed = each.paymentType === 'bnpl' && !isBefore && !isOver;
        const { due, schedule, isAboveLoan } = orderMoney(each);
        const open = each.installments.filter(({ isPaid }) => isPaid === false);
        const isCharged = open.some(({ penalty }) => penalty !== null && penalty > 0);
        expect(due !== null).toBe(isOwed && (each.isOverdue || each.isLocked || isCharged));
        if (!isOwed) {
          const coming = schedule === null ? [] : comingPayments(schedule);
          const file =
            schedule === null ? null : paymentCalendar({ order: each, schedule, now: 0, language: 'en', texts });
          expect([coming, isAboveLoan, file, schedule?.rest ?? 0]).toEqual([[], false, null, 0]);
          expect(schedule?.stage).not.toBe('owed');
        }
        if (isOver) expect(schedule?.payments.length ?? 0).toBe(each.paymentType === 'bnpl' ? paidOf(each) : 0);
        if (isOver && schedule !== null) expect(schedule.of).toBe(each.installments.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('R65 a first payment is next, to come or paid by the order’s status, and none where an order ended without it', () => {
    fc.assert(
      fc.property(anyOrder(), (each) => {
        const { start, hasReceipt } = orderMoney(each);
        const at = each.status === null ? null : NUMBERS[each.status];
        const open = at === 1 ? 'next' : at === 8 ? 'later' : null;
        const state = hasReceipt ? 'paid' : open;
        const amount = each.paymentType === 'bnpl' ? (each.downPayment ?? 0) : 0;
        expect(start).toEqual(state === null || amount === 0 ? null : { amount, state });
      }),
      { numRuns: 500 },
    );
  });

  it('R63 the first one that is open by its day is next, or late and locked with its flag, whatever order is sent', () => {
    const schedule = instalmentSchedule().filter(({ installments }) => installments.some(({ isPaid }) => !isPaid));
    fc.assert(
      fc.property(order(), schedule, fc.boolean(), fc.boolean(), (each, { installments }, isOverdue, isLocked) => {
        const last = installments.length - 1;
        const free = installments.map((_, at) => ({ ...installments[last - at], penalty: null }) as Installment);
        const money = orderMoney({
          ...each,
          status: 'shipped',
          paymentType: 'bnpl',
          isOverdue,
          isLocked,
          installments: free,
        });
        const days = installments.filter(({ isPaid }) => !isPaid).map(({ dueTime }) => dueTime ?? 0);
        const first = money.schedule?.payments.find(({ state }) => state !== 'paid');
        expect(first?.dueTime).toBe(Math.min(...days));
        expect(first?.state).toBe(isLocked || isOverdue ? 'late' : 'next');
      }),
    );
  });

  it.each([
    ['bnpl', 'express', 500, 500],
    ['bnpl', 'pickUp', 0, null],
    ['bnpl', 'pickUp', null, null],
    ['bnpl', null, 500, null],
    ['full', 'pickUp', 500, 100_000],
    ['full', null, 500, null],
  ] as const)('R54, R63 at 1, paid in %s and sent by %s, with %s before the instalments, %s is due', (...each) => {
    const [paymentType, receiptType, downPayment, today] = each;
    expect(orderMoney({ ...read(1), paymentType, receiptType, downPayment }).today).toBe(today);
  });

  const PAID_AT = '2026-11-19 10:00:00';
  const [refundTime, refundAmount] = ['2026-11-20 20:00:00', 5];
  const [title, call] = ['Your money back', 'If you had paid for this order, please call us about your money.'];
  const [asked, started] = ['Asked for on: 20 November 2026', 'Started on: 20 November 2026'];
  const within = 'The money arrives within 7 business days.';
  const noDay = 'No day is promised for this money. Please call us if it does not come.';
  it.each<readonly [number, object, readonly string[]]>([
    [7, {}, ['This order is over']],
    [7, { paymentTime: PAID_AT }, [title, 'You had paid for this order. Please call us about your money.']],
    [7, { paymentTime: 'yesterday' }, [title, call]],
    [7, { refundTime: 'yesterday' }, [title, call]],
    [7, { refundTime: 'yesterday', refundAmount }, [title, 'Refund amount: Rs. 5', noDay]],
    [7, { refundTime, refundAmount }, [title, 'Refund amount: Rs. 5', started, noDay]],
    [6, { refundTime }, [title, asked, 'With you by about: 1 December 2026', within]],
    [6, { refundTime: 'yesterday' }, [title, within]],
  ])(
    'R68, Q27 of an order at %s with %j, what comes back is said, and that nothing is owed',
    (status, fields, said) => {
      const part = overPart(read(status, fields), { language: 'en', texts });
      const sheet = part && sheetText(factSheet('', [part])).replaceAll('\u00A0', ' ');
      expect(sheet).toBe(`\n\n${said.join('\n')}\nNothing is left to pay for this order.\n`);
    },
  );

  it('R68 of an order that is not over nothing comes back', () => {
    for (const status of [1, 2, 3, 4, 5, 8, 9])
      expect(overPart(read(status, { paymentTime: PAID_AT, refundAmount }), { language: 'en', texts })).toBeNull();
  });

  it('R68 money is there after seven working days in Karachi', () => {
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
  });
});

/** How many payments of an order are known to be made, where anything is known of them. */
function paidOf({ installments }: Order): number {
  const isSaid = installments.some(
    ({ amount, dueTime, penalty }) => amount !== null || dueTime !== null || (penalty !== null && penalty > 0),
  );
  return isSaid ? installments.filter(({ isPaid }) => isPaid === true).length : 0;
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Karachi' });
const DAY_MS = 86_400_000;

const read = (orderProcessStatus: number, fields: object = {}) => {
  const answer = READ_ORDER.answer(wireOrder({ orderProcessStatus, ...fields }));
  if (answer === undefined) throw new Error('the order is refused');
  return answer;
};
