import { isAboveCap } from '../loan/loan-notices.ts';
import type { Order } from './order.ts';

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
