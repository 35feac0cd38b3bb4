import { describe, expect, it } from 'vitest';
import { type FailureCause, failedBy } from '#core/errors/gateway-codes.ts';
import { isSentAlready, type OrderTruth, overAction } from '#core/errors/order-truth.ts';
import { FAILURE_ACTIONS, isMissing } from '#core/errors/state-actions.ts';
import { STATE_DRAWINGS } from '#core/errors/state-drawings.ts';
import { failed, limited, type Outcome, refused } from '#core/lib/outcome.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';

/** What may solve an outcome, written from the requirements: the same question again, or only something else. */
const SOLVED_BY: readonly (readonly [Outcome<unknown>, first: string, drawing: string])[] = [
  [failed('unreachable'), 'retry', 'silentMast'],
  [failed('timeout'), 'retry', 'clock'],
  [limited(9), 'retry', 'clock'],
  [failed('unreadable'), 'retry', 'tornPage'],
  [failed('noSession'), 'logIn', 'phoneKey'],
  [refused(400_112), 'logIn', 'phoneKey'],
  [refused(400_113), 'logIn', 'phoneKey'],
  [refused(400_147), 'back', 'lostParcel'],
  [refused(400_128), 'back', 'emptyShelf'],
  [refused(400_900), 'back', 'closedShop'],
  [failed('notAccepted'), 'back', 'closedShop'],
];

describe('Q71, Q72 what a page offers that could not be read', () => {
  it.each(SOLVED_BY)('%j: %s first, with a drawing of its own kind', (outcome, first, drawing) => {
    const { cause } = failedBy(outcome);
    expect([FAILURE_ACTIONS[cause][0], STATE_DRAWINGS[cause]]).toEqual([first, drawing]);
  });

  it('is never the same question alone where its answer cannot be another', () => {
    const lasting: readonly FailureCause[] = ['orderMissing', 'productMissing'];
    for (const cause of lasting) expect([cause, FAILURE_ACTIONS[cause]]).toEqual([cause, ['back']]);
  });

  it('says of those alone that what was asked for does not exist', () => {
    const causes = Object.keys(FAILURE_ACTIONS) as FailureCause[];
    expect(causes.filter(isMissing)).toEqual(['orderMissing', 'productMissing']);
  });

  it('Q73 says of a phone that was sent, and of none other, that its seller closed the address', () => {
    const truths: readonly OrderTruth[] = [...ORDER_STATUSES, 'missing'];
    expect(truths.filter(isSentAlready)).toEqual(['shipped', 'received']);
  });

  it('Q72 leads to an order that its page is past, and back from one that is missing', () => {
    expect([overAction('shipped'), overAction('returns'), overAction('missing')]).toEqual([
      'openOrder',
      'openOrder',
      'back',
    ]);
  });
});
