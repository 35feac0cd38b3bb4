import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { picture } from '#adapters/gateway/wire/fields.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { createHouse, HOUSE_PATHS } from '#adapters/sandbox/house.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger.ts';
import { createSystemClock } from '#adapters/web/system-clock.ts';

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

  it('decoders of good answers with one field made hostile never let NaN, negative money or a foreign prototype in', () => {
    const house = createHouse(createMemoryLedger(), createSystemClock());
    const product = house.answer('product/detail', { token: 'sandbox-token', productId: 'samsung-galaxy-a16' })
      .data as object;
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        -1,
        Number.POSITIVE_INFINITY,
        'NaN',
        '-5',
        '1e9',
        '0x10',
        '١٢',
        JSON.parse('{"__proto__":{"x":1}}'),
      ),
    );
    const call = WIRE_CALLS.find(({ path }) => path === 'product/detail');
    if (call === undefined) throw new Error('no product call');
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(product)), hostile, (field, value) => {
        const read = v.safeParse(call.answer, JSON.parse(JSON.stringify({ ...product, [field]: value })));
        if (!read.success) return;
        JSON.stringify(read.output, (key, each: unknown) => {
          if (typeof each === 'number') expect(Number.isFinite(each) && each >= 0).toBe(true);
          expect(key).not.toBe('__proto__');
          return each;
        });
        expect({}).not.toHaveProperty('x');
      }),
      { numRuns: 3000 },
    );
  });

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
