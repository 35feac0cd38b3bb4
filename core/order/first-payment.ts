import type { Paisa } from '../lib/money.ts';
import { isAboveCap } from '../loan/loan-notices.ts';
import type { Order } from './order.ts';

/** What was paid of an instalment order before its instalments: its total without them. Null where one of them is not known. */
export function firstPaymentOf({
  paymentType,
  installments,
  prices,
}: Pick<Order, 'paymentType' | 'installments'> & {
  readonly prices: Pick<Order['prices'], 'totalAmount'>;
}): Paisa | null {
  if (paymentType !== 'bnpl' || installments.length === 0) return null;
  const amounts = installments.map(({ amount }) => amount).filter((amount) => amount !== null);
  const first = prices.totalAmount - amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.length === installments.length && first >= 0 ? first : null;
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
