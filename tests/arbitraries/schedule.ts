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

/** One payment as it is drawn: `share` is its markup, in thousandths of the amount; `days` those from its day to its payment. */
const term = fc.record({
  amount: paisa(),
  share: fc.nat(1000),
  days: fc.integer({ min: -DAYS_PER_INSTALMENT, max: DAYS_PER_INSTALMENT }),
  penalty: paisa(),
});

/**
 * The payments of a plan at some moment of it: due every 30 days, the paid ones first; markup, where it is named, is a part of
 * each amount; penalties for those alone that are late, or were paid late; a phone is locked only where a payment is late, and
 * unlocked by paying those.
 */
export const instalmentSchedule = (): fc.Arbitrary<ScheduleParts> =>
  fc
    .record({
      firstDue: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
      terms: fc.array(term, { minLength: 1, maxLength: 12 }),
      namesMarkup: fc.boolean(),
      paid: fc.nat({ max: 12 }),
      late: fc.nat({ max: 12 }),
      wantsLock: fc.boolean(),
    })
    .map(({ firstDue, terms, namesMarkup, ...rest }) => {
      const paid = Math.min(rest.paid, terms.length);
      const late = Math.min(rest.late, terms.length - paid);
      const isLocked = rest.wantsLock && late > 0;
      const installments = terms.map(({ amount, share, days, penalty }, at): Installment => {
        const dueTime = firstDue + at * DAYS_PER_INSTALMENT * DAY_MS;
        const isPaid = at < paid;
        const isLate = isPaid ? days > 0 : at < paid + late;
        return {
          amount,
          dueTime,
          markup: namesMarkup ? Math.floor((amount * share) / 1000) : null,
          isPaid,
          paidTime: isPaid ? dueTime + days * DAY_MS : null,
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

/**
 * An order in instalments whose schedule is whole, at any point of it: a first payment and the instalments are its total, their
 * markups its markup, and the phone with what is charged and taken off makes the rest.
 */
export const instalmentOrder = (): fc.Arbitrary<Order> =>
  fc.tuple(order(), instalmentSchedule(), paisa()).map(([each, schedule, firstPayment]) => {
    const sum = (values: readonly (number | null)[]): number =>
      values.reduce<number>((all, one) => all + (one ?? 0), 0);
    const totalAmount = firstPayment + sum(schedule.installments.map(({ amount }) => amount));
    const isNamed = schedule.installments.every(({ markup }) => markup !== null);
    const markup = isNamed ? sum(schedule.installments.map((one) => one.markup)) : null;
    const toPay = totalAmount - (markup ?? 0);
    const { deliveryCharges, discount } = each.prices;
    const delivery = deliveryCharges === null ? null : Math.min(deliveryCharges, toPay);
    const productPrice = toPay - (delivery ?? 0) + (discount ?? 0);
    return {
      ...each,
      ...schedule,
      product: { ...each.product, price: productPrice },
      prices: { ...each.prices, totalAmount, markup, productPrice, deliveryCharges: delivery },
    };
  });
