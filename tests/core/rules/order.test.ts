import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUS_CODES, orderStatusOf, paymentOfOrderType } from '#adapters/gateway/wire/codes.ts';
import { can, equipmentStatus, FALLBACK_ORDER_ID, type Order } from '#core/order/order.ts';
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
      const status = orderStatusOf(code);
      expect(can('trackDelivery', { status })).toBe(code === 4);
      expect(can('confirmReceipt', { status })).toBe(code === 4);
      expect(can('editAddress', { status })).toBe(code === 3);
      expect(can('refund', { status })).toBe(code === 2 || code === 3);
      expect(can('pay', { status })).toBe(code === 1);
      expect(can('openReview', { status })).toBe(code === 8);
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
          const order = {
            hasPaymentButton: button,
            isOverdue: overdue,
            paymentType: paymentOfOrderType(orderType),
            isLocked,
            lockTime: null,
          } as Order;
          const card = equipmentStatus(order);
          expect(card !== null).toBe((button || overdue) && (orderType === 1 || orderType === 2));
          if (card !== null) expect(card.isLocked).toBe(isLocked);
        },
      ),
    );
  });

  it('R66 falls back to order 12', () => {
    expect(FALLBACK_ORDER_ID).toBe('12');
  });
});
