import { orderId } from '#core/lib/ids.ts';
import type { Installment, Order } from '#core/order/order.ts';
import type { RefundInfo } from '#core/refund/refund.ts';
import { built, map, object, orElse } from '../decoder.ts';
import { addressFields, addressOf } from './address.ts';
import { ofOrder } from './call.ts';
import { orderStatusOf, paymentOfOrderType, receiptOf } from './codes.ts';
import {
  COUNT_MAX,
  flag,
  id,
  installmentCount,
  list,
  nothing,
  optionalRupees,
  optionalStatus,
  optionalText,
  picture,
  rupees,
  status,
  textOrEmpty,
  time,
  words,
} from './fields.ts';

/** A time, and whether one is there that names no instant: something happened then, and nobody can say when (Q27). */
const saidTime = map(time, (at, value) => ({ at, isUnclear: at === null && (value ?? '') !== '' }));

/** Absent where a gateway does not say what was paid, null for what was not; what cannot be read says neither. */
const mayBePaid = map(
  saidTime,
  ({ at, isUnclear }, value): Pick<Installment, 'isPaid' | 'paidTime'> => ({
    isPaid: value === undefined || isUnclear ? null : at !== null,
    paidTime: at,
  }),
);

const installment = map(
  object({
    amount: optionalRupees,
    dueTime: time,
    paidTime: mayBePaid,
    markup: optionalRupees,
    penalty: optionalRupees,
  }),
  ({ paidTime, ...rest }): Installment => ({ ...rest, ...paidTime }),
);

/** Instalments of which only the number is known: nothing is said of each. */
const emptyInstallments = map(orElse(installmentCount, 0), (many) =>
  Array.from({ length: many }, () => installment({}) as Installment),
);

const allInstallments = list(installment, COUNT_MAX);

/** Instalments come as a list, or as their bare number (Q43). All are read, for they are counted and summed; too many refuse the order. */
const installments: typeof allInstallments = built({ by: [allInstallments, emptyInstallments] }, (value) => {
  if (!Array.isArray(value)) return emptyInstallments(value);
  return value.length > COUNT_MAX ? undefined : allInstallments(value);
});

const order = map(
  object({
    productOrderId: id(orderId),
    orderType: status,
    orderProcessStatus: status,
    receiptType: optionalStatus,
    viewPaymentBtn: flag(false),
    overdueStatus: flag(false),
    lockStatus: optionalStatus,
    lockTime: time,
    expressCompanyName: optionalText,
    trackingNumber: optionalText,
    orderPlacementTime: time,
    paymentTime: saidTime,
    deliveryTime: time,
    signatureTime: time,
    expireTime: time,
    productInfo: object({
      productName: words,
      brandName: textOrEmpty,
      pic: picture,
      color: optionalText,
      storage: optionalText,
      price: rupees,
    }),
    productPriceInfo: object({
      totalAmount: rupees,
      productPrice: rupees,
      deliveryCharges: optionalRupees,
      markup: optionalRupees,
      lineMarkup: optionalRupees,
      discount: optionalRupees,
    }),
    installmentSummary: orElse(object({ installments, downPayment: optionalRupees }), {}),
    unlockAmount: optionalRupees,
    refundTime: saidTime,
    refundAmount: optionalRupees,
    ...addressFields,
  }),
  (wire): Order => ({
    productOrderId: wire.productOrderId,
    paymentType: paymentOfOrderType(wire.orderType),
    isContinued: wire.orderType !== 0,
    status: orderStatusOf(wire.orderProcessStatus),
    receiptType: receiptOf(wire.receiptType),
    hasPaymentButton: wire.viewPaymentBtn,
    isOverdue: wire.overdueStatus,
    isLocked: wire.lockStatus === 1,
    lockTime: wire.lockTime,
    expressCompanyName: wire.expressCompanyName,
    trackingNumber: wire.trackingNumber,
    times: {
      placedAt: wire.orderPlacementTime,
      paidAt: wire.paymentTime.at,
      shippedAt: wire.deliveryTime,
      receivedAt: wire.signatureTime,
      cancelledAt: wire.expireTime,
    },
    product: {
      name: wire.productInfo.productName,
      brand: wire.productInfo.brandName,
      picture: wire.productInfo.pic,
      color: wire.productInfo.color,
      storage: wire.productInfo.storage,
      price: wire.productInfo.price,
    },
    prices: wire.productPriceInfo,
    address: addressOf(wire),
    downPayment: wire.installmentSummary.downPayment,
    installments: wire.installmentSummary.installments,
    refund: {
      askedAt: wire.refundTime.at,
      amount: wire.refundAmount,
      isUnclear: wire.paymentTime.isUnclear || wire.refundTime.isUnclear,
    },
    unlockAmount: wire.unlockAmount,
  }),
);

/** Order details. */
export const READ_ORDER = ofOrder('readOrder', 'get/order/details', order);

/** Confirm the receipt. */
export const CONFIRM_RECEIPT = ofOrder('confirmReceipt', 'user/confirm/receipt', nothing);

/** Cooling-off info. */
export const READ_REFUND = ofOrder(
  'readRefund',
  'get/refund/cooling/info',
  map(
    object({
      payType: optionalStatus,
      downPayment: rupees,
      refundAmount: rupees,
      amlOrCftFee: optionalRupees,
      tasdeepFee: optionalRupees, // sic, §3
      dataCheckFee: optionalRupees,
      refundProcessingFee: optionalRupees,
      totalFee: rupees,
    }),

    ({ payType, amlOrCftFee, tasdeepFee, ...rest }): RefundInfo => ({
      ...rest,
      paid: payType === null ? null : payType === 1 ? 'full' : 'downPayment',
      amlFee: amlOrCftFee,
      tasdeeqFee: tasdeepFee,
    }),
  ),
);

/** Submit the refund. */
export const SUBMIT_REFUND = ofOrder('submitRefund', 'refund/cooling', nothing);
