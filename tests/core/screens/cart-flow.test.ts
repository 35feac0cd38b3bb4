import { describe, expect, it } from 'vitest';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { ContinueAnswer, PurchaseChoice } from '#core/purchase/purchase.ts';
import { afterContinue } from '#core/screens/cart-after-continue.ts';

describe('R54, R55, Q38 what follows Continue', () => {
  const choice: PurchaseChoice = {
    productOrderId: orderId('7'),
    receiptType: 'express',
    paymentType: 'bnpl',
    originalProductId: null,
  };
  const step = (change: Partial<ContinueAnswer>): Outcome<ContinueAnswer> =>
    done({ result: 'accepted', paymentType: 'bnpl', nativeStep: null, productOrderId: orderId('7'), ...change });

  it.each([
    [step({}), { kind: 'confirmation', order: '7' }],
    [step({ nativeStep: nativeStep(1030) }), { kind: 'nativeStep', step: 1030, order: '7' }],
    [step({ nativeStep: nativeStep(1030), paymentType: 'full' }), { kind: 'confirmation', order: '7' }],
    [step({ nativeStep: nativeStep(1030), paymentType: null }), { kind: 'nativeStep', step: 1030, order: '7' }],
    [step({ productOrderId: orderId('8') }), { kind: 'confirmation', order: '8' }],
    [step({ result: 'addressMissing' }), { kind: 'notTaken', result: 'addressMissing' }],
    [step({ result: 'soldOut' }), { kind: 'notTaken', result: 'soldOut' }],
    [step({ result: 'overdue' }), { kind: 'notTaken', result: 'overdue' }],
    [step({ result: 'error' }), { kind: 'notTaken', result: 'error' }],
    [refused(400310), { kind: 'switchToFull' }],
    [refused(400110), { kind: 'refused', code: 400110 }],
    [refused(400900), { kind: 'refused', code: 400900 }],
    [refused(400113), { kind: 'stay' }],
    [failed('timeout'), { kind: 'stay' }],
    [unknown('timeout'), { kind: 'unknown' }],
  ])('R55, Q38 %j leads to %j', (outcome, next) => {
    expect(afterContinue(choice, outcome)).toEqual(next);
  });
});
