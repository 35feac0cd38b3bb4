import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  equipmentStatus,
  FALLBACK_ORDER_ID,
  isBnplOrder,
  ORDER_STATUS_CODES,
  type Order,
  orderActions,
  orderStatusOf,
} from '#core/order/order.ts';
import { english } from '#core/text/catalogue.ts';

describe('R62–R66 orders', () => {
  it('R62 knows eight statuses and their words', () => {
    expect(Object.values(ORDER_STATUS_CODES)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8].map((code) => english.shop.order.status[orderStatusOf(code) ?? 'received']),
    ).toEqual([
      'Waiting For Payment',
      'Waiting For Seller Confirmation',
      'Ready For Shipment',
      'Already Shipped',
      'Received',
      'Returns/Refunds',
      'Order Cancellation',
      'Under Review',
    ]);
    expect(orderStatusOf(0)).toBeNull();
    expect(orderStatusOf(9)).toBeNull();
  });

  it('R64 delivery and receipt at 4, address at 3, refund at 2 and 3 alone', () => {
    for (const code of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const actions = orderActions({ status: orderStatusOf(code) });
      expect(actions).toEqual({
        showsDelivery: code === 4,
        canConfirmReceipt: code === 4,
        canEditAddress: code === 3,
        canRefund: code === 2 || code === 3,
        canPay: code === 1,
        canOpenReview: code === 8,
      });
    }
  });

  it('R63 the equipment card always needs a payment button or an overdue status, and type 1 or 2', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        (button, overdue, orderType, isLocked) => {
          const order = { hasPaymentButton: button, isOverdue: overdue, orderType, isLocked, lockTime: null } as Order;
          const card = equipmentStatus(order);
          expect(card !== null).toBe((button || overdue) && (orderType === 1 || orderType === 2));
          if (card !== null) expect(card.isLocked).toBe(isLocked);
          expect(isBnplOrder(order)).toBe([1, 2].includes(orderType));
        },
      ),
    );
  });

  it('R66 falls back to order 12', () => {
    expect(FALLBACK_ORDER_ID).toBe('12');
  });
});
