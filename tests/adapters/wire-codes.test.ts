import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bnplStatusOf, ORDER_STATUS_CODES, orderStatusOf, paymentOfOrderType } from '#adapters/gateway/wire/codes.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';

describe('numbers of the wire', () => {
  it('R62 name the eight statuses of an order, and no other', () => {
    expect(Object.values(ORDER_STATUS_CODES)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(orderStatusOf)).toEqual(ORDER_STATUSES);
    expect([0, 9].map(orderStatusOf)).toEqual([null, null]);
  });

  it('R63 order types 1 and 2 are paid in instalments, all others in full', () => {
    for (const type of [0, 1, 2, 3, 4, 5]) {
      expect(paymentOfOrderType(type)).toBe(type === 1 || type === 2 ? 'bnpl' : 'full');
    }
  });

  it('R50, Q33 bnplPayStatus 6, 8 and every number that is not named offer no instalments', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(bnplStatusOf)).toEqual([
      'itemUnsupported',
      'loanUnavailable',
      'creditInsufficient',
      'overdue',
      'underReview',
      'notOffered',
      'currentOrder',
      'notOffered',
      'pendingRefund',
      'available',
    ]);
    fc.assert(
      fc.property(fc.integer(), (status) => {
        fc.pre(status < 1 || status > 10);
        expect(bnplStatusOf(status)).toBe('notOffered');
      }),
    );
  });
});
