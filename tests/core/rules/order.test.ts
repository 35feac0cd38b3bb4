import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  equipmentStatus,
  FALLBACK_ORDER_ID,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type Order,
  type OrderAction,
} from '#core/order/order.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../arbitraries/order.ts';

describe('R62–R66 orders', () => {
  it('R62 knows eight statuses and their words', () => {
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

  it('R64 delivery and receipt at 4, address at 3, refund at 2 and 3 alone', () => {
    for (const code of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const status = ORDER_STATUSES[code - 1] ?? null;
      expect(can('trackDelivery', { status })).toBe(code === 4);
      expect(can('confirmReceipt', { status })).toBe(code === 4);
      expect(can('editAddress', { status })).toBe(code === 3);
      expect(can('refund', { status })).toBe(code === 2 || code === 3);
      expect(can('pay', { status })).toBe(code === 1);
      expect(can('openReview', { status })).toBe(code === 8);
    }
  });

  it('R63 the equipment card always needs a payment button or an overdue status, and instalments', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('full', 'bnpl'),
        fc.boolean(),
        (button, overdue, paymentType, isLocked) => {
          const shown = {
            hasPaymentButton: button,
            isOverdue: overdue,
            paymentType,
            isLocked,
            lockTime: null,
          } as Order;
          const card = equipmentStatus(shown);
          expect(card !== null).toBe((button || overdue) && paymentType === 'bnpl');
          if (card !== null) expect(card.isLocked).toBe(isLocked);
        },
      ),
    );
  });

  it('R66 falls back to order 12', () => {
    expect(FALLBACK_ORDER_ID).toBe('12');
  });

  it('R63 shows the equipment card only for instalment orders that are owed something on', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const card = equipmentStatus(each);
        if (card !== null) expect(each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue)).toBe(true);
        if (each.paymentType === 'full') expect(card).toBeNull();
      }),
    );
  });

  it('R64, R68, Q44, Q53 allows at most what its status allows, and nothing where the status is unknown', () => {
    fc.assert(
      fc.property(order(), ({ status }) => {
        expect(can('confirmReceipt', { status }) && status !== 'shipped').toBe(false);
        expect(can('refund', { status }) && status !== 'waitingForSeller' && status !== 'readyForShipment').toBe(false);
        expect(can('openReview', { status })).toBe(status === 'underReview');
        const actions = Object.keys(ORDER_ACTIONS) as OrderAction[];
        if (status === null) expect(actions.filter((action) => can(action, { status }))).toEqual([]);
      }),
    );
  });
});
