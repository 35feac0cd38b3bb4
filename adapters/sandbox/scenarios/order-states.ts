import { HOSTILE_PHONE, HOSTILE_TEXTS } from '../catalogue/hostile-phone.ts';
import { HOSTILE_ADDRESS } from './address.ts';
import { type ShopState, statesAt, stateWithout, type Way } from './shop-state.ts';

const order = statesAt((id) => ({ page: 'order', order: id, isFromHost: false }), { paidBy: 'instalments' });

const PAID: Way = { then: ['pay'] };
const SHIPPED: Way = { then: ['pay', 'confirm', 'ship'] };
const RECEIVED: Way = { then: ['pay', 'confirm', 'ship', 'deliver'] };

/** Every state of an order (R62–R66). */
export const ORDER_STATES = {
  'order-1': order('Waiting for payment', ['R62'], {}, ({ payments, shop }) => [
    shop.order.status.waitingForPayment,
    payments.owed.today,
    shop.order.schedule.pay,
  ]),
  'order-2': order('Waiting for the seller', ['R62', 'Q44'], PAID, ({ shop }) => [
    shop.order.status.waitingForSeller,
    shop.order.refund,
  ]),
  'order-3': order('Ready for shipment', ['R62', 'R64'], { then: ['pay', 'confirm'] }, ({ shop }) => [
    shop.order.status.readyForShipment,
    shop.order.addressOpen,
  ]),
  'order-4': order('Shipped', ['R62', 'R64'], SHIPPED, ({ shop }) => [
    shop.order.status.shipped,
    shop.order.parcelId,
    shop.order.confirmReceipt,
    shop.order.addressNote,
  ]),
  'order-5': order('Received, the phone open', ['R62', 'R63'], RECEIVED, ({ shop }) => [
    shop.order.status.received,
    shop.order.equipment.available,
    shop.order.equipment.viewPayment,
    shop.lock.title,
  ]),
  'order-6': order('Given back', ['R62'], { then: ['pay', 'refund'] }, ({ payments, shop }) => [
    shop.order.status.returns,
    payments.moneyBack.asked,
    payments.over.nothing,
  ]),
  'order-7': order('Cancelled', ['R62', 'R65', 'Q43'], { then: ['cancel'] }, ({ shop }) => [
    shop.order.status.cancelled,
    shop.order.times.cancelledAt,
  ]),
  'order-returned': order(
    'Brought back by the courier, the money too',
    ['R62', 'R65'],
    { then: ['pay', 'confirm', 'ship', 'return'] },
    ({ payments, shop }) => [
      shop.order.status.cancelled,
      payments.story.done.broughtBack,
      payments.moneyBack.title,
      payments.moneyBack.amount,
      payments.over.nothing,
    ],
  ),
  'order-8': order('Under review', ['R62', 'Q53'], { then: ['review'] }, ({ shop }) => [
    shop.order.status.underReview,
    shop.order.review,
  ]),
  'order-locked': order(
    'Received, an instalment late, the phone locked',
    ['R63'],
    { then: ['pay', 'confirm', 'ship', 'deliver', (_shopper, id) => ({ action: 'age', order: id, days: 40 })] },
    ({ shop: { order: said } }) => [said.equipment.locked, said.equipment.lockTime, said.equipment.warning],
  ),
  'order-in-full': order('Received and paid at once', ['R63', 'R65'], { ...RECEIVED, paidBy: 'full' }, ({ shop }) => [
    shop.order.status.received,
    shop.cart.full,
  ]),
  'order-breakdown': order(
    'The parts of the total',
    ['R65'],
    { ...PAID, press: ({ shop }) => [shop.order.breakdown] },
    ({ shop }) => [shop.order.hideBreakdown, shop.order.markup],
  ),
  'order-hostile': order(
    'An order of such a phone, with such a courier',
    ['R62', 'R65'],
    { ...SHIPPED, phone: HOSTILE_PHONE.id, address: HOSTILE_ADDRESS },
    () => [HOSTILE_PHONE.productName, HOSTILE_TEXTS[1], `${HOSTILE_TEXTS[2]}SBX`, HOSTILE_ADDRESS.street],
  ),
  'order-receipt': order(
    'The question before a receipt is confirmed',
    ['R64'],
    { ...SHIPPED, press: ({ shop }) => [shop.order.confirmReceipt] },
    ({ shop }) => [shop.order.receiptQuestion],
  ),
  'order-of-nobody': stateWithout(
    { page: 'order', order: null, isFromHost: false },
    'An address that names no order: order 12, which is refused',
    ['R66', 'Q32'],
    ({ common, notices }) => [common.missing.orderMissing, notices.orderMissing],
  ),
} satisfies Record<string, ShopState>;

const refund = statesAt((id) => ({ page: 'refund', order: id }), { paidBy: 'instalments', ...PAID });

/** Every state of a refund (R67, R68). */
export const REFUND_STATES = {
  refund: refund('A refund of an instalment order', ['R67', 'R68'], {}, ({ shop }) => [
    '10,880',
    shop.refund.tasdeeqFee,
    shop.refund.confirm,
  ]),
  'refund-in-full': refund('A refund of a phone paid at once', ['R67'], { paidBy: 'full' }, ({ shop }) => [
    shop.refund.paid.full,
    shop.refund.confirm,
  ]),
  'refund-tips': refund(
    'What follows a refund',
    ['R67', 'Q45'],
    { press: ({ shop }) => [shop.refund.confirm] },
    ({ shop }) => [shop.refund.tips.title],
  ),
  'refund-requested': refund(
    'After the tips were closed',
    ['R68', 'Q45'],
    { press: ({ shop }) => [shop.refund.confirm, shop.refund.tips.close] },
    ({ shop }) => [shop.refund.requested],
  ),
  'refund-too-late': refund('A phone that was shipped', ['R68'], SHIPPED, ({ shop }) => [shop.refund.unavailable]),
  'refund-asked-before': refund(
    'A refund that was asked for before',
    ['R68', 'Q72'],
    { then: ['pay', 'refund'] },
    ({ payments: { moneyBack }, shop }) => [shop.refund.requested, moneyBack.asked, moneyBack.by, '10,880'],
  ),
  'refund-missing': stateWithout({ page: 'refund', order: null }, 'A refund without an order', ['R67'], ({ cases }) => [
    cases.noOrderNamed.title,
  ]),
} satisfies Record<string, ShopState>;
