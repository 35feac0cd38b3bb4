import type { Paisa } from '../lib/money.ts';
import { isAboveCap } from '../loan/terms.ts';
import { type MoneyStage, moneyStage, type Order } from './order.ts';
import { hasReceipt } from './order-facts.ts';
import {
  type AmountDue,
  amountDueOf,
  type PaymentSchedule,
  type PaymentState,
  paymentScheduleOf,
} from './payment-schedule.ts';

/** Everything that an order's page, receipt, calendar and list say of its money. Money in paisa, times in ms since 1970. */
export interface OrderMoney {
  /** What an order that waits for its payment takes at once; null where the gateway does not say it. */
  readonly today: Paisa | null;
  /** What comes before the instalments; null without any, and where no field of the order says it. */
  readonly start: StartPayment | null;
  /** What is late, or unlocks the phone; null while nothing is late. */
  readonly due: AmountDue | null;
  /** What was planned, is owed, or was paid of an order that is over. */
  readonly schedule: PaymentSchedule | null;
  /** Whether charges are above its loan (Q20). */
  readonly isAboveLoan: boolean;
  readonly hasReceipt: boolean;
}

/** The payment before the instalments, in paisa, and how it stands. */
export interface StartPayment {
  readonly amount: Paisa;
  readonly state: Extract<PaymentState, 'paid' | 'next' | 'later'>;
}

/** What of an order its money follows from. */
export type MoneyOfOrder = Parameters<typeof amountDueOf>[0] &
  Pick<Order, 'receiptType' | 'downPayment' | 'times'> & { readonly prices: Pick<Order['prices'], 'totalAmount'> };

/** What is owed of an order, by its status and the gateway's word: an order that is over owes nothing (R62, R63). */
export function orderMoney(order: MoneyOfOrder): OrderMoney {
  const stage = moneyStage(order);
  const schedule = paymentScheduleOf(order);
  return {
    today: dueToday(order),
    start: startPaymentOf(order, stage),
    due: amountDueOf(order, schedule),
    schedule,
    isAboveLoan: stage === 'owed' && order.paymentType === 'bnpl' && isAboveLoan(order),
    hasReceipt: hasReceipt(order),
  };
}

/** The first payment of an order that waits for it, and whose payment is chosen: the whole, or what comes before the instalments. */
function dueToday({ status, receiptType, paymentType, downPayment, prices }: MoneyOfOrder): Paisa | null {
  if (status !== 'waitingForPayment' || receiptType === null) return null;
  return (paymentType === 'bnpl' ? downPayment : prices.totalAmount) || null;
}

/** What is paid before the instalments: an order that is over names it only where it was paid. */
function startPaymentOf(order: MoneyOfOrder, stage: MoneyStage): StartPayment | null {
  const { status, paymentType, downPayment: amount } = order;
  if (paymentType !== 'bnpl' || amount === null || amount === 0) return null;
  if (hasReceipt(order)) return { amount, state: 'paid' };
  return stage === 'planned' ? { amount, state: status === 'waitingForPayment' ? 'next' : 'later' } : null;
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
