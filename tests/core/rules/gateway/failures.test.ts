import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeForCall } from '#core/gateway/calls.ts';
import { CODE_NOTICES, noticeForCode } from '#core/gateway/codes.ts';
import { isSentAlready, type OrderNow, overAction } from '#core/gateway/order-now.ts';
import { done, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { FAILURE_ACTIONS, type FailureCause, failedBy, isMissing } from '#core/screens/failure.ts';
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
    expect(noticeForCall(400207, 'startPurchase')).toBe('ordersUnderReview');
    expect(noticeForCall(400310, 'continuePurchase')).toBe('bnplCreditFailed');
    expect(noticeForCall(400207, 'continuePurchase')).toBe('networkError');
    expect(noticeForCall(400310, 'startPurchase')).toBe('networkError');
    for (const code of [400207, 400310]) expect(noticeForCode(code)).toBe('networkError');
  });
});

/** What an outcome is told as, and what may solve it, written from the requirements: the same question again, or only something else. */
const SOLVED_BY: readonly (readonly [Outcome<unknown>, cause: FailureCause, offered: string])[] = [
  [failed('unreachable'), 'connection', 'retry'],
  [failed('timeout'), 'noAnswer', 'retry'],
  [limited(9), 'tooOften', 'retry'],
  [failed('unreadable'), 'unreadable', 'retry'],
  [failed('noSession'), 'login', 'logIn, retry'],
  [refused(400_112), 'login', 'logIn, retry'],
  [refused(400_113), 'login', 'logIn, retry'],
  [refused(400_114), 'login', 'logIn, retry'],
  [refused(400_115), 'refused', 'back, retry'],
  [refused(400_147), 'orderMissing', 'back'],
  [refused(400_128), 'productMissing', 'back'],
  [refused(400_900), 'refused', 'back, retry'],
  [failed('notAccepted'), 'refused', 'back, retry'],
  [failed('tooLong'), 'refused', 'back, retry'],
  [unknown('timeout'), 'noAnswer', 'retry'],
  [done(null), 'refused', 'back, retry'],
  [unknown('noSession'), 'login', 'logIn, retry'],
];

describe('Q71, Q72 what a page offers that could not be read', () => {
  it.each(SOLVED_BY)('%j is %s: it offers %s', (outcome, cause, offered) => {
    expect(failedBy(outcome)).toEqual({ kind: 'failed', cause });
    expect(FAILURE_ACTIONS[cause].join(', ')).toBe(offered);
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
    const truths: readonly OrderNow[] = [...ORDER_STATUSES, 'missing'];
    expect(truths.filter(isSentAlready)).toEqual(['shipped', 'received']);
    expect(truths.filter((truth) => overAction(truth) === 'back')).toEqual(['missing']);
    expect(overAction('shipped')).toBe('openOrder');
  });
});
