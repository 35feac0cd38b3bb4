import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  mayEditAddress,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type Order,
  type OrderAction,
  type OrderStatus,
  type OrderTimes,
  showsEquipment,
} from '#core/order/order.ts';
import { orderMarkup, orderMoney, paymentMethod } from '#core/order/order-money.ts';
import { orderStory } from '#core/order/order-story.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../../arbitraries/order.ts';
import { oneOf } from '../../../support/questions.ts';

const runs = { numRuns: 500 };

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

  it('R62, R64, Q73 eight statuses: delivery and receipt at 4, address at 3, refund at 2 and 3 alone', () => {
    expect(ORDER_STATUSES).toEqual(Object.keys(ALLOWED));
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
      expect(showsEquipment(each)).toBe(each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue));
    }),
    runs,
  );
});

describe('R65 what an order says of itself', () => {
  it('names the payment, with its months where they are known, but not while it waits for one that is not chosen', () => {
    const of = { ...oneOf(order()), status: 'shipped', paymentType: 'bnpl', receiptType: null } as const;
    const month = { amount: null, dueTime: null, isPaid: null, paidTime: null, markup: null, penalty: null };
    const nameOf = (fields: Partial<Order>) => paymentMethod({ ...of, installments: [month], ...fields }, english.shop);
    expect(nameOf({})).toBe('BNPL for 1 Month');
    expect(nameOf({ installments: [] })).toBe('BNPL');
    expect(nameOf({ paymentType: 'full' })).toBe('Full Payment');
    expect(nameOf({ status: 'waitingForPayment' })).toBeNull();
    expect(nameOf({ status: 'waitingForPayment', receiptType: 'pickUp' })).toBe('BNPL for 1 Month');
  });

  it('Q73 lets the address be changed at 3 alone, of an order that is sent', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const isSent = each.status === 'readyForShipment' && each.receiptType === 'express';
        expect(mayEditAddress(each)).toBe(isSent);
      }),
      runs,
    );
    expect(mayEditAddress({ ...oneOf(order()), status: 'readyForShipment', receiptType: 'express' })).toBe(true);
  });

  it('R62 has a receipt once it was paid for, by its time or its status', () => {
    const having = (paidAt: number | null) =>
      [...ORDER_STATUSES, null].filter(
        (status) => orderMoney({ ...oneOf(order()), status, times: { ...NO_TIMES, paidAt } }).hasReceipt,
      );
    expect(having(null)).toEqual(['waitingForSeller', 'readyForShipment', 'shipped', 'received', 'returns']);
    expect(having(0)).toEqual([...ORDER_STATUSES, null]);
  });

  it('strikes the markup that was let off, in instalments alone', () => {
    const amounts = fc.constantFrom(0, 1, 500);
    fc.assert(
      fc.property(order(), amounts, fc.option(amounts), (each, markup, lineMarkup) => {
        const struck = markup === 0 && (lineMarkup ?? 0) > 0 ? lineMarkup : null;
        const expected = each.paymentType === 'full' ? null : { amount: markup, struck };
        expect(orderMarkup({ ...each, prices: { ...each.prices, markup, lineMarkup } })).toEqual(expected);
      }),
      runs,
    );
  });
});

const NO_TIMES: OrderTimes = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };

/** What is done, what is waited for, and what is ahead, in one line. */
const told = (status: OrderStatus | null, receiptType: 'express' | 'pickUp' | null, times = NO_TIMES): string =>
  orderStory({ status, receiptType, times })
    .map(({ step, state }) => ({ done: step, now: `[${step}]`, ahead: `(${step})` })[state])
    .join(' ');

describe('R62, R65, Q43 an order’s story', () => {
  it('tells every time that is known, whatever the status says', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const shown = new Set([null, ...orderStory(each).map(({ at }) => at)]);
        for (const at of Object.values(each.times)) expect(shown).toContain(at);
      }),
      runs,
    );
  });

  it('leads from the order to the delivery, or to the counter', () => {
    expect(told('waitingForPayment', 'express')).toBe('placed [paid] (confirmed) (shipped) (received)');
    expect(told('underReview', 'express')).toBe('placed [reviewed] (confirmed) (shipped) (received)');
    expect(told('waitingForSeller', null)).toBe('placed paid [confirmed] (shipped) (received)');
    expect(told('waitingForSeller', 'pickUp')).toBe('placed paid [confirmed] (received)');
    expect(told('readyForShipment', 'express')).toBe('placed paid confirmed [shipped] (received)');
    expect(told('readyForShipment', 'pickUp')).toBe('placed paid confirmed [received]');
    expect(told('shipped', 'express')).toBe('placed paid confirmed shipped [received]');
    expect(told('shipped', 'pickUp')).toBe('placed paid confirmed [received]');
    expect(told('received', 'express')).toBe('placed paid confirmed shipped received');
    expect(told('received', 'pickUp')).toBe('placed paid confirmed received');
  });

  it('ends early, or stands nowhere that is specified, with what is known to have happened before', () => {
    const sent = { ...NO_TIMES, paidAt: 1, shippedAt: 2 };
    expect(told(null, 'express')).toBe('placed');
    expect(told(null, 'express', sent)).toBe('placed paid confirmed shipped');
    expect(told('cancelled', 'express')).toBe('placed cancelled');
    expect(told('cancelled', 'express', { ...NO_TIMES, paidAt: 1 })).toBe('placed paid cancelled');
    expect(told('cancelled', 'pickUp', { ...NO_TIMES, receivedAt: 3 })).toBe(
      'placed paid confirmed received cancelled',
    );
    expect(told('underReview', 'express', { ...sent, cancelledAt: 4 })).toBe(
      'placed [reviewed] (paid) (confirmed) (shipped) (received) (cancelled)',
    );
    expect(told('returns', 'express')).toBe('placed paid [returned]');
    expect(told('returns', 'express', sent)).toBe('placed paid confirmed shipped [returned]');
  });

  it('has each step once, and tells of each its own time', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const story = orderStory(each);
        expect(new Set(story.map(({ step }) => step)).size).toBe(story.length);
        for (const { step, at } of story) {
          const own = Object.entries(each.times).find(([name]) => name === `${step}At`)?.[1] ?? null;
          expect([step, at]).toEqual([step, own]);
        }
      }),
      runs,
    );
  });
});
