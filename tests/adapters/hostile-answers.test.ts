import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { id, picture } from '#adapters/gateway/wire/fields.ts';
import { complaintAnswer } from '#adapters/gateway/wire/file-complaint.ts';
import { createSealedQuery, PAYLOAD_MAX_CHARACTERS } from '#adapters/gateway/wire-format.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { orderId } from '#core/lib/ids.ts';
import { hostileAnswer, hostileValue, wireAnswer } from '../arbitraries/wire-answer.ts';
import { must } from '../support/runs.ts';

/** A number that has no end or an exponent, and not a part of an id. */
const ENDLESS = /Infinity|(?<![\w-])[\d.]+e[+-]?\d+(?![\w-])/g;
/** The one answer that is not encrypted. */
const COMPLAINT = ['fileComplaint', complaintAnswer, hostileValue()] as const;
const cipher = createWebCryptoCipher('sandbox-secret');

/** As JSON brings them: an endless number among them. */
const OUT_OF_RANGE: readonly (readonly [name: string, json: string])[] = [
  ['endless', '1e999'],
  ['endless below zero', '-1e999'],
  ['an exponent', '1e21'],
  ['a small exponent', '1e-7'],
  ['an exponent as text', '"1e+21"'],
  ['larger than safe', '9007199254740993'],
  ['negative', '-1'],
  ['negative text', '"-1"'],
  ['words for numbers', '"Infinity"'],
  ['30 February', '"2026-02-30"'],
  ['31 June with a time', '"2026-06-31T10:00:00+05:00"'],
  ['the year 275760', '8640000000000000'],
  ['the year 9999', '"9999-12-31"'],
  ['a day in 24 hours and a bit', '"2026-03-07T25:61"'],
  ['a megabyte of text', JSON.stringify('x'.repeat(1_000_000))],
  ['a megabyte of digits', JSON.stringify('9'.repeat(1_000_000))],
  ['half of a pair at its cut', JSON.stringify(`${'x'.repeat(1999)}😀😀`)],
  ['12,000 entries', `[${Array.from({ length: 12_000 }, () => '{}').join(',')}]`],
  ['100,000 instalments', '100000'],
  ['an object with toString', '{"toString":"x","valueOf":1}'],
];

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
    COMPLAINT,
  ])(
    'rows 13, 17 %s reads or refuses any JSON, never lets a hostile field in, nor touches a prototype',
    (_call, decode, hostile) => {
      fc.assert(
        fc.property(fc.oneof({ weight: 2, arbitrary: hostile }, fc.jsonValue()), (json) => {
          const read: unknown = decode(json);
          must(!('polluted' in {}));
          if (read === undefined) return;
          JSON.stringify(read, (key, each: unknown) => {
            must(key !== '__proto__' && (typeof each !== 'number' || (Number.isFinite(each) && each >= 0)));
            return each;
          });
        }),
        { numRuns: 700 },
      );
    },
  );

  it.each(Object.values(WIRE_CALLS).map(({ call, answer }) => [call, answer] as const))(
    'row 64 every field of %s: refused, left out or capped, and never slow',
    (call, decode) => {
      for (const [good, path] of placesIn(fc.sample(wireAnswer(call), { seed: 20, numRuns: 50 }))) {
        for (const [name, json] of OUT_OF_RANGE) {
          const answer = JSON.parse(JSON.stringify(good)) as unknown;
          put(answer, path, JSON.parse(json));
          const before = process.cpuUsage();
          const read = decode(answer);
          // The processor's time, not the clock's: a busy machine makes no reading slow.
          const { user } = process.cpuUsage(before);
          // A number in the place of a text is shown in digits, or not at all.
          const isNumber = !/^["[{]/.test(json);
          const endless = isNumber ? (JSON.stringify(read ?? null).match(ENDLESS) ?? []) : [];
          const found = [path.join('.'), name, [...faultsOf(read), ...endless], user < 200_000];
          expect(found).toEqual([path.join('.'), name, [], true]);
        }
      }
    },
  );

  it.each(['readProduct', 'readPurchase', 'readCalculation'] as const)(
    'row 64 of an endless list %s reads the first entries',
    (call) => {
      const answers = fc.sample(wireAnswer(call), { seed: 20, numRuns: 50 });
      const lists = answers.flatMap((good) => pathsIn(good).map((path) => [good, path, valueAt(good, path)] as const));
      for (const [good, path, list] of lists) {
        if (!Array.isArray(list) || list.length === 0) continue;
        const answer = JSON.parse(JSON.stringify(good)) as unknown;
        put(answer, path, Array(12_000).fill(list[0]));
        const read = WIRE_CALLS[call].answer(answer);
        expect([path, read === undefined, faultsOf(read)]).toEqual([path, false, []]);
      }
    },
  );

  it('row 18, Q65 an id goes back digit for digit, or is refused', async () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.maxSafeInteger(), hostileValue()), (value) => {
        const read = id(orderId)(value);
        const isExact = (typeof value === 'string' && value !== '') || Number.isSafeInteger(value);
        must(read === (isExact ? String(value) : undefined));
      }),
      { numRuns: 500 },
    );
  });

  it('row 46 shows pictures of the own origin or behind TLS, and no others', () => {
    for (const url of ['/gateway/pictures/a/b/back.svg', 'https://cdn.example/x.webp']) expect(picture(url)).toBe(url);
    const others = ['data:image/svg+xml,<svg onload=alert(1)>', 'intent://scan', 'blob:https://x', ' /x.png', ''];
    expect(others.map(picture)).toEqual(others.map(() => null));
    const parts = [
      '/',
      '\\',
      '//',
      ':',
      'https',
      'http',
      'javascript',
      'data',
      '@',
      '\t',
      '\n',
      '%2f',
      '.',
      'x.png',
      ' ',
    ];
    const written = fc.array(fc.constantFrom(...parts, 'evil.example'), { maxLength: 7 });
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

type Path = readonly (string | number)[];

/** Each place in an answer, objects and lists too. */
function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): readonly Path[] => [
    [...at, key],
    ...pathsIn(each, [...at, key]),
  ]);
}

/** Each field of these answers once, in the first of them that has it. */
function placesIn(answers: readonly unknown[]): readonly (readonly [answer: unknown, path: Path])[] {
  const places = answers.flatMap((answer) => pathsIn(answer).map((path) => [answer, path] as const));
  const nameOf = (path: Path): string => path.filter((key) => Number.isNaN(Number(key))).join('.');
  return [...new Map(places.toReversed().map((place) => [nameOf(place[1]), place])).values()];
}

function valueAt(holder: unknown, path: Path): unknown {
  return path.reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], holder);
}

function put(holder: unknown, [key, ...rest]: Path, value: unknown): void {
  const fields = holder as Record<string, unknown>;
  if (key === undefined) return;
  if (rest.length === 0) fields[key] = value;
  else put(fields[key], rest, value);
}

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
    const long = value.length > 60 ? [`${at}: ${value.length} entries`] : [];
    return [...long, ...value.flatMap((each, index) => faultsOf(each, `${at}.${index}`))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const isTime = /(?:At|Time)$/.test(key) && typeof each === 'number';
    if (isTime) return each > 0 && each < Date.UTC(2100, 0) ? [] : [`${key}: ${each}`];
    return faultsOf(each, key);
  });
}
