import { orderId } from '#core/lib/ids.ts';
import type { Installment, Order } from '#core/order/order.ts';
import { built, map, object, orElse } from '../decoder.ts';
import { ADDRESS_WORDS, addressFields, addressOf } from './address.ts';
import { ofOrder, type WordsOf } from './call.ts';
import { orderStatusOf, paymentOfOrderType, receiptOf } from './codes.ts';
import {
  COUNT_MAX,
  flag,
  id,
  installmentCount,
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

/** Instalments of which only the number is known. */
const emptyInstallments = map(orElse(installmentCount, 0), (many): readonly Installment[] =>
  Array.from({ length: many }, () => ({
    amount: null,
    dueTime: null,
    isPaid: null,
    paidTime: null,
    markup: null,
    penalty: null,
  })),
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

/** A function: bundlers keep a literal that spreads another. */
export const readOrderWords = () =>
  ({
    sends: { productOrderId: 'order' },
    ours: ['unlockAmount', 'refundTime', 'refundAmount'],
    answers: {
      productOrderId: 'The order, as text: its digits are more than a JSON number carries.',
      orderType: '1 and 2 in instalments; every other number in full.',
      orderProcessStatus:
        '1 waits for payment, 2 waits for the seller, 3 ready for shipment, 4 shipped, 5 received, 6 returned, 7 cancelled, 8 under review. Any other number is shown as an order without a state.',
      receiptType: '1 express, 2 pick-up; others are not shown.',
      viewPaymentBtn: 'The card of the equipment, with its payment button, is shown.',
      overdueStatus: 'An instalment is past its day.',
      lockStatus: '1: the phone is locked; everything else: it is not.',
      lockTime: 'When it locks, or was locked.',
      expressCompanyName: 'The courier; there once the phone is shipped.',
      trackingNumber: 'The parcel; there once the phone is shipped.',
      orderPlacementTime: 'Ordered; always there.',
      paymentTime: 'First payment; there once it came.',
      deliveryTime: 'Shipped; there once it was.',
      signatureTime: 'Received; there once it was.',
      expireTime: 'Cancelled; there once it was.',
      productInfo: {
        productName: 'Its name.',
        brandName: 'Its maker.',
        pic: '',
        color: 'Colour.',
        storage: 'Memory and storage.',
        price: 'Of the variant.',
      },
      productPriceInfo: {
        totalAmount: 'All that is to be paid, markup included.',
        productPrice: 'Of the variant.',
        deliveryCharges: 'Delivery; unknown where missing.',
        markup: 'What the loan costs; unknown where missing.',
        lineMarkup: 'The markup that is struck through.',
        discount: 'Taken off; unknown where missing.',
      },
      installmentSummary: {
        installments: [
          'The instalments. Where they have days, those say their order.',
          {
            amount: 'To be paid, without the penalty.',
            dueTime: 'When it is due.',
            paidTime: 'When it was paid; null: not yet; missing, or no instant: nothing is said of what was paid.',
            markup: 'The part of the amount that is markup.',
            penalty: 'On top of the amount, so far; above 0 once it is late.',
          },
        ],
        downPayment: 'What is paid before the instalments; unknown where missing.',
      },
      unlockAmount: 'What unlocks a locked phone, penalties included.',
      refundTime: 'When money was asked back, or began to come back.',
      refundAmount: 'How much of it comes: as much as `get/refund/cooling/info` promised.',
      ...ADDRESS_WORDS,
    },
  }) as const satisfies WordsOf<typeof READ_ORDER>;
