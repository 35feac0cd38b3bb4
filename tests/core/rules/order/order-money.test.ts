import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { paymentCalendar } from '#core/order/calendar.ts';
import { type MoneyBack, moneyBackOf } from '#core/order/money-back.ts';
import { type Installment, ORDER_STATUSES, type Order, type OrderStatus } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import { overPart } from '#core/order/over.ts';
import { refundDueBy } from '#core/refund/refund.ts';
import { refundOver } from '#core/screens/refund.ts';
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

describe('R62, R63, R68 what an order’s money is, by status, flags and payment', () => {
  it('is owed from payment to receipt alone: before that nothing is late, after an early end nothing is asked', () => {
    fc.assert(
      fc.property(anyOrder(), (each) => {
        const at = each.status === null ? null : NUMBERS[each.status];
        const [isBefore, isOver] = [at === 1 || at === 8, at === 6 || at === 7];
        const isOwed = each.paymentType === 'bnpl' && !isBefore && !isOver;
        const money = orderMoney(each);
        const open = each.installments.filter(({ isPaid }) => isPaid === false);
        const isCharged = open.some(({ penalty }) => penalty !== null && penalty > 0);
        expect(money.due !== null).toBe(isOwed && (each.isOverdue || each.isLocked || isCharged));
        if (!isOwed) {
          expect([money.next, money.coming, money.isListed, money.aboveLoan]).toEqual([null, [], false, null]);
          const { schedule } = money;
          const file =
            schedule === null
              ? null
              : paymentCalendar({ order: each, schedule, now: 0, language: 'en', texts: textsOf('en') });
          expect([file, schedule?.rest ?? 0]).toEqual([null, 0]);
        }
        const paid = each.installments.filter(({ isPaid }) => isPaid === true).length;
        if (isOver) expect(money.schedule?.payments.length ?? 0).toBe(each.paymentType === 'bnpl' ? paidOf(each) : 0);
        if (isOver) expect(money.schedule?.of ?? paid).toBe(money.schedule === null ? paid : each.installments.length);
        expect(money.back !== null && !isOver).toBe(false);
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

  it('R63, R65 late charges, paid or not, are beside a total that is its payments to the paisa, and no other', () => {
    const beside = fc.constantFrom(0, 0, 1, -1, 100);
    let told = 0;
    fc.assert(
      fc.property(order(), instalmentSchedule(), beside, fc.boolean(), (each, { installments }, more, isUnsaid) => {
        const sent = installments.map((one, at) => ({ ...one, amount: isUnsaid && at === 0 ? null : one.amount }));
        const late = { ...each, status: 'shipped' as const, isOverdue: true, installments: sent };
        const planned = sent.reduce(
          (sum, { amount }) => sum + BigInt(amount ?? 0),
          BigInt(orderMoney(late).start?.amount ?? 0),
        );
        const prices = { ...each.prices, totalAmount: Number(planned) + more };
        const { onTop } = orderMoney({ ...late, prices });
        const charges = sent.reduce((sum, { penalty }) => sum + BigInt(penalty ?? 0), 0n);
        expect(onTop).toBe(
          more === 0 && !isUnsaid && late.paymentType === 'bnpl' && charges > 0n ? Number(charges) : null,
        );
        if (onTop !== null) told++;
      }),
      { numRuns: 500 },
    );
    expect(told).toBeGreaterThan(0);
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
        expect(first?.state).toBe(isLocked ? 'locked' : isOverdue ? 'late' : 'next');
        expect(money.next?.number ?? null).toBe(isLocked || isOverdue ? null : first?.number);
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

  const [since, by] = [Date.UTC(2026, 10, 20, 15), Date.UTC(2026, 11, 1, 15)];
  it.each<readonly [MoneyBack | null, string]>([
    [null, 'This order is over'],
    [{ kind: 'unknown' }, 'Your money back\nYou had paid for this order. Please call us about your money.'],
    [{ kind: 'unclear' }, 'Your money back\nIf you had paid for this order, please call us about your money.'],
    [
      { kind: 'asked', since, amount: 500, by },
      `Your money back
Refund amount: Rs. 5
Asked for on: 20 November 2026
With you by about: 1 December 2026
7 business days are counted; public holidays come on top.`,
    ],
    [
      { kind: 'asked', since: null, amount: null, by: null },
      'Your money back\nThe money arrives within 7 business days.',
    ],
    [
      { kind: 'ended', since, amount: 500 },
      `Your money back
Refund amount: Rs. 5
Started on: 20 November 2026
No day is promised for this money. Please call us if it does not come.`,
    ],
  ])('R68 of an order that is over, with %j back, what comes is said, and that nothing is owed', (back, said) => {
    const sheet = sheetText(factSheet('', [overPart(back, { language: 'en', texts })])).replaceAll('\u00A0', ' ');
    expect(sheet).toBe(`\n\n${said}\nNothing is left to pay for this order.\n`);
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

const read = (orderProcessStatus: number) => {
  const answer = READ_ORDER.answer(wireOrder({ orderProcessStatus }));
  if (answer === undefined) throw new Error('the order is refused');
  return answer;
};

describe('R68 money that comes back', () => {
  it('R68, Q72 is never called refused on the page of a refund that cannot be asked for', () => {
    fc.assert(
      fc.property(order(), fc.constantFrom(...ORDER_STATUSES), (each, truth) => {
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
});
