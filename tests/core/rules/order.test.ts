import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  equipmentStatus,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type Order,
  type OrderAction,
} from '#core/order/order.ts';
import { deliveryOf, knownTimes, orderMarkup, paymentMethodOf } from '#core/order/order-facts.ts';
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

describe('R65 what an order shows', () => {
  const bought = { status: 'received', receiptType: 'express', paymentType: 'full', installments: [] } as const;

  it('R65 shows an address only where the phone is delivered', () => {
    const address = { name: 'A', phoneNumber: '', email: '', province: '', city: '', street: '' };
    expect(deliveryOf({ receiptType: null, address: null })).toBeNull();
    expect(deliveryOf({ receiptType: 'pickUp', address })).toEqual({ receiptType: 'pickUp', address: null });
    expect(deliveryOf({ receiptType: 'express', address })).toEqual({ receiptType: 'express', address });
    expect(deliveryOf({ receiptType: null, address })).toEqual({ receiptType: null, address });
  });

  it('R65 names the payment method, and a month for each instalment; none while it is not chosen', () => {
    expect(paymentMethodOf(bought)).toEqual({ kind: 'full' });
    const installments = [1, 2, 3].map((amount) => ({ amount, dueTime: null }));
    expect(paymentMethodOf({ ...bought, paymentType: 'bnpl', installments })).toEqual({ kind: 'bnpl', months: 3 });
    expect(paymentMethodOf({ ...bought, status: 'waitingForPayment' })).toEqual({ kind: 'full' });
    expect(paymentMethodOf({ ...bought, status: 'waitingForPayment', receiptType: null })).toBeNull();
  });

  it('R65 shows the times that it has, in the order of its life', () => {
    const none = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };
    expect(knownTimes(none)).toEqual([]);
    expect(knownTimes({ ...none, cancelledAt: 5, paidAt: 0, placedAt: 1 })).toEqual([
      { name: 'placedAt', at: 1 },
      { name: 'paidAt', at: 0 },
      { name: 'cancelledAt', at: 5 },
    ]);
  });

  it('R65 strikes a markup that was let off, and has none in full payment', () => {
    const markupOf = (markup: number, lineMarkup: number | null) =>
      orderMarkup({ paymentType: 'bnpl', prices: { markup, lineMarkup } });
    expect(markupOf(0, 500)).toEqual({ amount: 0, struck: 500 });
    expect(markupOf(0, 0)).toEqual({ amount: 0, struck: null });
    expect(markupOf(0, null)).toEqual({ amount: 0, struck: null });
    expect(markupOf(300, 500)).toEqual({ amount: 300, struck: null });
    expect(orderMarkup({ paymentType: 'full', prices: { markup: 300, lineMarkup: 500 } })).toBeNull();
  });
});
