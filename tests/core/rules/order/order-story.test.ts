import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type Order, type OrderStatus, type OrderTimes } from '#core/order/order.ts';
import { isEarlyEnd, orderStory } from '#core/order/order-story.ts';
import { order } from '../../../arbitraries/order.ts';

const runs = { numRuns: 500 };
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
