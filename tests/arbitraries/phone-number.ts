import fc from 'fast-check';
import { OFFICIAL_NUMBERS, OFFICIAL_RANGES } from '#core/number-check/official-numbers.ts';

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** A number that the newer tab's tables make official. */
export const officialNumber = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...OFFICIAL_NUMBERS.map(({ number }) => number)),
    ...OFFICIAL_RANGES.map(({ prefix, from, to }) =>
      fc.integer({ min: Number(from), max: Number(to) }).map((suffix) => prefix + pad(suffix, from.length)),
    ),
  );

/** A number close to an official one: a digit changed, added, dropped, or a suffix just outside its range. */
export const nearMissNumber = (): fc.Arbitrary<string> =>
  fc
    .tuple(officialNumber(), fc.nat(), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 }))
    .map(([number, at, digit, kind]) => {
      const place = at % number.length;
      const keep = kind === 1 ? 0 : 1;
      return number.slice(0, place) + (kind === 2 ? '' : String(digit)) + number.slice(place + keep);
    });

/** Digits of any length up to twice what a field takes. */
export const digitString = (): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 24 }).map((digits) => digits.join(''));

const SCRIPTS = [0x30, 0x660, 0x6f0];
const BETWEEN = ['', '', '', ' ', '-', '(', ')', '.', '\u200b', '\u200f', '\u2066'];

/** The same number as a person might write it: other digits, separators, invisible characters between them. */
export const writtenAs = (number: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...SCRIPTS), fc.constantFrom(...BETWEEN)), {
      minLength: number.length,
      maxLength: number.length,
    })
    .map((styles) =>
      Array.from(number, (digit, at) => {
        const [zero, between] = styles[at] ?? [0x30, ''];
        return between + String.fromCodePoint(zero + Number(digit));
      }).join(''),
    );
