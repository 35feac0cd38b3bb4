import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_NOTICES, type FailureCause, failedBy, noticeForCode } from '#core/errors/gateway-codes.ts';
import { isSentAlready, type OrderTruth, overAction } from '#core/errors/order-truth.ts';
import { FAILURE_ACTIONS, isMissing } from '#core/errors/state-actions.ts';
import { STATE_DRAWINGS } from '#core/errors/state-drawings.ts';
import { failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { textsOf } from '#core/text/languages.ts';

describe('R72, R73 codes', () => {
  it('R72 have a notice each, and any other code the general one', () => {
    expect(CODE_NOTICES).toEqual({
      400110: 'lostParameter',
      400112: 'lostToken',
      400113: 'tokenExpired',
      400114: 'invalidToken',
      400115: 'invalidPhone',
      400147: 'orderMissing',
      400128: 'productMissing',
      401129: 'creditExists',
    });
    fc.assert(
      fc.property(fc.integer(), (code) => {
        expect(noticeForCode(code)).toBe(CODE_NOTICES[code] ?? 'networkError');
      }),
    );
  });

  it('R73 400207 and 400310 have their own sentence on one call alone', () => {
    expect(noticeForCode(400207, 'startPurchase')).toBe('ordersUnderReview');
    expect(noticeForCode(400310, 'continuePurchase')).toBe('bnplCreditFailed');
    for (const [code, call] of [
      [400207, 'continuePurchase'],
      [400310, 'startPurchase'],
      [400207, undefined],
      [400310, undefined],
    ] as const)
      expect(noticeForCode(code, call)).toBe('networkError');
  });
});

/** What an outcome is told as, and what may solve it, written from the requirements: the same question again, or only something else. */
const SOLVED_BY: readonly (readonly [Outcome<unknown>, cause: FailureCause, offered: string, drawing: string])[] = [
  [failed('unreachable'), 'connection', 'retry', 'silentMast'],
  [failed('timeout'), 'noAnswer', 'retry', 'clock'],
  [limited(9), 'tooOften', 'retry', 'clock'],
  [failed('unreadable'), 'unreadable', 'retry', 'tornPage'],
  [failed('noSession'), 'login', 'logIn, retry', 'phoneKey'],
  [refused(400_112), 'login', 'logIn, retry', 'phoneKey'],
  [refused(400_113), 'login', 'logIn, retry', 'phoneKey'],
  [refused(400_114), 'login', 'logIn, retry', 'phoneKey'],
  [refused(400_115), 'refused', 'back, retry', 'closedShop'],
  [refused(400_147), 'orderMissing', 'back', 'lostParcel'],
  [refused(400_128), 'productMissing', 'back', 'emptyShelf'],
  [refused(400_900), 'refused', 'back, retry', 'closedShop'],
  [failed('notAccepted'), 'refused', 'back, retry', 'closedShop'],
  [failed('tooLong'), 'refused', 'back, retry', 'closedShop'],
  [unknown('timeout'), 'noAnswer', 'retry', 'clock'],
  [unknown('noSession'), 'login', 'logIn, retry', 'phoneKey'],
];

describe('Q71, Q72 what a page offers that could not be read', () => {
  it.each(SOLVED_BY)('%j is %s: it offers %s, with a drawing of its own kind', (outcome, cause, offered, drawing) => {
    expect(failedBy(outcome)).toEqual({ kind: 'failed', cause });
    expect([FAILURE_ACTIONS[cause].join(', '), STATE_DRAWINGS[cause]]).toEqual([offered, drawing]);
  });

  it('Q32, Q54 says of an order and of a phone alone that what was asked for does not exist', () => {
    const causes = Object.keys(FAILURE_ACTIONS) as FailureCause[];
    expect(causes.filter(isMissing)).toEqual(['orderMissing', 'productMissing']);
  });

  it.each(['en', 'ur'] as const)('Q62, Q72 is told without a claim, each cause in its own words: %s', (language) => {
    const { common } = textsOf(language);
    const { loadFailed } = common;
    expect(new Set(Object.values(loadFailed)).size).toBe(Object.values(loadFailed).length);
    // An order may just have been placed from it, or paid.
    for (const words of [...Object.values(loadFailed), common.broken.text])
      expect(words).not.toMatch(/nothing|نہ کوئی|نہ کچھ|کچھ نہیں|کچھ تبدیل/i);
    for (const [cause, words] of Object.entries(loadFailed))
      expect([cause, /connection|network|internet|انٹرنیٹ|نیٹ ورک|رابطہ/i.test(words)]).toEqual([
        cause,
        cause === 'connection',
      ]);
  });

  it('Q72, Q73 is the order that its page is past, or the way back; only a sent phone has its address closed', () => {
    const truths: readonly OrderTruth[] = [...ORDER_STATUSES, 'missing'];
    expect(truths.filter(isSentAlready)).toEqual(['shipped', 'received']);
    expect(truths.filter((truth) => overAction(truth) === 'back')).toEqual(['missing']);
    expect(overAction('shipped')).toBe('openOrder');
  });
});
