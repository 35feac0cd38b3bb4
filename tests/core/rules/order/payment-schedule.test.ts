import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Installment } from '#core/order/order.ts';
import { amountDueOf, dueKind, paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { installment, order } from '../../../arbitraries/order.ts';

const runs = { numRuns: 500 };

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
      fc.property(order(), (each) => {
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

  it('names no sum of which the gateway keeps a part to itself, and no next payment', () => {
    fc.assert(
      fc.property(fc.array(installment(), { minLength: 1, maxLength: 6 }), (installments) => {
        const schedule = paymentScheduleOf({ ...RUNS, installments, isOverdue: false, isLocked: false });
        const open = installments.filter(({ isPaid }) => isPaid !== true);
        const isWhole = open.every(({ amount, isPaid }) => amount !== null && isPaid !== null);
        if (schedule === null) return;
        expect(schedule.rest !== null).toBe(isWhole);
        // Nor a next payment where nobody says whether it was made already.
        const first = schedule.payments.find(({ isPaid }) => isPaid !== true);
        expect(schedule.next).toBe(first?.isPaid === false ? first : null);
      }),
      runs,
    );
  });

  it('asks for the late payments with their penalties; for a locked phone for what the gateway says, and for nothing else', () => {
    const late = { ...RUNS, installments: known(1, 3, 2), isOverdue: true, isLocked: false } as const;
    const dueOf = (
      each: Omit<typeof late, 'isLocked' | 'isOverdue'> & { isLocked: boolean; isOverdue: boolean },
      unlockAmount: number | null,
    ) => amountDueOf({ ...each, unlockAmount }, paymentScheduleOf(each));
    const both = { isLocked: false, amount: 1001 + 1002 + 20, instalments: 1001 + 1002, penalty: 20 };
    expect(dueOf(late, 7)).toEqual(both);
    const locked = { ...late, isLocked: true } as const;
    expect(dueOf(locked, both.amount)).toEqual({ ...both, isLocked: true });
    expect(dueOf(locked, 700)).toEqual({ isLocked: true, amount: 700, instalments: null, penalty: 20 });
    // A charge is no part of what is less.
    expect(dueOf(locked, 7)).toMatchObject({ amount: 7, penalty: null });
    for (const none of [null, 0])
      expect(dueOf(locked, none)).toEqual({ isLocked: true, amount: null, instalments: null, penalty: 20 });
    expect(amountDueOf({ ...late, unlockAmount: null, installments: [] }, null)).toMatchObject({
      amount: null,
      penalty: null,
    });
    // Days of grace: the gateway calls nothing late, and charges for it.
    expect(dueOf({ ...late, isOverdue: false }, null)).toEqual(both);
    // A phone that is locked is locked for the first payment, whatever the other flag says.
    const alone = { ...locked, isOverdue: false, installments: known(1, 3, 0) };
    expect(paymentScheduleOf(alone)?.payments.map(({ state }) => state)).toEqual(['paid', 'locked', 'later']);
    const inTime = { ...late, isOverdue: false, installments: known(1, 3, 0) };
    expect(amountDueOf({ ...inTime, unlockAmount: 7 }, paymentScheduleOf(inTime))).toBeNull();
  });

  it('asks for what unlocks a phone only where it is locked and the gateway names an amount', () => {
    fc.assert(
      fc.property(order(), fc.boolean(), (each, isLocked) => {
        const late = { ...each, ...RUNS, isOverdue: true, isLocked };
        const due = amountDueOf(late, paymentScheduleOf(late));
        if (due === null) throw new Error('nothing is late');
        const unlocking = (each.unlockAmount ?? 0) > 0 ? 'unlock' : 'locked';
        expect(dueKind(due)).toBe(isLocked ? unlocking : 'late');
      }),
      runs,
    );
  });
});
