import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { picture } from '#adapters/gateway/wire/fields.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { HOUSE_PATHS } from '#adapters/sandbox/house.ts';
import { hostileAnswer, wireAnswer } from '../arbitraries/wire-answer.ts';

describe('R69a, R69b the wire', () => {
  it('has the 13 paths of the specification, and the sandbox answers each of them', () => {
    const paths = WIRE_CALLS.map(({ path }) => path);
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
    expect(HOUSE_PATHS.toSorted()).toEqual(paths.toSorted());
  });

  it('decoders are total: any JSON is read or refused, never thrown at, and no prototype is touched', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WIRE_CALLS), fc.jsonValue(), (call, json) => {
        const before = Object.keys(Object.prototype).length;
        expect(typeof v.safeParse(call.answer, json).success).toBe('boolean');
        expect(Object.keys(Object.prototype)).toHaveLength(before);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(WIRE_CALLS.map((each) => [each.call, each] as const))(
    '%s reads every good answer, and lets nothing hostile in',
    (call, { answer }) => {
      if (call === 'fileComplaint') throw new Error('the complaint has no wire call of its own');
      fc.assert(
        fc.property(wireAnswer(call), (json) => v.safeParse(answer, json).success),
        { numRuns: 200 },
      );
      fc.assert(
        fc.property(hostileAnswer(call), (json) => {
          const read = v.safeParse(answer, json);
          if (!read.success) return;
          JSON.stringify(read.output, (key, each: unknown) => {
            if (typeof each === 'number') expect(Number.isFinite(each) && each >= 0).toBe(true);
            expect(key).not.toBe('__proto__');
            return each;
          });
          expect({}).not.toHaveProperty('polluted');
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'http://evil.example/x.png',
    'intent://scan',
    'blob:https://x',
    ' /x.png',
    '',
  ])('shows no picture from %s', (url) => {
    expect(v.parse(picture, url)).toBeNull();
  });
  it.each(['/gateway/pictures/a/b/back.svg', 'https://cdn.example/x.webp'])('shows a picture from %s', (url) => {
    expect(v.parse(picture, url)).toBe(url);
  });
});
