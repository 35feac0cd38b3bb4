import { DELIVERY, FULL_PAYMENT_PRODUCT, type Variant } from '../catalogue/variants.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { OrderRecord, ShopperRecord } from '../ledger/records.ts';
import { withOrder } from './account.ts';
import { counterOf, setCounter } from './counters.ts';
import { DAY_MS } from './day.ts';
import { exampleOf, LOAN_PRODUCTS, overdueCharge, planOf, scheduleOf } from './instalments.ts';
import { orderIdAfter } from './order-ids.ts';
import { changeStock } from './stock.ts';

/** Who buys, and when (ms since 1970). */
interface Buyer {
  readonly tx: Transaction;
  readonly now: number;
  readonly token: string;
  readonly shopper: ShopperRecord;
}

/** What a variant costs in the cart. Rupees. */
function offerOf({ phone, price }: Variant): Pick<OrderRecord, 'productPrice' | 'deliveryCharges' | 'discount'> {
  const isReduced = phone.linePrice !== null && phone.versions[0]?.price === price;
  return { productPrice: price, deliveryCharges: DELIVERY.charges, discount: isReduced ? 500 : 0 };
}

/** What a variant costs by instalments, rupees, as an example; null where it is sold for full payment alone. */
export const variantExample = (variant: Variant): ReturnType<typeof exampleOf> =>
  variant.phone.id === FULL_PAYMENT_PRODUCT ? null : exampleOf(priceToPay(offerOf(variant)));

/** Opens an order for one piece, taken from the stock, and returns its id. */
export function openOrder({ tx, now, token, shopper }: Buyer, variant: Variant): string {
  const count = counterOf(tx, 'orders');
  const id = orderIdAfter(count);
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
  setCounter(tx, 'orders', count + 1);
  tx.add('order', id, order);
  tx.put('shopper', token, withOrder({ tx, token, shopper }, id));
  changeStock(tx, variant.skuCode, -1);
  return id;
}

/** Cancels an order and puts its piece back. */
export function cancelOrder(tx: Transaction, order: OrderRecord, now: number): void {
  tx.put('order', order.id, { ...order, status: 'cancelled', cancelledAt: now });
  changeStock(tx, order.skuCode, 1);
}

/** The same order for another price of its phone, rupees; what was continued with is reckoned anew. */
export function repriced(order: OrderRecord, price: number): OrderRecord {
  const changed = { ...order, productPrice: price };
  const loan = LOAN_PRODUCTS.find(({ id }) => id === order.loanProductId);
  if (loan === undefined) return { ...changed, firstPayment: priceToPay(changed) };
  const { markup, lineMarkup, downPayment } = planOf(priceToPay(changed), loan);
  return { ...changed, markup, lineMarkup, firstPayment: downPayment };
}

/** The instalments of an order as it was continued with, rupees; none for full payment. */
export function plannedAmounts(order: OrderRecord): readonly number[] {
  const loan = LOAN_PRODUCTS.find(({ id }) => id === order.loanProductId);
  return loan === undefined ? [] : scheduleOf(priceToPay(order) + order.markup - order.firstPayment, loan.periods);
}

/** What the lateness of an instalment cost until it was paid, or until `now`. Rupees; times in ms since 1970. */
export function penaltyOf(
  order: OrderRecord,
  { dueTime, paidTime }: { readonly dueTime: number | null; readonly paidTime: number | null },
  now: number,
): number {
  const daysLate = dueTime === null ? 0 : Math.max(0, Math.floor(((paidTime ?? now) - dueTime) / DAY_MS));
  return overdueCharge(priceToPay(order) - order.firstPayment, plannedAmounts(order).length, daysLate);
}

/** What is paid for the phone itself, before markup. */
export const priceToPay = (order: ReturnType<typeof offerOf>): number =>
  order.productPrice + order.deliveryCharges - order.discount;
