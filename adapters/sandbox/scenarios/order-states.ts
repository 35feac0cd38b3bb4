import type { Address } from '#core/address/address.ts';
import type { OrderId } from '#core/lib/ids.ts';
import { HOSTILE_PHONE, HOSTILE_TEXTS } from '../catalogue/hostile-phone.ts';
import { HOSTILE_ADDRESS } from './address.ts';
import type { ScenarioContext, ShopState } from './shop-state.ts';
import { buyAndContinue, dataOf, type PaidBy, performAll, performOne } from './state-steps.ts';

const order = (
  title: string,
  shows: readonly string[],
  walk: (context: ScenarioContext, order: OrderId) => Promise<void>,
  says: ShopState['says'],
  options: {
    readonly paidBy?: PaidBy;
    readonly press?: ShopState['press'];
    readonly phone?: string;
    readonly address?: Address;
  } = {},
): ShopState => ({
  title,
  shows,
  async reach(context) {
    const id = await buyAndContinue(context, options.paidBy ?? 'instalments', options);
    await walk(context, id);
    return { place: { page: 'order', order: id, isFromHost: false }, order: id };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

const PATH = { seller: ['pay'], ready: ['pay', 'confirm'], shipped: ['pay', 'confirm', 'ship'] } as const;
const RECEIVED = ['pay', 'confirm', 'ship', 'deliver'] as const;

/** Every state of an order (R62–R66). */
export const ORDER_STATES = {
  'order-1': order(
    'Waiting for payment',
    ['R62'],
    async () => undefined,
    ({ payments, shop }) => [shop.order.status.waitingForPayment, payments.owed.today, shop.order.schedule.pay],
  ),
  'order-2': order(
    'Waiting for the seller',
    ['R62', 'Q44'],
    (context, id) => performAll(context, id, PATH.seller),
    ({ shop }) => [shop.order.status.waitingForSeller, shop.order.refund],
  ),
  'order-3': order(
    'Ready for shipment',
    ['R62', 'R64'],
    (context, id) => performAll(context, id, PATH.ready),
    ({ shop }) => [shop.order.status.readyForShipment, shop.order.addressOpen],
  ),
  'order-4': order(
    'Shipped',
    ['R62', 'R64'],
    (context, id) => performAll(context, id, PATH.shipped),
    ({ shop }) => [shop.order.status.shipped, shop.order.parcelId, shop.order.confirmReceipt, shop.order.addressNote],
  ),
  'order-5': order(
    'Received, the phone open',
    ['R62', 'R63'],
    (context, id) => performAll(context, id, RECEIVED),
    ({ shop }) => [
      shop.order.status.received,
      shop.order.equipment.available,
      shop.order.equipment.viewPayment,
      shop.lock.title,
    ],
  ),
  'order-6': order(
    'Given back',
    ['R62'],
    async (context, id) => {
      await performAll(context, id, PATH.seller);
      dataOf(await context.gateway.submitRefund(id));
    },
    ({ payments, shop }) => [shop.order.status.returns, payments.moneyBack.asked, payments.over.nothing],
  ),
  'order-7': order(
    'Cancelled',
    ['R62', 'R65', 'Q43'],
    (context, id) => performAll(context, id, ['cancel']),
    ({ shop }) => [shop.order.status.cancelled, shop.order.times.cancelledAt],
  ),
  'order-returned': order(
    'Brought back by the courier, the money too',
    ['R62', 'R65'],
    (context, id) => performAll(context, id, [...PATH.shipped, 'return']),
    ({ payments, shop }) => [
      shop.order.status.cancelled,
      payments.story.done.broughtBack,
      payments.moneyBack.title,
      payments.moneyBack.amount,
      payments.over.nothing,
    ],
  ),
  'order-8': order(
    'Under review',
    ['R62', 'Q53'],
    (context, id) => performAll(context, id, ['review']),
    ({ shop }) => [shop.order.status.underReview, shop.order.review],
  ),
  'order-locked': order(
    'Received, an instalment late, the phone locked',
    ['R63'],
    async (context, id) => {
      await performAll(context, id, RECEIVED);
      await performOne(context, { action: 'age', order: id, days: 40 });
    },
    ({ shop }) => [shop.order.equipment.locked, shop.order.equipment.lockTime, shop.order.equipment.warning],
  ),
  'order-in-full': order(
    'Received and paid at once',
    ['R63', 'R65'],
    (context, id) => performAll(context, id, RECEIVED),
    ({ shop }) => [shop.order.status.received, shop.cart.full],
    { paidBy: 'full' },
  ),
  'order-breakdown': order(
    'The parts of the total',
    ['R65'],
    (context, id) => performAll(context, id, PATH.seller),
    ({ shop }) => [shop.order.hideBreakdown, shop.order.markup],
    { press: ({ shop }) => [shop.order.breakdown] },
  ),
  'order-hostile': order(
    'An order of such a phone, with such a courier',
    ['R62', 'R65'],
    (context, id) => performAll(context, id, PATH.shipped),
    () => [HOSTILE_PHONE.productName, HOSTILE_TEXTS[1], `${HOSTILE_TEXTS[2]}SBX`, HOSTILE_ADDRESS.street],
    { phone: HOSTILE_PHONE.id, address: HOSTILE_ADDRESS },
  ),
  'order-receipt': order(
    'The question before a receipt is confirmed',
    ['R64'],
    (context, id) => performAll(context, id, PATH.shipped),
    ({ shop }) => [shop.order.receiptQuestion],
    { press: ({ shop }) => [shop.order.confirmReceipt] },
  ),
  'order-of-nobody': {
    title: 'An address that names no order: order 12, which is refused',
    shows: ['R66', 'Q32'],
    reach: async () => ({ place: { page: 'order', order: null, isFromHost: false }, order: null }),
    says: ({ common, notices }) => [common.missing.orderMissing, notices.orderMissing],
  },
} satisfies Record<string, ShopState>;
