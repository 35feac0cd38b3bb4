import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, equipmentStatus, ORDER_STATUSES, type OrderAction, type OrderStatus } from '#core/order/order.ts';
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

  it('knows eight statuses', () => expect(ORDER_STATUSES).toEqual(Object.keys(ALLOWED)));

  it.each(ORDER_STATUSES)('%s allows its own actions and no others', (status) => {
    expect(new Set(ACTIONS.filter((action) => can(action, { status })))).toEqual(new Set(ALLOWED[status]));
  });

  it('a status that is not known allows none', () => {
    expect(ACTIONS.filter((action) => can(action, { status: null }))).toEqual([]);
  });
});

describe('R63 the equipment card', () => {
  it('stands on instalment orders with a payment button or overdue, and says the lock and its time', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const isShown = each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue);
        const card = isShown ? { isLocked: each.isLocked, lockTime: each.lockTime } : null;
        expect(equipmentStatus(each)).toEqual(card);
      }),
      { numRuns: 300 },
    );
  });
});
