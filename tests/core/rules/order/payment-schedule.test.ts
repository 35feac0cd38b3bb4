import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_ORDER } from '#adapters/gateway/wire/order.ts';
import type { Installment } from '#core/order/order.ts';
import { paymentList, whenOf } from '#core/order/payment-list.ts';
import { amountDueOf, comingPayments, paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { textsOf } from '#core/text/languages.ts';
import { order as anyOrder } from '../../../arbitraries/order.ts';
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
          if (at < paid + passed) return 'late';
          return at === paid ? 'next' : 'later';
        });
        expect(schedule?.payments.map(({ state }) => state)).toEqual(expected);
        const owed = installments
          .slice(paid)
          .reduce((sum, { amount, penalty }) => sum + (amount ?? 0) + (penalty ?? 0), 0);
        expect(schedule?.rest).toBe(owed);
      }),
      runs,
    );
  });

  it('R63 plans the payments of an order that is not bought yet: none of them is late, and no sum is owed', () => {
    fc.assert(
      fc.property(anyOrder(), fc.constantFrom('underReview', 'waitingForPayment'), (each, status) => {
        const schedule = paymentScheduleOf({ ...each, status, paymentType: 'bnpl', isOverdue: true, isLocked: true });
        if (schedule === null) return;
        expect([schedule.stage, schedule.rest]).toEqual(['planned', null]);
        for (const { isPaid, penalty, state } of schedule.payments)
          expect([penalty, state]).toEqual([null, isPaid === true ? 'paid' : 'later']);
      }),
      runs,
    );
  });

  it('R63 names the minute until which a payment is due, and the day on which one was paid', () => {
    const [at, words] = [Date.UTC(2026, 10, 28, 3, 11), { texts }];
    const owed = { isPaid: false, paidTime: null, dueTime: at, state: 'next' } as const;
    expect(whenOf(owed, words)).toEqual({ date: 'Due by 28 November 2026, 8:11 am', state: 'Next' });
    const paid = { ...owed, isPaid: true, paidTime: at, state: 'paid' } as const;
    expect(whenOf(paid, words)).toEqual({ date: 'Paid 28 November 2026', state: null });
    expect(whenOf({ ...paid, paidTime: null }, words)).toEqual({ date: null, state: 'Paid' });
    expect(whenOf({ ...owed, dueTime: null, state: 'later' }, words)).toEqual({ date: null, state: 'To come' });
    expect(whenOf({ ...owed, dueTime: null, state: null }, words)).toEqual({ date: null, state: 'Not known' });
  });

  it('asks for the late payments with their penalties; for a locked phone for what the gateway says, and for nothing else', () => {
    const late = { ...RUNS, installments: known(1, 3, 2), isOverdue: true, isLocked: false } as const;
    const dueOf = (
      each: Omit<typeof late, 'isLocked' | 'isOverdue'> & { isLocked: boolean; isOverdue: boolean },
      unlockAmount: number | null,
    ) => amountDueOf({ ...each, unlockAmount }, paymentScheduleOf(each));
    const both = { isLocked: false, late: 2, amount: 2023, penalty: 20 };
    expect(dueOf(late, 7)).toEqual(both);
    const locked = { ...late, isLocked: true } as const;
    expect(dueOf(locked, 700)).toEqual({ ...both, isLocked: true, amount: 700 });
    // A charge is no part of what is less.
    expect(dueOf(locked, 7)).toMatchObject({ amount: 7, penalty: null });
    expect(dueOf(locked, 20)).toMatchObject({ amount: 20, penalty: 20 });
    const unsaid = late.installments.map((each) => ({ ...each, amount: null }));
    expect(dueOf({ ...late, installments: unsaid }, 7)).toEqual({ ...both, amount: null });
    const uncharged = { ...late, installments: known(1, 3, 0) };
    expect(dueOf(uncharged, 7)).toEqual({ ...both, late: 1, amount: 1001, penalty: null });
    for (const none of [null, 0]) expect(dueOf(locked, none)).toEqual({ ...both, isLocked: true, amount: null });
    expect(dueOf({ ...late, installments: [] }, null)).toMatchObject({ late: 0, amount: null, penalty: null });
    // Days of grace: the gateway calls nothing late, and charges for it.
    expect(dueOf({ ...late, isOverdue: false }, null)).toEqual(both);
    // A phone that is locked is locked for the first payment, whatever the other flag says.
    const alone = { ...locked, isOverdue: false, installments: known(1, 3, 0) };
    expect(paymentScheduleOf(alone)?.payments.map(({ state }) => state)).toEqual(['paid', 'late', 'later']);
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
    // Nor is the one after it what is late: that may be either.
    expect(schedule?.payments.map(({ state }) => state)).toEqual(['paid', null, null]);
    expect(schedule?.rest).toBeNull();
    expect(amountDueOf({ ...order, isLocked: false }, schedule)).toMatchObject({ amount: null, penalty: null });
    expect(schedule === null ? [] : comingPayments(schedule).map(({ number }) => number)).toEqual([3]);
    const shown = schedule === null ? '' : paymentList(order.product, schedule, { language: 'en', texts });
    expect(shown.split('\n')[2]).toContain(texts.shop.order.schedule.unclear);
  });

  it.each([null, ''])('%j is none: the payment was not made', (paidTime) => {
    const schedule = paymentScheduleOf(read(payments(PAID, paidTime)));
    expect(schedule?.payments.map(({ state }) => state)).toEqual(['paid', 'next']);
  });
});

describe('R63 sums', () => {
  it('are of known payments alone: one that is unknown, or the charge of a late one, leaves no sum', () => {
    const one: Installment = { amount: 1000, dueTime: DUE, isPaid: false, paidTime: null, markup: null, penalty: 5 };
    const part = fc.record({
      amount: fc.constantFrom(1000, 1000, null),
      isPaid: fc.constantFrom(true, false, null),
      penalty: fc.constantFrom(null, 0, 5),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.boolean(), (parts, isOverdue) => {
        const order = { ...RUNS, isOverdue, isLocked: false, unlockAmount: null };
        const installments = parts.map((each) => ({ ...one, ...each }));
        const schedule = paymentScheduleOf({ ...order, installments });
        const due = amountDueOf({ ...order, installments }, schedule);
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

it('R65, Q43 of which only the number is known has that number, and one that can be no number of payments is refused', () => {
  const planOf = (installments: unknown) => ({ orderType: 1, installmentSummary: { installments } });
  const rows = (many: number) =>
    Array.from({ length: many }, (_, at) => ({ amount: 10, dueTime: DUE + at, paidTime: null }));
  expect(read(planOf(61)).installments).toHaveLength(61);
  expect(paymentScheduleOf(read(planOf(rows(3660))))).toMatchObject({ of: 3660, rest: 3_660_000 });
  for (const many of [3661, rows(3661)]) expect(READ_ORDER.answer(wireOrder(planOf(many)))).toBeUndefined();
});
