import type { Paisa } from '../lib/money.ts';
import { wallTime } from '../text/format.ts';
import { type Installment, isLate, type Order } from './order.ts';

/** How one payment of a plan stands. `locked`: it is late, and the phone is locked for it. */
export type PaymentState = 'paid' | 'next' | 'later' | 'late' | 'locked';

/** One payment of a plan, with its place in it. */
export interface ScheduledPayment extends Installment {
  /** From 1. */
  readonly number: number;
  /** Null where the gateway does not say what was paid. */
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
  const payments = installments.map((each, at) => ({
    ...each,
    number: at + 1,
    state: stateOf(order, each, at === first),
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
  isFirst: boolean,
): PaymentState | null {
  if (isPaid === null) return null;
  if (isPaid) return 'paid';
  const hasPassed = isOverdue && (isFirst || (penalty ?? 0) > 0);
  if (hasPassed) return isLocked ? 'locked' : 'late';
  return isFirst ? 'next' : 'later';
}

/** Amounts and penalties together; null where one of them, or its state, is not known. */
function sumOf(payments: readonly ScheduledPayment[]): Paisa | null {
  let sum = 0;
  for (const { amount, penalty, state } of payments) {
    if (amount === null || state === null) return null;
    sum += amount + (penalty ?? 0);
  }
  return sum;
}

/** A payment whose day can still be kept: not paid, not late. */
export type ComingPayment = ScheduledPayment & { readonly dueTime: number };

/** The payments that are still to come and have a day. */
export function comingPayments({ payments }: PaymentSchedule): readonly ComingPayment[] {
  const isComing = (payment: ScheduledPayment): payment is ComingPayment =>
    payment.dueTime !== null && payment.isPaid !== true && payment.state !== 'late' && payment.state !== 'locked';
  return payments.filter(isComing).filter(({ dueTime }) => wallTime(dueTime) !== null);
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
  const ofLate = late.length === 0 ? null : sumOf(late);
  return { amount: order.isLocked ? order.unlockAmount : ofLate, penalty: penalty === 0 ? null : penalty };
}
