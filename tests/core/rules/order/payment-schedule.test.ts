import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { moneyBackOf } from '#core/order/money-back.ts';
import type { Installment } from '#core/order/order.ts';
import { paymentMethodOf } from '#core/order/order-facts.ts';
import { listedPayments, paymentList, paymentParts, whenOf, withPenalty } from '#core/order/payment-list.ts';
import { amountDueOf, comingPayments, paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { order as anyOrder } from '../../../arbitraries/order.ts';
import { receiptWords } from '../../../support/receipt-words.ts';
import { wireOrder } from '../../../support/wire-order.ts';

const runs = { numRuns: 500 };
const texts = textsOf('en');
const PAID = 1_790_000_000_000;
const DUE = 1_800_000_000_000;

const read = (fields: object) => {
  const order = READ_ORDER.answer(wireOrder(fields));
  if (order === undefined) throw new Error('the order is refused');
  return order;
};

const RUNS = { status: 'received', paymentType: 'bnpl' } as const;

const isPart = (one: Installment, whole: Installment): boolean =>
  (Object.keys(one) as (keyof Installment)[]).every((name) => one[name] === whole[name]);

/** An instalment order of which the gateway says everything. */
const known = (paid: number, of: number, penalties: number): readonly Installment[] =>
  Array.from({ length: of }, (_, at) => ({
    amount: 1000 + at,
    dueTime: 1_800_000_000_000 + at,
    isPaid: at < paid,
    paidTime: at < paid ? 1_700_000_000_000 : null,
    markup: null,
    penalty: at >= paid && at < paid + penalties ? 10 : 0,
  }));

describe('R42d, R63 what is owed, and when', () => {
  it('has every payment of an order that runs, by their days in whatever order they are sent, and invents none', () => {
    fc.assert(
      fc.property(anyOrder(), (each) => {
        const { installments } = each;
        const schedule = paymentScheduleOf({ ...each, status: 'shipped' });
        const isSaid = installments.some(
          ({ amount, dueTime, penalty }) => amount !== null || dueTime !== null || (penalty !== null && penalty > 0),
        );
        expect(schedule !== null).toBe(each.paymentType === 'bnpl' && isSaid);
        if (schedule === null) return;
        expect([schedule.of, schedule.payments.length]).toEqual([installments.length, installments.length]);
        for (const payment of schedule.payments) expect(installments.some((one) => isPart(one, payment))).toBe(true);
        const days = installments.flatMap(({ dueTime }) => (dueTime === null ? [] : [dueTime])).sort((a, b) => a - b);
        // One without a day keeps its place.
        const inTheirDays = installments.map(({ dueTime }) => (dueTime === null ? null : days.shift()));
        expect(schedule.payments.map(({ dueTime }) => dueTime)).toEqual(inTheirDays);
        expect(schedule.payments.map(({ number }) => number)).toEqual(installments.map((_, at) => at + 1));
      }),
      runs,
    );
    const nothing = { amount: null, dueTime: null, isPaid: false, paidTime: null, markup: 1, penalty: null };
    const plan = { status: 'received', paymentType: 'bnpl', isOverdue: false, isLocked: false } as const;
    for (const [said, isSaid] of [
      [{}, false],
      [{ amount: 1 }, true],
      [{ dueTime: 1 }, true],
      [{ penalty: 1 }, true],
      [{ penalty: 0 }, false],
    ] as const) {
      const schedule = paymentScheduleOf({ ...plan, installments: [nothing, { ...nothing, ...said }] });
      expect([said, schedule !== null]).toEqual([said, isSaid]);
    }
  });

  it('says of each payment how it stands, by the gateway’s word: paid ones, then one that is next or late, then the rest', () => {
    const plan = fc.nat(6).chain((of) => fc.record({ of: fc.constant(of + 1), paid: fc.nat(of + 1), late: fc.nat(3) }));
    fc.assert(
      fc.property(plan, fc.constantFrom('on time', 'late', 'locked'), ({ of, paid, late }, how) => {
        const isOverdue = how !== 'on time';
        const isLocked = how === 'locked';
        const installments = known(paid, of, isOverdue ? late : 0);
        const schedule = paymentScheduleOf({ ...RUNS, installments, isOverdue, isLocked });
        const passed = isOverdue ? Math.max(1, late) : 0;
        const expected = installments.map((_, at) => {
          if (at < paid) return 'paid';
          if (at < paid + passed) return isLocked ? 'locked' : 'late';
          return at === paid ? 'next' : 'later';
        });
        expect(schedule?.payments.map(({ state }) => state)).toEqual(expected);
        expect(schedule?.next?.number ?? null).toBe(paid < of ? paid + 1 : null);
        const owed = installments
          .slice(paid)
          .reduce((sum, { amount, penalty }) => sum + (amount ?? 0) + (penalty ?? 0), 0);
        expect(schedule?.rest).toBe(owed);
      }),
      runs,
    );
  });

  it('R63 names the minute until which a payment is due, and the day on which one was paid', () => {
    const [at, words] = [Date.UTC(2026, 10, 28, 3, 11), { texts }];
    const owed = { isPaid: false, paidTime: null, dueTime: at, state: 'next' } as const;
    expect(whenOf(owed, words)).toEqual({ date: 'Due by 28 November 2026, 8:11 am', state: 'Next' });
    expect(whenOf({ ...owed, isPaid: true, paidTime: at, state: 'paid' }, words).date).toBe('Paid 28 November 2026');
  });

  it('asks for the late payments with their penalties; for a locked phone for what the gateway says, and for nothing else', () => {
    const late = { ...RUNS, installments: known(1, 3, 2), isOverdue: true, isLocked: false, lockTime: 9 } as const;
    const dueOf = (
      each: Omit<typeof late, 'isLocked' | 'isOverdue'> & { isLocked: boolean; isOverdue: boolean },
      unlockAmount: number | null,
    ) => amountDueOf({ ...each, unlockAmount }, paymentScheduleOf(each));
    const both = { isLocked: false, late: 2, lockFrom: 9, amount: 2023, instalments: 2003, penalty: 20 };
    expect(dueOf(late, 7)).toEqual(both);
    const locked = { ...late, isLocked: true } as const;
    const lockedFor = { ...both, isLocked: true, lockFrom: null };
    expect(dueOf(locked, both.amount)).toEqual(lockedFor);
    expect(dueOf(locked, 700)).toEqual({ ...lockedFor, amount: 700, instalments: null });
    // A charge is no part of what is less.
    expect(dueOf(locked, 7)).toMatchObject({ amount: 7, penalty: null });
    expect(dueOf(locked, 20)).toMatchObject({ amount: 20, instalments: null, penalty: 20 });
    const unsaid = late.installments.map((each) => ({ ...each, amount: null }));
    expect(dueOf({ ...late, installments: unsaid }, 7)).toEqual({ ...both, amount: null, instalments: null });
    const uncharged = { ...late, installments: known(1, 3, 0) };
    expect(dueOf(uncharged, 7)).toEqual({ ...both, late: 1, amount: 1001, instalments: null, penalty: null });
    for (const none of [null, 0])
      expect(dueOf(locked, none)).toEqual({ ...lockedFor, amount: null, instalments: null });
    expect(dueOf({ ...late, installments: [] }, null)).toMatchObject({ late: 0, amount: null, penalty: null });
    // Days of grace: the gateway calls nothing late, and charges for it.
    expect(dueOf({ ...late, isOverdue: false }, null)).toEqual(both);
    // A phone that is locked is locked for the first payment, whatever the other flag says.
    const alone = { ...locked, isOverdue: false, installments: known(1, 3, 0) };
    expect(paymentScheduleOf(alone)?.payments.map(({ state }) => state)).toEqual(['paid', 'locked', 'later']);
    const open = known(0, 2, 0).map((each) => ({ ...each, penalty: null }));
    expect(paymentScheduleOf({ ...alone, installments: open })?.rest).toBeNull();
    expect(paymentScheduleOf({ ...alone, status: 'cancelled', installments: open })).toBeNull();
    const inTime = { ...late, isOverdue: false, installments: known(1, 3, 0) };
    expect(dueOf(inTime, 7)).toBeNull();
  });
});

describe('Q27 a time that is there and cannot be read', () => {
  /** Words, seconds, a day that does not exist, years nobody means. */
  const UNREADABLE = ['yesterday', 1_700_000_000, '1700000000', '2026-02-30', '0000-00-00 00:00:00', 0, '1e21', 9e15];
  const payments = (...paid: readonly unknown[]) => ({
    orderType: 1,
    installmentSummary: {
      installments: paid.map((paidTime, at) => ({ amount: 1000 + at, dueTime: DUE + at, paidTime, penalty: 0 })),
    },
  });

  it.each(UNREADABLE)('%s as the time of a payment says neither that it was paid nor that it is owed', (paidTime) => {
    const order = read({ ...payments(PAID, paidTime, null), overdueStatus: 1, lockStatus: 1 });
    expect(order.installments.map(({ isPaid }) => isPaid)).toEqual([true, null, false]);
    const schedule = paymentScheduleOf(order);
    const first = paymentScheduleOf({ ...read(payments(null, paidTime)), isOverdue: true });
    expect(first?.payments.map(({ state }) => state)).toEqual(['late', null]);
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
  it('are of known payments alone: one that is unknown, or the charge of a late one, leaves no sum and no next payment', () => {
    const one: Installment = { amount: 1000, dueTime: DUE, isPaid: false, paidTime: null, markup: null, penalty: 5 };
    const part = fc.record({
      amount: fc.constantFrom(1000, 1000, null),
      isPaid: fc.constantFrom(true, false, null),
      penalty: fc.constantFrom(null, 0, 5),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.boolean(), (parts, isOverdue) => {
        const order = { ...RUNS, isOverdue, isLocked: false, lockTime: null, unlockAmount: null };
        const installments = parts.map((each) => ({ ...one, ...each }));
        const schedule = paymentScheduleOf({ ...order, installments });
        const due = amountDueOf({ ...order, installments }, schedule);
        // Nor a next payment where nobody says whether it was made already.
        const first = schedule?.payments.find(({ isPaid }) => isPaid !== true);
        expect(schedule?.next).toBe(first?.isPaid === false ? first : null);
        const open = parts.filter(({ isPaid }) => isPaid !== true);
        const late = open.filter(({ penalty }, at) => (isOverdue && at === 0) || penalty === 5);
        const isSaid = parts.every(({ isPaid }) => isPaid !== null);
        const areKnown = (of: typeof parts): boolean => isSaid && of.every(({ amount }) => amount !== null);
        const sum = (of: typeof parts): number => of.reduce((all, { penalty }) => all + 1000 + (penalty ?? 0), 0);
        const isCharged = late.every(({ penalty }) => penalty !== null);
        expect(schedule?.rest).toBe(isCharged && areKnown(open) ? sum(open) : null);
        expect(due?.amount ?? null).toBe(isCharged && areKnown(late) && late.length > 0 ? sum(late) : null);
      }),
      runs,
    );
  });
});

describe('R65 a plan of many payments', () => {
  const planOf = (installments: unknown) => ({
    orderType: 1,
    productPriceInfo: { totalAmount: 1_000_000, productPrice: 1 },
    installmentSummary: { installments },
  });
  const rows = (many: number) =>
    Array.from({ length: many }, (_, at) => ({ amount: 10, dueTime: DUE + at, paidTime: null }));
  const PAYMENT = { dueTime: null, isPaid: null, paidTime: null, markup: null, state: null };

  it('R65 is counted and summed whole, and where it is listed in part, that is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (many) => {
        const order = read(planOf(rows(many)));
        const schedule = paymentScheduleOf(order);
        if (schedule === null) throw new Error('there is no schedule');
        expect(paymentMethodOf(order)).toEqual({ kind: 'bnpl', months: many });
        expect([schedule.payments.length, schedule.rest]).toEqual([many, many * 1000]);
        // A calendar takes as many, of those on a day that it can name.
        expect(comingPayments(schedule)).toEqual(schedule.payments.slice(0, 60));
        const never = schedule.payments.map((each) => ({ ...each, dueTime: 8.64e15 }));
        expect(comingPayments({ ...schedule, payments: never })).toEqual([]);
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
    const sentPayment = fc.record({ amount: fc.option(fc.nat(900)), penalty: fc.option(fc.nat(90)) });
    const sentPayments = fc
      .oneof(fc.nat(130), fc.integer({ min: 59, max: 61 }))
      .chain((many) => fc.array(sentPayment, { minLength: many, maxLength: many }));
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
    expect(read(planOf(61)).installments).toHaveLength(61);
    expect(read(planOf(rows(3660))).installments).toHaveLength(3660);
    for (const many of [3661, rows(3661)]) expect(READ_ORDER.answer(wireOrder(planOf(many)))).toBeUndefined();
  });
});
