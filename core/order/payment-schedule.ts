import type { Paisa } from '../lib/money.ts';
import { wallTime } from '../text/format.ts';
import { type Installment, type MoneyStage, moneyStage, type Order } from './order.ts';

/** How one payment of a plan stands. */
export type PaymentState = 'paid' | 'next' | 'later' | 'late';

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
      return { stage, of, payments: numbered.map(planned), rest: null };
    case 'owed': {
      const first = numbered.findIndex(({ isPaid }) => isPaid !== true);
      const unclear = numbered.findIndex(({ isPaid }) => isPaid === null);
      const payments = numbered.map((each, at) => {
        const isAfterUnclear = unclear !== -1 && at > unclear;
        return { ...each, state: stateOf(order, each, { isFirst: at === first, isAfterUnclear }) };
      });
      return { stage, of, payments, rest: sumOf(payments.filter(({ state }) => state !== 'paid')) };
    }
    case 'over': {
      const payments = numbered
        .filter(({ isPaid }) => isPaid === true)
        .map((each) => ({ ...each, state: 'paid' as const }));
      return payments.length === 0 ? null : { stage, of, payments, rest: 0 };
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

/** A payment is late where its order is and it is the first one open, and where it has a late charge. */
function stateOf(
  { isOverdue, isLocked }: Scheduled,
  { isPaid, penalty }: Numbered,
  { isFirst, isAfterUnclear }: { readonly isFirst: boolean; readonly isAfterUnclear: boolean },
): PaymentState | null {
  if (isPaid === null) return null;
  if (isPaid) return 'paid';
  if ((penalty ?? 0) > 0) return 'late';
  const isLateOrder = isOverdue || isLocked;
  if (isFirst) return isLateOrder ? 'late' : 'next';
  return isLateOrder && isAfterUnclear ? null : 'later';
}

/** Amounts and penalties together; null where one of them, or its state, is not known: of a late one also its penalty. */
function sumOf(payments: readonly ScheduledPayment[]): Paisa | null {
  let sum = 0;
  for (const { amount, penalty, state } of payments) {
    if (amount === null || state === null || (penalty === null && state === 'late')) return null;
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
  return payments.filter(
    (payment): payment is ComingPayment =>
      payment.dueTime !== null &&
      wallTime(payment.dueTime) !== null &&
      (payment.isPaid === false || isNothingSaid) &&
      payment.state !== 'late',
  );
}

/** What ends the lateness of an order. Money in paisa. */
export interface AmountDue {
  readonly isLocked: boolean;
  /** How many payments are known to be late. */
  readonly late: number;
  /** With the late charge; null where the gateway does not say it. */
  readonly amount: Paisa | null;
  /** How much of it is penalty; null where the gateway does not say it, or where there is none. */
  readonly penalty: Paisa | null;
}

/** What is to be paid at once, for the late payments or to unlock the phone; null while nothing is late, as in full payment (R63). */
export function amountDueOf(
  order: Scheduled & Pick<Order, 'unlockAmount'>,
  schedule: PaymentSchedule | null,
): AmountDue | null {
  const { isOverdue, isLocked, unlockAmount } = order;
  if (order.paymentType !== 'bnpl' || moneyStage(order) !== 'owed') return null;
  const payments = schedule?.payments ?? [];
  const late = payments.filter(({ state }) => state === 'late');
  if (!isOverdue && !isLocked && late.length === 0) return null;
  const charge = late.reduce((sum, each) => sum + (each.penalty ?? 0), 0);
  // A payment of which nobody knows whether it is late would be left out of the sum.
  const isWhole = late.length > 0 && payments.every(({ state }) => state !== null);
  // Nothing unlocks no phone: an amount of 0 says as little as none.
  const amount = isLocked ? unlockAmount || null : isWhole ? sumOf(late) : null;
  // A charge that is more than the whole is no part of it.
  const penalty = charge === 0 || (amount !== null && charge > amount) ? null : charge;
  return { isLocked, late: late.length, amount, penalty };
}
