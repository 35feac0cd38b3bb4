import type { Address } from '../address/address.ts';
import type { Paisa } from '../lib/money.ts';
import type { ReceiptType } from '../purchase/purchase.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { can, moneyStage, type Order, type OrderTimes } from './order.ts';

/** How an order is paid, with the number of its months for instalments: null where nobody says it. */
export type PaymentMethod = { readonly kind: 'full' } | { readonly kind: 'bnpl'; readonly months: number | null };

/** How an order is paid: one instalment a month (R65). Null while it waits for a payment that is not chosen yet. */
export function paymentMethodOf(
  order: Pick<Order, 'status' | 'receiptType' | 'paymentType' | 'installments'>,
): PaymentMethod | null {
  if (order.status === 'waitingForPayment' && order.receiptType === null) return null;
  return order.paymentType === 'bnpl' ? { kind: 'bnpl', months: order.installments.length || null } : { kind: 'full' };
}

/** What a way to pay is called; without months where nobody says how many there are (R65). */
export function methodName(method: PaymentMethod, shop: Pick<Catalogue['shop'], 'cart' | 'order'>): string {
  if (method.kind === 'full') return shop.cart.full;
  return method.months === null ? shop.cart.bnpl : shop.order.bnplFor({ months: method.months });
}

const TIMES: readonly (keyof OrderTimes)[] = ['placedAt', 'paidAt', 'shippedAt', 'receivedAt', 'cancelledAt'];

/** The times that an order has, ms since 1970, in the order of its life (R65, Q43). */
export function knownTimes(times: OrderTimes): readonly { readonly name: keyof OrderTimes; readonly at: number }[] {
  return TIMES.flatMap((name) => {
    const at = times[name];
    return at === null ? [] : [{ name, at }];
  });
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

/** How and where the phone comes; the address only where it is delivered. Null where nothing of it is known (R65). */
export function deliveryOf({ receiptType, address }: Pick<Order, 'receiptType' | 'address'>): {
  readonly receiptType: ReceiptType | null;
  readonly address: Address | null;
} | null {
  if (receiptType === null && address === null) return null;
  return { receiptType, address: receiptType === 'pickUp' ? null : address };
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

/** Whether an order stands well: it was received, and no payment of it is late. */
export const standsWell = ({ status }: Pick<Order, 'status'>, isLate: boolean): boolean =>
  status === 'received' && !isLate;
