import { orderId } from '#core/lib/ids.ts';
import type { Installment, Order } from '#core/order/order.ts';
import { type Decoder, map, object, orElse } from '../decoder.ts';
import { addressFields, addressOf } from './address-fields.ts';
import type { WireCall } from './call.ts';
import { orderStatusOf, paymentOfOrderType, receiptOf } from './codes.ts';
import {
  COUNT_MAX,
  count,
  flag,
  id,
  list,
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
const saidTime: Decoder<{ readonly at: number | null; readonly isUnclear: boolean }> = (value) => {
  const at = time(value);
  return at === undefined ? undefined : { at, isUnclear: at === null && (value ?? '') !== '' };
};

/** Absent where a gateway does not say what was paid, null for what was not; what cannot be read says neither. */
const mayBePaid: Decoder<Pick<Installment, 'isPaid' | 'paidTime'>> = (value) => {
  const read = saidTime(value);
  if (read === undefined) return undefined;
  return { isPaid: value === undefined || read.isUnclear ? null : read.at !== null, paidTime: read.at };
};

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

/** Instalments of which only the number is known. */
const emptyInstallments = map(orElse(count, 0), (many): readonly Installment[] =>
  Array.from({ length: many }, () => ({
    amount: null,
    dueTime: null,
    isPaid: null,
    paidTime: null,
    markup: null,
    penalty: null,
  })),
);

/** Instalments come as a list, or as their bare number (Q43). All are read, for they are counted and summed; too many refuse the order. */
const installments: Decoder<readonly Installment[]> = (value) => {
  if (!Array.isArray(value)) return emptyInstallments(value);
  return value.length > COUNT_MAX ? undefined : list(installment, COUNT_MAX)(value);
};

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
export const READ_ORDER: WireCall<'readOrder'> = {
  call: 'readOrder',
  path: 'get/order/details',
  fields: (productOrderId) => ({ productOrderId }),
  answer: order,
};
