import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  equipmentStatus,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type OrderAction,
  type OrderStatus,
} from '#core/order/order.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../../arbitraries/order.ts';

describe('R62, R64, Q44, Q53 what an order allows', () => {
  const ALLOWED: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
    waitingForPayment: ['pay'],
    waitingForSeller: ['refund'],
    readyForShipment: ['editAddress', 'refund'],
    shipped: ['trackDelivery', 'confirmReceipt'],
    received: [],
    returns: [],
    cancelled: [],
    underReview: ['openReview'],
  };
  const ACTIONS = ['trackDelivery', 'confirmReceipt', 'editAddress', 'refund', 'pay', 'openReview'] as const;

  it('R62 knows eight statuses and their words', () => {
    expect(ORDER_STATUSES).toEqual(Object.keys(ALLOWED));
    expect(ORDER_STATUSES.map((status) => english.shop.order.status[status])).toEqual([
      'Waiting For Payment',
      'Waiting For Seller Confirmation',
      'Ready For Shipment',
      'Already Shipped',
      'Received',
      'Returns/Refunds',
      'Order Cancellation',
      'Under Review',
    ]);
  });

  it('R64, Q73 delivery and receipt at 4, address at 3, refund at 2 and 3 alone', () => {
    expect(new Set(Object.keys(ORDER_ACTIONS))).toEqual(new Set(ACTIONS));
    for (const status of [...ORDER_STATUSES, null]) {
      const allowed = status === null ? [] : ALLOWED[status];
      expect([status, new Set(ACTIONS.filter((action) => can(action, { status })))]).toEqual([
        status,
        new Set(allowed),
      ]);
    }
  });
});

it('R63 the equipment card always needs a payment button or an overdue status, and instalments', () => {
  fc.assert(
    fc.property(order(), (each) => {
      const isShown = each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue);
      const card = isShown ? { isLocked: each.isLocked, lockTime: each.lockTime } : null;
      expect(equipmentStatus(each)).toEqual(card);
    }),
    { numRuns: 300 },
  );
});
