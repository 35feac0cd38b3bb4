import { counterOf, setCounter } from './counters.ts';
import { type LenderCall } from './envelope.ts';
import { DELIVERY, type Good } from './goods.ts';
import type { Transaction } from './ledger/ledger.ts';
import type { OrderRecord } from './ledger/records.ts';
import { changeStock } from './stock.ts';

/** The first order's id: longer than a JSON number carries exactly, so that ids must stay text (Q65). */
const FIRST_ORDER_ID = 202611210000000000001n;

/** Opens an order for one piece, taken from the stock, and returns its id. */
export function openOrder({ tx, now, token, shopper }: LenderCall, good: Good): string {
  const count = counterOf(tx, 'orders');
  const id = String(FIRST_ORDER_ID + BigInt(count));
  const discount = good.phone.linePrice !== null && good.phone.versions[0]?.price === good.price ? 500 : 0;
  const order: OrderRecord = {
    id,
    shopper: token,
    productId: good.phone.id,
    skuCode: good.skuCode,
    status: 1,
    receiptType: 0,
    paymentType: 0,
    loanProductId: null,
    address: null,
    productPrice: good.price,
    deliveryCharges: DELIVERY.charges,
    discount,
    markup: 0,
    lineMarkup: 0,
    firstPayment: good.price + DELIVERY.charges - discount,
    installments: [],
    trackingNumber: null,
    orderPlacementTime: now,
    paymentTime: null,
    deliveryTime: null,
    signatureTime: null,
    expireTime: null,
    isRefunded: false,
  };
  setCounter(tx, 'orders', count + 1);
  tx.put('order', id, order);
  tx.put('shopper', token, { ...shopper, orderIds: [...shopper.orderIds, id] });
  changeStock(tx, good.skuCode, -1);
  return id;
}

/** Cancels an order and puts its piece back. */
export function cancelOrder(tx: Transaction, order: OrderRecord, now: number): void {
  tx.put('order', order.id, { ...order, status: 7, expireTime: now });
  changeStock(tx, order.skuCode, 1);
}

/** What is paid for the phone itself, before markup. */
export const priceToPay = (order: OrderRecord): number => order.productPrice + order.deliveryCharges - order.discount;
