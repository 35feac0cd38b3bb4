import { sentAddress } from '../../gateway/wire/address-fields.ts';
import { isOverdue, isOwing, ownOrder } from '../account.ts';
import { accept, CODES, type Handler, refuse, text } from '../envelope.ts';
import { goodOf } from '../goods.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { priceToPay } from '../orders.ts';

/** Days after which an unpaid instalment locks the phone. */
const LOCK_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** When the phone of an instalment order locks: some days after its first unpaid instalment. */
function lockTime(order: OrderRecord): number | null {
  const next = order.installments.find((each) => each.paidTime === null);
  return next === undefined ? null : next.dueTime + LOCK_AFTER_MS;
}

/** One order with its times and amounts (R42d). */
export const readOrder: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  const good = order === null ? null : goodOf(order.skuCode);
  if (order === null || good === null) return refuse(CODES.orderMissing);
  const locksAt = lockTime(order);
  const isHeld = order.status === 5 && isOwing(order);
  return accept({
    productOrderId: order.id,
    orderType: order.paymentType === 2 ? 1 : order.paymentType === 1 ? 3 : 0,
    orderProcessStatus: order.status,
    receiptType: order.receiptType,
    viewPaymentBtn: isHeld ? 1 : 0,
    overdueStatus: isOverdue(order, call.now) ? 1 : 0,
    lockStatus: isHeld && locksAt !== null && locksAt <= call.now ? 1 : 0,
    lockTime: isHeld ? locksAt : null,
    expressCompanyName: order.trackingNumber === null ? null : (good.phone.says?.courier ?? 'Sandbox Courier'),
    trackingNumber: order.trackingNumber,
    orderPlacementTime: order.orderPlacementTime,
    paymentTime: order.paymentTime,
    deliveryTime: order.deliveryTime,
    signatureTime: order.signatureTime,
    expireTime: order.expireTime,
    productInfo: {
      productName: good.phone.productName,
      brandName: good.phone.brandName,
      pic: good.picture,
      color: good.color,
      storage: good.version,
      price: order.productPrice,
    },
    productPriceInfo: {
      totalAmount: priceToPay(order) + order.markup,
      productPrice: order.productPrice,
      deliveryCharges: order.deliveryCharges,
      markup: order.markup,
      lineMarkup: order.lineMarkup,
      discount: order.discount,
    },
    installmentSummary: {
      installments: order.installments.map(({ amount, dueTime }) => ({ amount, dueTime })),
    },
    ...(order.address === null ? {} : sentAddress(order.address)),
  });
};

/** The shopper has the phone; saying so twice is the same as once (Q43). */
export const confirmReceipt: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  if (order.status === 5) return accept(null);
  if (order.status !== 4) return refuse(CODES.wrongState);
  call.tx.put('order', order.id, { ...order, status: 5, signatureTime: call.now });
  return accept(null);
};
