import type { Paisa } from '../lib/money.ts';
import { wallTime } from '../text/format.ts';
import { type Installment, type MoneyStage, moneyStage, type Order } from './order.ts';

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
  readonly stage: MoneyStage;
  /** By their days; of an order that is over those that were paid. */
  readonly payments: readonly ScheduledPayment[];
  /** How many payments the plan has. */
  readonly of: number;
  /** The first payment that is still to be made; null where none is, or where nobody knows. */
  readonly next: ScheduledPayment | null;
  /** Everything that is still to be paid, penalties included; null where the gateway does not say it, or nothing is bought yet. */
  readonly rest: Paisa | null;
}

type Scheduled = Pick<Order, 'status' | 'paymentType' | 'installments' | 'isOverdue' | 'isLocked'>;

/**
 * The schedule of an instalment order, by the gateway's word alone: whether a payment is late is not the device's clock to
 * say. Null for an order paid in full, and where the gateway sends neither amounts, times nor late charges. An order that is
 * over owes nothing.
 */
export function paymentScheduleOf(order: Scheduled): PaymentSchedule | null {
  const { installments } = order;
  const isKnown = installments.some(
    ({ amount, dueTime, penalty }) => amount !== null || dueTime !== null || (penalty ?? 0) > 0,
  );
  if (order.paymentType !== 'bnpl' || !isKnown) return null;
  const stage = moneyStage(order);
  const numbered = byDay(installments).map((each, at) => ({ ...each, number: at + 1 }));
  const of = numbered.length;
  switch (stage) {
    case 'planned':
      return { stage, of, payments: numbered.map(planned), next: null, rest: null };
    case 'owed':
      return { stage, of, ...owed(order, numbered) };
    case 'over': {
      const payments = numbered.filter(({ isPaid }) => isPaid === true).map(paid);
      return payments.length === 0 ? null : { stage, of, payments, next: null, rest: 0 };
    }
  }
}

type Numbered = Omit<ScheduledPayment, 'state'>;

/** Payments in the order of their days, whatever order they are sent in; one without a day keeps its place. */
function byDay(installments: readonly Installment[]): readonly Installment[] {
  const dated = installments
    .filter(({ dueTime }) => dueTime !== null)
    .sort((one, other) => (one.dueTime ?? 0) - (other.dueTime ?? 0))
    .values();
  return installments.map((each) => (each.dueTime === null ? each : (dated.next().value ?? each)));
}

/** Nothing is late before it is bought. */
const planned = (each: Numbered): ScheduledPayment => ({
  ...each,
  penalty: null,
  state: each.isPaid === true ? 'paid' : 'later',
});
const paid = (each: Numbered): ScheduledPayment => ({ ...each, state: 'paid' });

function owed(order: Scheduled, numbered: readonly Numbered[]): Pick<PaymentSchedule, 'payments' | 'next' | 'rest'> {
  const first = numbered.findIndex(({ isPaid }) => isPaid !== true);
  const payments = numbered.map((each, at) => {
    const isAfterUnclear = numbered.slice(0, at).some(({ isPaid }) => isPaid === null);
    return { ...each, state: stateOf(order, each, { isFirst: at === first, isAfterUnclear }) };
  });
  const next = payments[first];
  return {
    payments,
    next: next === undefined || next.state === null ? null : next,
    rest: sumOf(payments.filter(({ state }) => state !== 'paid')),
  };
}

/** A payment is late where its order is and it is the first one open, and where it has a late charge. */
function stateOf(
  { isOverdue, isLocked }: Scheduled,
  { isPaid, penalty }: Numbered,
  { isFirst, isAfterUnclear }: { readonly isFirst: boolean; readonly isAfterUnclear: boolean },
): PaymentState | null {
  if (isPaid === null) return null;
  if (isPaid) return 'paid';
  const isFlagged = isOverdue || isLocked;
  if (isFlagged && isAfterUnclear && !penalty) return null;
  const hasPassed = (isFlagged && isFirst) || (penalty ?? 0) > 0;
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

/** The owed payments that are still to come and have a day; where some are known to be paid or open, only those known to be open. */
export function comingPayments({ stage, payments }: PaymentSchedule): readonly ComingPayment[] {
  if (stage !== 'owed') return [];
  const isNothingSaid = payments.every(({ isPaid }) => isPaid === null);
  const isComing = (payment: ScheduledPayment): payment is ComingPayment =>
    payment.dueTime !== null &&
    (payment.isPaid === false || isNothingSaid) &&
    payment.state !== 'late' &&
    payment.state !== 'locked';
  return payments
    .filter(isComing)
    .filter(({ dueTime }) => wallTime(dueTime) !== null)
    .slice(0, LISTED_MAX);
}

/** What ends the lateness of an order. Money in paisa. */
export interface AmountDue {
  readonly isLocked: boolean;
  /** How many payments are known to be late. */
  readonly late: number;
  /** From when on the phone can be locked, ms since 1970; null where it is, and where nobody says. */
  readonly lockFrom: number | null;
  /** With the late charge; null where the gateway does not say it. */
  readonly amount: Paisa | null;
  /** The same without the late charge; null where there is none, or where it is not the rest of the amount. */
  readonly instalments: Paisa | null;
  /** How much of it is penalty; null where the gateway does not say it, or where there is none. */
  readonly penalty: Paisa | null;
}

/** What is to be paid at once, for the late payments or to unlock the phone; null while nothing is late, as in full payment (R63). */
export function amountDueOf(
  order: Scheduled & Pick<Order, 'unlockAmount' | 'lockTime'>,
  schedule: PaymentSchedule | null,
): AmountDue | null {
  const { isOverdue, isLocked } = order;
  if (order.paymentType !== 'bnpl' || moneyStage(order) !== 'owed') return null;
  const payments = schedule?.payments ?? [];
  const late = payments.filter(({ state }) => state === 'late' || state === 'locked');
  if (!isOverdue && !isLocked && late.length === 0) return null;
  const charge = late.reduce((sum, each) => sum + (each.penalty ?? 0), 0);
  // A payment of which nobody knows whether it is late would be left out of the sum.
  const isWhole = late.length > 0 && payments.every(({ state }) => state !== null);
  const ofLate = isWhole ? sumOf(late) : null;
  // Nothing unlocks no phone: an amount of 0 says as little as none.
  const toUnlock = order.unlockAmount === 0 ? null : order.unlockAmount;
  const amount = isLocked ? toUnlock : ofLate;
  // A charge that is more than the whole is no part of it.
  const penalty = charge === 0 || (amount !== null && charge > amount) ? null : charge;
  const instalments = penalty !== null && amount !== null && amount === ofLate ? amount - penalty : null;
  return { isLocked, late: late.length, lockFrom: isLocked ? null : order.lockTime, amount, instalments, penalty };
}
