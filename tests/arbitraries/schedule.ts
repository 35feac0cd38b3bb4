import fc from 'fast-check';
import { DAYS_PER_INSTALMENT } from '#core/loan/terms.ts';
import type { Installment, Order } from '#core/order/order.ts';
import { order } from './order.ts';
import { paisa } from './shop.ts';

const DAY_MS = 86_400_000;

/** What a schedule is read from. */
export type ScheduleParts = Pick<
  Order,
  'status' | 'paymentType' | 'installments' | 'isOverdue' | 'isLocked' | 'lockTime' | 'unlockAmount'
>;

/**
 * The payments of a plan at some moment of it: due every 30 days, the paid ones first; penalties for late ones alone; a phone
 * is locked only where a payment is late, and unlocked by paying those.
 */
export const instalmentSchedule = (): fc.Arbitrary<ScheduleParts> =>
  fc
    .record({
      firstDue: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
      terms: fc.array(fc.record({ amount: paisa(), markup: fc.option(paisa()), penalty: paisa() }), {
        minLength: 1,
        maxLength: 12,
      }),
      paid: fc.nat({ max: 12 }),
      late: fc.nat({ max: 12 }),
      wantsLock: fc.boolean(),
    })
    .map(({ firstDue, terms, ...rest }) => {
      const paid = Math.min(rest.paid, terms.length);
      const late = Math.min(rest.late, terms.length - paid);
      const isLocked = rest.wantsLock && late > 0;
      const installments = terms.map(({ amount, markup, penalty }, at): Installment => {
        const dueTime = firstDue + at * DAYS_PER_INSTALMENT * DAY_MS;
        const isLate = at >= paid && at < paid + late;
        return {
          amount,
          dueTime,
          markup,
          isPaid: at < paid,
          paidTime: at < paid ? dueTime - DAY_MS : null,
          penalty: isLate ? penalty + 1 : null,
        };
      });
      const owed = installments
        .slice(paid, paid + late)
        .reduce((sum, each) => sum + (each.amount ?? 0) + (each.penalty ?? 0), 0);
      return {
        status: 'received' as const,
        paymentType: 'bnpl' as const,
        installments,
        isOverdue: late > 0,
        isLocked,
        lockTime: isLocked ? (installments[paid]?.dueTime ?? 0) + 3 * DAY_MS : null,
        unlockAmount: isLocked ? owed : null,
      };
    });

/** An order in instalments whose schedule is whole, at any point of it. */
export const instalmentOrder = (): fc.Arbitrary<Order> =>
  fc.tuple(order(), instalmentSchedule()).map(([each, schedule]) => ({ ...each, ...schedule }));
