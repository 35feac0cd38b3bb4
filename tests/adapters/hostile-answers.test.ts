import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { id, picture } from '#adapters/gateway/wire/fields.ts';
import { complaintAnswer } from '#adapters/gateway/wire/file-complaint.ts';
import { createSealedQuery, PAYLOAD_MAX_CHARACTERS } from '#adapters/gateway/wire-format.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { orderId } from '#core/lib/ids.ts';
import { hostileAnswer, hostileValue } from '../arbitraries/wire-answer.ts';
import { must } from '../support/runs.ts';

const cipher = createWebCryptoCipher('sandbox-secret');

describe('what a gateway may send', () => {
  it('row 10 no payload over 8,000 characters ever leaves, and no short one is held back', async () => {
    const identity = { token: 'sandbox-token', parameters: {} };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 9000 }), async (length) => {
        const request = await createSealedQuery(cipher).write('asaan', identity, { addr: 'x'.repeat(length) });
        // Base64 makes four characters of three, and escapes some of them.
        if (request === 'tooLong') must(length > PAYLOAD_MAX_CHARACTERS / 2);
        else
          must(
            typeof request !== 'string' &&
              (/^\?data=([^&]*)&source=asaan$/.exec(request.query)?.[1] ?? '').length <= PAYLOAD_MAX_CHARACTERS &&
              length < 6000,
          );
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ...Object.values(WIRE_CALLS).map(({ call, answer }) => [call, answer, hostileAnswer(call)] as const),
    ['fileComplaint', complaintAnswer, hostileValue()] as const,
  ])(
    'rows 13, 17, 64 %s reads or refuses any JSON, lets in no field that cannot be shown, and touches no prototype',
    (_call, decode, hostile) => {
      fc.assert(
        fc.property(fc.oneof({ weight: 4, arbitrary: hostile }, fc.jsonValue()), (json) => {
          expect([faultsOf(decode(json)), 'polluted' in {}]).toEqual([[], false]);
        }),
        { numRuns: 1500 },
      );
    },
  );

  it('row 18, Q65 an id goes back digit for digit, or is refused', async () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.maxSafeInteger(), hostileValue()), (value) => {
        const read = id(orderId)(value);
        const isExact =
          (typeof value === 'string' && value !== '' && value.length <= 200) || Number.isSafeInteger(value);
        must(read === (isExact ? String(value) : undefined));
      }),
      { numRuns: 500 },
    );
  });

  it('row 46 shows pictures of the own origin or behind TLS, and no others', () => {
    for (const url of ['/gateway/pictures/a/b/back.svg', 'https://cdn.example/x.webp']) expect(picture(url)).toBe(url);
    const others = ['data:image/svg+xml,<svg onload=alert(1)>', 'intent://scan', 'blob:https://x', ' /x.png', ''];
    expect(others.map(picture)).toEqual(others.map(() => null));
    const parts = [...'/\\:@\t\n. '.split(''), 'https', 'http', 'javascript', 'data', '%2f', 'x.png', 'evil.example'];
    const written = fc.array(fc.constantFrom(...parts), { maxLength: 7 });
    fc.assert(
      fc.property(written, (each) => {
        const url = each.join('');
        if (picture(url) === null) return;
        const { origin, protocol } = new URL(url, 'http://own.example/bnpl/');
        must(protocol === 'https:' || origin === 'http://own.example');
      }),
      { numRuns: 5000 },
    );
  });
});

// Helpers

/** What a page could not show: numbers that are none, texts and lists without an end, times after this century. */
function faultsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value === 'number') {
    const isShown = Number.isSafeInteger(value) && value >= 0;
    return isShown ? [] : [`${at}: ${value}`];
  }
  if (typeof value === 'string') {
    const isWhole = !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(value);
    const isAmount = /price|amount|charge|rate|days/i.test(at);
    const isNumberLike = isAmount && /infinity|nan|e[+-]?\d|^-/i.test(value);
    return value.length <= 2000 && isWhole && !isNumberLike ? [] : [`${at}: ${value.slice(0, 40)}`];
  }
  if (Array.isArray(value)) {
    // An order may say no more of its instalments than how many they are.
    const long = value.length > (at === 'installments' ? 3660 : 60) ? [`${at}: ${value.length} entries`] : [];
    return [...long, ...value.flatMap((each, index) => faultsOf(each, `${at}.${index}`))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key === '__proto__') return [key];
    const isTime = /(?:At|Time)$/.test(key) && typeof each === 'number';
    if (isTime) return each > 0 && each < Date.UTC(2100, 0) ? [] : [`${key}: ${each}`];
    return faultsOf(each, key);
  });
}
