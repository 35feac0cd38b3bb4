import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { LENDER_PATHS } from '#adapters/sandbox/lender.ts';
import { wireAnswer } from '../arbitraries/wire-answer.ts';

describe('R69a, R69b the wire', () => {
  it('has the 13 paths of the specification, and the sandbox answers each of them', () => {
    const paths = Object.values(WIRE_CALLS).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      [
        'product/detail',
        'get/calc/info',
        'get/order/details',
        'get/addr',
        'complete/addr',
        'now/buy',
        'pay/type/bnpl',
        'get/purchase/info',
        'purchase/action',
        'get/refund/cooling/info',
        'refund/cooling',
        'user/cancel/awaiting/pay',
        'user/confirm/receipt',
      ].toSorted(),
    );
    expect(LENDER_PATHS.toSorted()).toEqual(paths.toSorted());
  });

  it.each(Object.values(WIRE_CALLS).map((each) => [each.call, each] as const))(
    '%s reads every good answer',
    (call, { answer }) => {
      fc.assert(
        fc.property(wireAnswer(call), (json) => answer(json) !== undefined),
        { numRuns: 200 },
      );
    },
  );
});
