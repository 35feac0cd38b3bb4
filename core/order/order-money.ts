import type { Paisa } from '../lib/money.ts';
import { isAboveCap } from '../loan/terms.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { moneyStage, type Order } from './order.ts';
import { type AmountDue, amountDueOf, type PaymentSchedule, paymentScheduleOf } from './payment-schedule.ts';

/** Everything that an order's page, receipt, calendar and list say of its money. Money in paisa, times in ms since 1970. */
export interface OrderMoney {
  /** What an order that waits for its payment takes at once; null where the gateway does not say it. */
  readonly today: Paisa | null;
  /** What comes before the instalments, and how it stands; null without any, and where no field of the order says it. */
  readonly start: { readonly amount: Paisa; readonly state: 'paid' | 'next' | 'later' } | null;
  /** What is late, or unlocks the phone; null while nothing is late. */
  readonly due: AmountDue | null;
  /** What was planned, is owed, or was paid of an order that is over. */
  readonly schedule: PaymentSchedule | null;
  /** Whether charges are above its loan (Q20). */
  readonly isAboveLoan: boolean;
  readonly hasReceipt: boolean;
}

/** What is owed of an order, by its status and the gateway's word: an order that is over owes nothing (R62, R63). */
export function orderMoney(order: Order): OrderMoney {
  const schedule = paymentScheduleOf(order);
  return {
    today: dueToday(order),
    start: startPaymentOf(order),
    due: amountDueOf(order, schedule),
    schedule,
    isAboveLoan: moneyStage(order) === 'owed' && order.paymentType === 'bnpl' && isAboveLoan(order),
    hasReceipt: hasReceipt(order),
  };
}

/** The first payment of an order that waits for it, and whose payment is chosen: the whole, or what comes before the instalments. */
function dueToday({ status, receiptType, paymentType, downPayment, prices }: Order): Paisa | null {
  if (status !== 'waitingForPayment' || receiptType === null) return null;
  return (paymentType === 'bnpl' ? downPayment : prices.totalAmount) || null;
}

/** What is paid before the instalments: an order that is over names it only where it was paid. */
function startPaymentOf(order: Order): OrderMoney['start'] {
  const { status, paymentType, downPayment: amount } = order;
  if (paymentType !== 'bnpl' || amount === null || amount === 0) return null;
  if (hasReceipt(order)) return { amount, state: 'paid' };
  if (status === 'waitingForPayment') return { amount, state: 'next' };
  return status === 'underReview' ? { amount, state: 'later' } : null;
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
  return isAboveCap({ amount, markup: markups, overdueCharge });
}

/**
 * How an order is paid: one instalment a month, without months where nobody says how many there are (R65). Null while it waits
 * for a payment that is not chosen yet.
 */
export function paymentMethod(order: Order, shop: Pick<Catalogue['shop'], 'cart' | 'order'>): string | null {
  const months = order.installments.length;
  if (order.status === 'waitingForPayment' && order.receiptType === null) return null;
  if (order.paymentType === 'full') return shop.cart.full;
  return months === 0 ? shop.cart.bnpl : shop.order.bnplFor({ months });
}

/** Markup of an instalment order in paisa, null in it where nobody says it, with the one that was let off; null for full payment (R65). */
export function orderMarkup({ paymentType, prices: { markup, lineMarkup } }: Order) {
  if (paymentType !== 'bnpl') return null;
  return { amount: markup, struck: markup === 0 && lineMarkup !== null && lineMarkup > 0 ? lineMarkup : null };
}

/** Whether there is anything to give a receipt for: the order was paid for, or its first payment was, by its time or its status (R62). */
function hasReceipt(order: Order): boolean {
  const isPaid = order.status === 'returns' || (order.status !== null && moneyStage(order) === 'owed');
  return order.times.paidAt !== null || isPaid;
}
