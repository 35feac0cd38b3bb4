import type { Paisa } from '../lib/money.ts';
import { wallTime } from '../text/format.ts';
import { type Installment, isLate, type Order } from './order.ts';

/** Most payments that are listed; of a longer plan the first ones, and that there are more is said. */
export const LISTED_MAX = 60;

/** How one payment of a plan stands. `locked`: it is late, and the phone is locked for it. */
export type PaymentState = 'paid' | 'next' | 'later' | 'late' | 'locked';

/** One payment of a plan, with its place in it. */
export interface ScheduledPayment extends Installment {
  /** From 1. */
  readonly number: number;
  /** Null where the gateway does not say whether it was paid, or whether an earlier one is what is late. */
  readonly state: PaymentState | null;
}

/** What is owed, and when. Money in paisa. */
export interface PaymentSchedule {
  readonly payments: readonly ScheduledPayment[];
  /** The first payment that is still to be made; null where none is, or where nobody knows. */
  readonly next: ScheduledPayment | null;
  /** Everything that is still to be paid, penalties included; null where the gateway does not say it. */
  readonly rest: Paisa | null;
}

type Scheduled = Pick<Order, 'paymentType' | 'installments' | 'isOverdue' | 'isLocked'>;

/**
 * The schedule of an instalment order, by the gateway's word alone: whether a payment is late is not the device's clock to
 * say. Null for an order paid in full, and where the gateway sends neither amounts nor times.
 */
export function paymentScheduleOf(order: Scheduled): PaymentSchedule | null {
  const { installments } = order;
  const isKnown = installments.some(({ amount, dueTime }) => amount !== null || dueTime !== null);
  if (order.paymentType !== 'bnpl' || !isKnown) return null;
  const first = installments.findIndex(({ isPaid }) => isPaid !== true);
  const unclear = installments.findIndex(({ isPaid }) => isPaid === null);
  const payments = installments.map((each, at) => ({
    ...each,
    number: at + 1,
    state: stateOf(order, each, { isFirst: at === first, isAfterUnclear: at > unclear && unclear >= 0 }),
  }));
  const next = payments[first];
  return {
    payments,
    next: next === undefined || next.state === null ? null : next,
    rest: sumOf(payments.filter(({ state }) => state !== 'paid')),
  };
}

function stateOf(
  { isOverdue, isLocked }: Scheduled,
  { isPaid, penalty }: Installment,
  { isFirst, isAfterUnclear }: { readonly isFirst: boolean; readonly isAfterUnclear: boolean },
): PaymentState | null {
  if (isPaid === null) return null;
  if (isPaid) return 'paid';
  if (isOverdue && isAfterUnclear && !penalty) return null;
  const hasPassed = isOverdue && (isFirst || (penalty ?? 0) > 0);
  if (hasPassed) return isLocked ? 'locked' : 'late';
  return isFirst ? 'next' : 'later';
}

/** Amounts and penalties together; null where one of them, or its state, is not known: of a late one also its penalty. */
function sumOf(payments: readonly ScheduledPayment[]): Paisa | null {
  let sum = 0;
  for (const { amount, penalty, state } of payments) {
    const isPenaltyUnsaid = penalty === null && (state === 'late' || state === 'locked');
    if (amount === null || state === null || isPenaltyUnsaid) return null;
    sum += amount + (penalty ?? 0);
  }
  return sum;
}

/** A payment whose day can still be kept: not paid, not late. */
export type ComingPayment = ScheduledPayment & { readonly dueTime: number };

/** The payments that are still to come and have a day; where some are known to be paid or open, only those known to be open. */
export function comingPayments({ payments }: PaymentSchedule): readonly ComingPayment[] {
  const isNothingSaid = payments.every(({ isPaid }) => isPaid === null);
  const isComing = (payment: ScheduledPayment): payment is ComingPayment =>
    payment.dueTime !== null &&
    (payment.isPaid === false || (payment.isPaid === null && isNothingSaid)) &&
    payment.state !== 'late' &&
    payment.state !== 'locked';
  return payments
    .filter(isComing)
    .filter(({ dueTime }) => wallTime(dueTime) !== null)
    .slice(0, LISTED_MAX);
}

/** What ends the lateness of an order. Money in paisa. */
export interface AmountDue {
  /** Null where the gateway does not say it. */
  readonly amount: Paisa | null;
  /** How much of it is penalty; null where the gateway does not say it, or where there is none. */
  readonly penalty: Paisa | null;
}

/** What is to be paid at once, for the late payments or to unlock the phone; null while nothing is late. */
export function amountDueOf(
  order: Scheduled & Pick<Order, 'unlockAmount'>,
  schedule: PaymentSchedule | null,
): AmountDue | null {
  if (!isLate(order)) return null;
  const late = schedule?.payments.filter(({ state }) => state === 'late' || state === 'locked') ?? [];
  const penalty = late.reduce((sum, each) => sum + (each.penalty ?? 0), 0);
  // A payment of which nobody knows whether it is late would be left out of the sum.
  const isWhole = late.length > 0 && schedule?.payments.every(({ state }) => state !== null) === true;
  const ofLate = isWhole ? sumOf(late) : null;
  // Nothing unlocks no phone: an amount of 0 says as little as none.
  const toUnlock = order.unlockAmount === 0 ? null : order.unlockAmount;
  return { amount: order.isLocked ? toUnlock : ofLate, penalty: penalty === 0 ? null : penalty };
}
