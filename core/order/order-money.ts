import type { Paisa } from '../lib/money.ts';
import { isAboveCap } from '../loan/terms.ts';
import { type MoneyBack, moneyBackOf } from './money-back.ts';
import { type MoneyStage, moneyStage, type Order } from './order.ts';
import { hasReceipt, paymentMethodOf } from './order-facts.ts';
import {
  type AmountDue,
  amountDueOf,
  type ComingPayment,
  comingPayments,
  type PaymentSchedule,
  type PaymentState,
  paymentScheduleOf,
  type ScheduledPayment,
} from './payment-schedule.ts';

/** Everything that an order's page, receipt, calendar and list say of its money. Money in paisa, times in ms since 1970. */
export interface OrderMoney {
  readonly stage: MoneyStage;
  /** What an order that waits for its payment takes at once; null where the gateway does not say it. */
  readonly today: Paisa | null;
  /** What comes before the instalments; null without any, and where no field of the order says it. */
  readonly start: StartPayment | null;
  /** What is late, or unlocks the phone; null while nothing is late. */
  readonly due: AmountDue | null;
  /** The late charges, owed and paid, that the order's total does not hold; null without any, and where it may hold them. */
  readonly onTop: Paisa | null;
  /** The next payment, while nothing is late. */
  readonly next: ScheduledPayment | null;
  /** What was planned, is owed, or was paid of an order that is over. */
  readonly schedule: PaymentSchedule | null;
  /** The payments that a calendar takes. */
  readonly coming: readonly ComingPayment[];
  /** Whether its payments can be handed on as a list: while they are owed. */
  readonly isListed: boolean;
  /** Charges above its loan (Q20), and whether any payment of them is still owed; null where they are not above it. */
  readonly aboveLoan: 'owed' | 'paid' | null;
  readonly back: MoneyBack | null;
  readonly hasReceipt: boolean;
}

/** The payment before the instalments, in paisa, and how it stands. */
export interface StartPayment {
  readonly amount: Paisa;
  readonly state: Extract<PaymentState, 'paid' | 'next' | 'later'>;
}

/** What of an order its money follows from. */
export type MoneyOfOrder = Pick<
  Order,
  | 'status'
  | 'receiptType'
  | 'paymentType'
  | 'installments'
  | 'isOverdue'
  | 'isLocked'
  | 'lockTime'
  | 'unlockAmount'
  | 'downPayment'
  | 'times'
  | 'refund'
> & { readonly prices: Pick<Order['prices'], 'totalAmount'> };

/** What is owed of an order, and what comes back, by its status and the gateway's word: an order that is over owes nothing (R62, R63, R68). */
export function orderMoney(order: MoneyOfOrder): OrderMoney {
  const stage = moneyStage(order);
  const schedule = paymentScheduleOf(order);
  const due = amountDueOf(order, schedule);
  const start = startPaymentOf(order, stage);
  return {
    stage,
    today: dueToday(order),
    start,
    due,
    onTop: isTotalPlanned(order, start) ? lateCharges(schedule) : null,
    next: due === null ? (schedule?.next ?? null) : null,
    schedule,
    coming: schedule === null ? [] : comingPayments(schedule),
    isListed: stage === 'owed' && schedule !== null,
    aboveLoan: aboveLoanOf(order, stage),
    back: moneyBackOf(order),
    hasReceipt: hasReceipt(order),
  };
}

/** Whether the total is what was planned, to the paisa: the payment before the instalments and these, without a late charge. */
function isTotalPlanned({ installments, prices }: MoneyOfOrder, start: StartPayment | null): boolean {
  const amounts = installments.map(({ amount }) => amount ?? Number.NaN);
  return amounts.reduce((sum, each) => sum + each, start?.amount ?? 0) === prices.totalAmount;
}

/** All late charges of the payments that are listed; null without any. */
function lateCharges(schedule: PaymentSchedule | null): Paisa | null {
  const sum = schedule?.payments.reduce((all, { penalty }) => all + (penalty ?? 0), 0) ?? 0;
  return sum === 0 ? null : sum;
}

/** The first payment of an order that waits for it: the whole, or what comes before the instalments. */
function dueToday(order: MoneyOfOrder): Paisa | null {
  if (order.status !== 'waitingForPayment' || paymentMethodOf(order) === null) return null;
  const amount = order.paymentType === 'bnpl' ? order.downPayment : order.prices.totalAmount;
  return amount === 0 ? null : amount;
}

/** What is paid before the instalments: an order that is over names it only where it was paid. */
function startPaymentOf(order: MoneyOfOrder, stage: MoneyStage): StartPayment | null {
  const { status, paymentType, downPayment: amount } = order;
  if (paymentType !== 'bnpl' || amount === null || amount === 0) return null;
  if (hasReceipt(order)) return { amount, state: 'paid' };
  return stage === 'planned' ? { amount, state: status === 'waitingForPayment' ? 'next' : 'later' } : null;
}

function aboveLoanOf(order: MoneyOfOrder, stage: MoneyStage): OrderMoney['aboveLoan'] {
  if (stage !== 'owed' || order.paymentType !== 'bnpl' || !isAboveLoan(order)) return null;
  return order.installments.every((each) => each.isPaid === true) ? 'paid' : 'owed';
}

/** What is said of charges that are above the loan, owed or paid (Q20); null where they are not. */
export function aboveLoanNote(
  { aboveLoan }: Pick<OrderMoney, 'aboveLoan'>,
  words: Readonly<Record<'aboveLoan' | 'paidAboveLoan', string>>,
): string | null {
  if (aboveLoan === null) return null;
  return aboveLoan === 'owed' ? words.aboveLoan : words.paidAboveLoan;
}

/** Whether markup and late charges of an order are together above its loan (Q20). False where a part of them is not known. */
export function isAboveLoan({ installments }: Pick<Order, 'installments'>): boolean {
  let [amount, markups, overdueCharge] = [0, 0, 0];
  for (const { amount: asked, markup, penalty } of installments) {
    if (asked === null || markup === null || penalty === null || markup > asked) return false;
    amount += asked - markup;
    markups += markup;
    overdueCharge += penalty;
  }
  return isAboveCap({ amount, markup: markups, overdueCharge, total: amount + markups + overdueCharge });
}
