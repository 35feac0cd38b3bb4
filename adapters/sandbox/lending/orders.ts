import { FIRST_STOCK, SOLD_OUT_SKU, type Variant } from '../catalogue/variants.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { OrderRecord, RecordKey } from '../ledger/records.ts';
import { type Owner, openOrders, orderIdAfter } from './account.ts';
import { offerOf, priceToPay } from './tariff.ts';

/** Opens an order for one piece, taken from the stock, and returns its id. `now`: ms since 1970. */
export function openOrder(buyer: Owner & { readonly now: number }, variant: Variant): string {
  const { tx, now, token, shopper } = buyer;
  const id = orderIdAfter(countOne(tx, 'orders') - 1);
  const offer = offerOf(variant);
  const order: OrderRecord = {
    id,
    shopper: token,
    productId: variant.phone.id,
    skuCode: variant.skuCode,
    status: 'waitingForPayment',
    receiptType: null,
    paymentType: null,
    loanProductId: null,
    address: null,
    ...offer,
    markup: 0,
    lineMarkup: 0,
    firstPayment: priceToPay(offer),
    installments: [],
    trackingNumber: null,
    placedAt: now,
    paidAt: null,
    shippedAt: null,
    receivedAt: null,
    cancelledAt: null,
    isRefunded: false,
  };
  const openIds = openOrders(buyer).map((each) => each.id);
  tx.put('order', id, order);
  tx.put('shopper', token, { ...shopper, orderIds: [...shopper.orderIds, id], openIds: [...openIds, id] });
  changeStock(tx, variant.skuCode, -1);
  return id;
}

/** Cancels an order and puts its piece back. */
export function cancelOrder(tx: Transaction, order: OrderRecord, now: number): void {
  tx.put('order', order.id, { ...order, status: 'cancelled', cancelledAt: now });
  changeStock(tx, order.skuCode, 1);
}

/** Pieces left of a variant. */
export const stockOf = (tx: Transaction, skuCode: string): number =>
  tx.get('stock', skuCode)?.left ?? (skuCode === SOLD_OUT_SKU ? 0 : FIRST_STOCK);

/** Takes pieces (below 0) or puts them back. */
export const changeStock = (tx: Transaction, skuCode: string, by: number): void =>
  setStock(tx, skuCode, stockOf(tx, skuCode) + by);

/** Sets what is left of a variant. */
export const setStock = (tx: Transaction, skuCode: string, left: number): void => tx.put('stock', skuCode, { left });

/** The lender's numbers: how many orders, complaints and probes of the store there were, and ms by which its clock is ahead. */
export type Counter = 'orders' | 'complaints' | 'probes' | 'clockOffset';

/** Names a counter's record. */
export const counterKey = (counter: Counter): RecordKey => ({ kind: 'number', key: counter });

/** A counter; 0 before it was first set. */
export function counterOf(tx: Transaction, counter: Counter): number {
  return tx.get('number', counter)?.value ?? 0;
}

/** Counts one more, and says how many there are then. */
export function countOne(tx: Transaction, counter: Counter): number {
  const count = counterOf(tx, counter) + 1;
  setCounter(tx, counter, count);
  return count;
}

/** Sets a counter. */
export function setCounter(tx: Transaction, counter: Counter, value: number): void {
  tx.put('number', counter, { value });
}
