import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  equipmentStatus,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  type Order,
  type OrderAction,
  type OrderStatus,
  type OrderTimes,
} from '#core/order/order.ts';
import {
  deliveryOf,
  hasReceipt,
  knownTimes,
  mayEditAddress,
  orderMarkup,
  paymentMethodOf,
  standsWell,
} from '#core/order/order-facts.ts';
import { isEarlyEnd, orderStory } from '#core/order/order-story.ts';
import { order } from '../../../arbitraries/order.ts';

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
      const isShown = each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue);
      const card = isShown ? { isLocked: each.isLocked, lockTime: each.lockTime } : null;
      expect(equipmentStatus(each)).toEqual(card);
    }),
    runs,
  );
});

describe('R65 what an order says of itself', () => {
  it('names the payment, but not while it waits for one that is not chosen', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const isOpen = each.status === 'waitingForPayment' && each.receiptType === null;
        const method =
          each.paymentType === 'full'
            ? { kind: 'full' }
            : { kind: 'bnpl', months: each.installments.length === 0 ? null : each.installments.length };
        expect(paymentMethodOf(each)).toEqual(isOpen ? null : method);
      }),
      runs,
    );
  });

  it('Q73 lets the address be changed at 3 alone, of an order that is sent', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const isSent = each.status === 'readyForShipment' && each.receiptType === 'express';
        expect(mayEditAddress(each)).toBe(isSent);
      }),
      runs,
    );
    expect(mayEditAddress({ status: 'readyForShipment', receiptType: 'express' })).toBe(true);
  });

  it('R62 stands well once it is received, unless a payment is late', () => {
    const well = ORDER_STATUSES.flatMap((status) =>
      [false, true].filter((isLate) => standsWell({ status }, isLate)).map((isLate) => [status, isLate]),
    );
    expect(well).toEqual([['received', false]]);
    expect(standsWell({ status: null }, false)).toBe(false);
  });

  it('R62 has a receipt once it was paid for, by its time or its status', () => {
    const having = (paidAt: number | null) =>
      [...ORDER_STATUSES, null].filter((status) => hasReceipt({ status, times: { ...NO_TIMES, paidAt } }));
    expect(having(null)).toEqual(['waitingForSeller', 'readyForShipment', 'shipped', 'received', 'returns']);
    expect(having(0)).toEqual([...ORDER_STATUSES, null]);
  });

  it('R65 shows an address only where the phone is delivered', () => {
    fc.assert(
      fc.property(order(), fc.boolean(), ({ receiptType, address: given }, isKnown) => {
        const address = isKnown ? given : null;
        const isNothing = receiptType === null && address === null;
        const shown = { receiptType, address: receiptType === 'pickUp' ? null : address };
        expect(deliveryOf({ receiptType, address })).toEqual(isNothing ? null : shown);
      }),
      runs,
    );
  });

  it('strikes the markup that was let off, in instalments alone', () => {
    const amounts = fc.constantFrom(0, 1, 500);
    fc.assert(
      fc.property(order(), amounts, fc.option(amounts), ({ paymentType }, markup, lineMarkup) => {
        const struck = markup === 0 && (lineMarkup ?? 0) > 0 ? lineMarkup : null;
        const expected = paymentType === 'full' ? null : { amount: markup, struck };
        expect(orderMarkup({ paymentType, prices: { markup, lineMarkup } })).toEqual(expected);
      }),
      runs,
    );
  });

  it('shows the times that it has, in the order of its life', () => {
    const none = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };
    expect(knownTimes(none)).toEqual([]);
    expect(knownTimes({ ...none, cancelledAt: 5, paidAt: 0, placedAt: 1 })).toEqual([
      { name: 'placedAt', at: 1 },
      { name: 'paidAt', at: 0 },
      { name: 'cancelledAt', at: 5 },
    ]);
  });
});

const NO_TIMES: OrderTimes = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };

/** What is done, what is waited for, and what is ahead, in one line. */
const told = (status: OrderStatus | null, receiptType: 'express' | 'pickUp' | null, times = NO_TIMES): string =>
  orderStory({ status, receiptType, times })
    .map(({ step, state }) => ({ done: step, now: `[${step}]`, ahead: `(${step})` })[state])
    .join(' ');

describe('R62, R65 an order’s story', () => {
  it('leads from the order to the delivery, or to the counter', () => {
    expect(told('waitingForPayment', 'express')).toBe('[paid] (confirmed) (shipped) (received)');
    expect(told('underReview', 'express')).toBe('[reviewed] (confirmed) (shipped) (received)');
    expect(told('waitingForSeller', null)).toBe('paid [confirmed] (shipped) (received)');
    expect(told('readyForShipment', 'express')).toBe('paid confirmed [shipped] (received)');
    expect(told('readyForShipment', 'pickUp')).toBe('paid confirmed [received]');
    expect(told('shipped', 'express')).toBe('paid confirmed shipped [received]');
    expect(told('shipped', 'pickUp')).toBe('paid confirmed [received]');
    expect(told('received', 'express')).toBe('paid confirmed shipped received');
    expect(told('received', 'pickUp')).toBe('paid confirmed received');
  });

  it('ends early with what is known to have happened before', () => {
    expect(told('cancelled', 'express')).toBe('cancelled');
    expect(told('cancelled', 'express', { ...NO_TIMES, paidAt: 1 })).toBe('paid cancelled');
    expect(told('returns', 'express')).toBe('paid [returned]');
    expect(told('returns', 'express', { ...NO_TIMES, paidAt: 1, shippedAt: 2 })).toBe(
      'paid confirmed shipped [returned]',
    );
    const sent = { ...NO_TIMES, shippedAt: 2 };
    expect(told('cancelled', 'express', sent)).toBe('paid confirmed shipped broughtBack cancelled');
    expect(told('cancelled', 'express', { ...sent, receivedAt: 3 })).not.toContain('broughtBack');
    expect(told('cancelled', 'pickUp', { ...NO_TIMES, receivedAt: 3 })).toBe('paid confirmed received cancelled');
    expect(told('returns', 'pickUp', { ...NO_TIMES, receivedAt: 3 })).toBe('paid confirmed received [returned]');
  });

  it('ends early with steps that only a cancelled order has', () => {
    const stepsAt = (each: Order, status: OrderStatus | null): readonly string[] =>
      orderStory({ ...each, status }).map(({ step }) => step);
    fc.assert(
      fc.property(order(), (each) => {
        const elsewhere = new Set(
          ORDER_STATUSES.filter((status) => status !== 'cancelled').flatMap((status) => stepsAt(each, status)),
        );
        for (const status of ORDER_STATUSES)
          for (const { step } of orderStory({ ...each, status }))
            expect([step, isEarlyEnd(step)]).toEqual([step, !elsewhere.has(step)]);
      }),
      runs,
    );
  });

  it('has each step once, waits for one at most, and tells of each that is done its own time, of the others none', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const story = orderStory(each);
        expect(new Set(story.map(({ step }) => step)).size).toBe(story.length);
        expect(story.length > 0).toBe(each.status !== null);
        const states = story.map(({ state }) => state).join(' ');
        expect(states).toMatch(/^(?:done ?)*(?:now ?)?(?:ahead ?)*$/);
        for (const { state, at } of story) if (state !== 'done') expect(at).toBeNull();
        for (const { step, state, at } of story) {
          const own = Object.entries(each.times).find(([name]) => name === `${step}At`)?.[1] ?? null;
          if (state === 'done') expect([step, at]).toEqual([step, own]);
        }
      }),
      runs,
    );
  });
});
