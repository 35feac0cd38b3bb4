import * as v from 'valibot';
import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import type { Calculation } from '#core/instalments/calculation.ts';
import { loanProductId, orderId } from '#core/lib/ids.ts';
import type { Installment, Order } from '#core/order/order.ts';
import { orderStatusOf } from '#core/order/order.ts';
import type { RefundInfo } from '#core/refund/refund.ts';
import type { WireCall } from './call.ts';
import {
  count,
  flag,
  id,
  list,
  optionalRupees,
  optionalStatus,
  optionalText,
  picture,
  rupees,
  rupeesOrZero,
  status,
  textOrEmpty,
  time,
} from './fields.ts';

const addressFields = {
  name: textOrEmpty,
  phoneNumber: textOrEmpty,
  email: textOrEmpty,
  province: textOrEmpty,
  city: textOrEmpty,
  addr: textOrEmpty,
};

/** An address without any content is none. */
const someAddress = (address: Address): Address | null =>
  ADDRESS_FIELDS.some((field) => address[field] !== '') ? address : null;

/** Address get. */
export const ADDRESS: WireCall<Address | null> = {
  call: 'readAddress',
  path: 'get/addr',
  answer: v.pipe(v.object(addressFields), v.transform(someAddress)),
};

const installment = v.object({ amount: optionalRupees, dueTime: time });

/** Instalments come as a list, or as their bare number (Q43). */
const installments = v.pipe(
  v.nullish(v.union([v.array(installment), count]), 0),
  v.transform((value): readonly Installment[] =>
    typeof value === 'number' ? Array.from({ length: value }, () => ({ amount: null, dueTime: null })) : value,
  ),
);

const order = v.pipe(
  v.object({
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
    paymentTime: time,
    deliveryTime: time,
    signatureTime: time,
    expireTime: time,
    productInfo: v.object({
      productName: v.string(),
      brandName: textOrEmpty,
      pic: picture,
      color: optionalText,
      storage: optionalText,
      price: rupees,
    }),
    productPriceInfo: v.object({
      totalAmount: rupees,
      productPrice: rupees,
      deliveryCharges: rupeesOrZero,
      markup: rupeesOrZero,
      lineMarkup: optionalRupees,
      discount: rupeesOrZero,
    }),
    installmentSummary: v.nullish(v.object({ installments }), { installments: [] }),
    ...addressFields,
  }),
  v.transform(
    (wire): Order => ({
      productOrderId: wire.productOrderId,
      orderType: wire.orderType,
      status: orderStatusOf(wire.orderProcessStatus),
      receiptType: wire.receiptType === 1 ? 'express' : wire.receiptType === 2 ? 'pickUp' : null,
      hasPaymentButton: wire.viewPaymentBtn,
      isOverdue: wire.overdueStatus,
      isLocked: wire.lockStatus === 1,
      lockTime: wire.lockTime,
      expressCompanyName: wire.expressCompanyName,
      trackingNumber: wire.trackingNumber,
      times: {
        orderPlacementTime: wire.orderPlacementTime,
        paymentTime: wire.paymentTime,
        deliveryTime: wire.deliveryTime,
        signatureTime: wire.signatureTime,
        expireTime: wire.expireTime,
      },
      product: wire.productInfo,
      prices: wire.productPriceInfo,
      address: someAddress({
        name: wire.name,
        phoneNumber: wire.phoneNumber,
        email: wire.email,
        province: wire.province,
        city: wire.city,
        addr: wire.addr,
      }),
      installments: wire.installmentSummary.installments,
    }),
  ),
);

/** Order details. */
export const ORDER: WireCall<Order> = { call: 'readOrder', path: 'get/order/details', answer: order };

/** Calculator. */
export const CALCULATION: WireCall<Calculation> = {
  call: 'readCalculation',
  path: 'get/calc/info',
  answer: v.object({
    totalRepaymentAmount: rupees,
    markup: rupees,
    overdueCharge: rupees,
    productAmount: rupees,
    downPayment: rupees,
    financingAmount: rupees,
    loanDays: list(v.object({ days: count, markupRate: textOrEmpty, originalProductId: id(loanProductId) })),
  }),
};

/** Cooling-off info. */
export const REFUND: WireCall<RefundInfo> = {
  call: 'readRefund',
  path: 'get/refund/cooling/info',
  answer: v.pipe(
    v.object({
      payType: optionalStatus,
      downPayment: rupees,
      refundAmount: rupees,
      amlOrCftFee: rupeesOrZero,
      tasdeepFee: rupeesOrZero, // sic, §3
      dataCheckFee: rupeesOrZero,
      refundProcessingFee: rupeesOrZero,
      totalFee: rupees,
    }),
    v.transform(
      ({ payType, tasdeepFee, ...rest }): RefundInfo => ({
        ...rest,
        paid: payType === 1 ? 'full' : 'downPayment',
        tasdeeqFee: tasdeepFee,
      }),
    ),
  ),
};
