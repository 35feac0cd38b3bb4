import { can, moneyStage } from '#core/order/order.ts';
import { ORDER_STATUS_CODES, PAYMENT_CODES, RECEIPT_CODES } from '../../gateway/wire/codes.ts';
import { variantOf } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { isOverdue, isOwing } from '../lending/account.ts';
import { changeStock } from '../lending/orders.ts';
import { DAY_MS, moneyBack, penaltyOf, plannedAmounts, priceToPay, refundOf, scheduleOf } from '../lending/tariff.ts';
import { accept, CODES, ofOrder, refuse } from './call.ts';
import { answeredAddress } from './forms.ts';

/** Days after which an unpaid instalment locks the phone. */
const LOCK_AFTER_MS = 3 * DAY_MS;

/**
 * The payments of an order as the wire has them: without days until it is paid for, and with nothing left to pay once it is over.
 * `amount` is without the penalty, which runs until it is paid.
 */
function installmentsOf(order: OrderRecord, now: number) {
  const kept = order.installments;
  const planned = plannedAmounts(order);
  const markups = scheduleOf(order.markup, planned.length);
  const isOver = moneyStage(order) === 'over';
  return planned.map((plannedAmount, at) => {
    const { amount, dueTime, paidTime } = kept[at] ?? { amount: plannedAmount, dueTime: null, paidTime: null };
    if (isOver && paidTime === null) return CLEARED;
    const penalty = penaltyOf(order, { dueTime, paidTime }, now);
    return { amount, dueTime, paidTime, markup: markups[at] ?? 0, penalty };
  });
}

/** A payment that is owed no more. */
const CLEARED = { amount: 0, dueTime: null, paidTime: null, markup: 0, penalty: 0 };

/** What unlocks a phone: everything that is past its day, with the penalties. Exact to the paisa. */
function unlockAmount(installments: ReturnType<typeof installmentsOf>, now: number): number {
  const late = installments.filter(({ paidTime, dueTime }) => paidTime === null && dueTime !== null && dueTime < now);
  return late.reduce((sum, { amount, penalty }) => sum + amount * 100 + Math.round(penalty * 100), 0) / 100;
}

/** When the phone of an instalment order locks: some days after its first unpaid instalment. */
function lockTime(order: OrderRecord): number | null {
  const next = order.installments.find((each) => each.paidTime === null);
  return next === undefined ? null : next.dueTime + LOCK_AFTER_MS;
}

/** `orderType` (R63) before Continue. */
const NOT_CONTINUED = 0;
const ORDER_TYPES = { bnpl: 1, full: 3 } as const;

/** One order with its times and amounts (R42d). */
export const readOrder = ofOrder((call, order) => {
  const variant = variantOf(order.skuCode);
  if (variant === null) return refuse(CODES.orderMissing);
  const locksAt = lockTime(order);
  const isHeld = order.status === 'received' && isOwing(order);
  const isLocked = isHeld && locksAt !== null && locksAt <= call.now;
  const installments = installmentsOf(order, call.now);
  const back = moneyBack(order);
  return accept<'readOrder'>({
    productOrderId: order.id,
    orderType: order.paymentType === null ? NOT_CONTINUED : ORDER_TYPES[order.paymentType],
    orderProcessStatus: ORDER_STATUS_CODES[order.status],
    receiptType: order.receiptType === null ? 0 : RECEIPT_CODES[order.receiptType],
    viewPaymentBtn: isHeld ? 1 : 0,
    overdueStatus: isOverdue(order, call.now) ? 1 : 0,
    lockStatus: isLocked ? 1 : 0,
    lockTime: isHeld ? locksAt : null,
    expressCompanyName: order.trackingNumber === null ? null : (variant.phone.says?.courier ?? 'Sandbox Courier'),
    trackingNumber: order.trackingNumber,
    orderPlacementTime: order.placedAt,
    paymentTime: order.paidAt,
    deliveryTime: order.shippedAt,
    signatureTime: order.receivedAt,
    expireTime: order.cancelledAt,
    productInfo: {
      productName: variant.phone.productName,
      brandName: variant.phone.brandName,
      pic: variant.picture,
      color: variant.color,
      storage: variant.version,
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
    installmentSummary: { installments, downPayment: order.paymentType === 'bnpl' ? order.firstPayment : null },
    refundTime: back?.time ?? null,
    refundAmount: back?.amount ?? null,
    unlockAmount: isLocked ? unlockAmount(installments, call.now) : null,
    ...answeredAddress(order.address),
  });
});

/** The shopper has the phone; saying so twice is the same as once (Q43). */
export const confirmReceipt = ofOrder((call, order) => {
  if (order.status === 'received') return accept(null);
  if (order.status !== 'shipped') return refuse(CODES.wrongState);
  call.tx.put('order', order.id, { ...order, status: 'received', receivedAt: call.now });
  return accept(null);
});

/** What a refund pays back; only while the phone is paid and not shipped (R68). */
export const readRefund = ofOrder((_call, order) => {
  if (!can('refund', order)) return refuse(CODES.wrongState);
  const { refundAmount, fees, totalFee } = refundOf(order);
  const payType = PAYMENT_CODES[order.paymentType ?? 'full'];
  return accept<'readRefund'>({ payType, downPayment: order.firstPayment, refundAmount, ...fees, totalFee });
});

/** Takes the order back; asking twice is the same as once. */
export const submitRefund = ofOrder(({ tx, now }, order) => {
  if (order.status === 'returns') return accept(null);
  if (!can('refund', order)) return refuse(CODES.wrongState);
  tx.put('order', order.id, { ...order, status: 'returns', refundAskedAt: now });
  changeStock(tx, order.skuCode, 1);
  return accept(null);
});
