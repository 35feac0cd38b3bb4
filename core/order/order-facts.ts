import type { Paisa } from '../lib/money.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { can, moneyStage, type Order } from './order.ts';

/**
 * How an order is paid: one instalment a month, without months where nobody says how many there are (R65). Null while it waits
 * for a payment that is not chosen yet.
 */
export function paymentMethod(
  {
    status,
    receiptType,
    paymentType,
    installments,
  }: Pick<Order, 'status' | 'receiptType' | 'paymentType' | 'installments'>,
  shop: Pick<Catalogue['shop'], 'cart' | 'order'>,
): string | null {
  if (status === 'waitingForPayment' && receiptType === null) return null;
  if (paymentType === 'full') return shop.cart.full;
  return installments.length === 0 ? shop.cart.bnpl : shop.order.bnplFor({ months: installments.length });
}

/** Markup of an instalment order in paisa, null in it where nobody says it, with the one that was let off; null for full payment (R65). */
export function orderMarkup({
  paymentType,
  prices: { markup, lineMarkup },
}: Pick<Order, 'paymentType'> & { readonly prices: Pick<Order['prices'], 'markup' | 'lineMarkup'> }): {
  readonly amount: Paisa | null;
  readonly struck: Paisa | null;
} | null {
  if (paymentType !== 'bnpl') return null;
  return { amount: markup, struck: markup === 0 && lineMarkup !== null && lineMarkup > 0 ? lineMarkup : null };
}

/** Whether the address can still be changed: at 3 alone, and only of what is sent (R64, Q73). */
export function mayEditAddress(order: Pick<Order, 'status' | 'receiptType'>): boolean {
  return order.receiptType === 'express' && can('editAddress', order);
}

/** Whether there is anything to give a receipt for: the order was paid for, or its first payment was, by its time or its status (R62). */
export function hasReceipt({ status, times }: Pick<Order, 'status' | 'times'>): boolean {
  const isPaid = status === 'returns' || (status !== null && moneyStage({ status }) === 'owed');
  return times.paidAt !== null || isPaid;
}
