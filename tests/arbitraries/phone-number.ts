import fc from 'fast-check';
import { checkNumber } from '#core/number-check/judge-number.ts';
import {
  type Edition,
  type ExactRule,
  type NumberRule,
  type NumberTable,
  type RangeRule,
  SPECIFIED_NUMBERS,
} from '#core/number-check/official-numbers.ts';

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const digitsOf = (length: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((value) => pad(value, length));

/** Either edition of the number tables (Q13). */
export const edition = (): fc.Arbitrary<Edition> => fc.constantFrom('classic', 'tabs');

/** Whether digits begin with the country code: such a number is read as another one (Q61). */
const isAbroad = (digits: string): boolean => digits.startsWith('0092');

const exactRule: fc.Arbitrary<ExactRule> = fc
  .record({ since: edition(), rest: fc.integer({ min: 6, max: 11 }).chain(digitsOf) })
  .filter(({ rest }) => !isAbroad(`0${rest}`))
  .map(({ since, rest }) => ({ kind: 'exact', since, number: `0${rest}` }));

const rangeRule: fc.Arbitrary<RangeRule> = fc
  .record({
    since: edition(),
    prefix: digitsOf(6).filter((rest) => !isAbroad(`0${rest}`)),
    length: fc.integer({ min: 1, max: 5 }),
    ends: fc.tuple(fc.nat(), fc.nat()),
  })
  .map(({ since, prefix, length, ends }) => {
    const [from = '', to = ''] = ends.map((end) => pad(end % 10 ** length, length)).sort();
    return { kind: 'range', since, prefix: `0${prefix}`, from, to };
  });

/**
 * A lender's own table, with rows of both editions: no single number stands twice, no two ranges share one, and the first
 * row is a hotline that is official in both. A single number may lie in a range as well (Q58).
 */
export const numberTable = (): fc.Arbitrary<NumberTable> =>
  fc
    .record({
      hotline: exactRule,
      exact: fc.array(exactRule, { maxLength: 6 }),
      ranges: fc.uniqueArray(rangeRule, { maxLength: 6, selector: ({ prefix }) => prefix }),
    })
    .map(({ hotline, exact, ranges }) => {
      const rows = [{ ...hotline, since: 'classic' as const }, ...exact];
      const first = (row: ExactRule): number => rows.findIndex(({ number }) => number === row.number);
      return { exact: rows.filter((row, at) => first(row) === at), ranges };
    });

/** A number that a row names; fast-check prefers the ends of a range. */
const numberOf = (row: NumberRule): fc.Arbitrary<string> => {
  if (row.kind === 'exact') return fc.constant(row.number);
  const { prefix, from, to } = row;
  const between = fc.integer({ min: Number(from), max: Number(to) }).map((suffix) => pad(suffix, from.length));
  return between.map((suffix) => prefix + suffix);
};

/** Every number of a row is between them. */
const endsOf = (row: NumberRule): readonly string[] =>
  row.kind === 'exact' ? [row.number] : [row.prefix + row.from, row.prefix + row.to];

const rowsIn = ({ exact, ranges }: NumberTable, { since }: { readonly since: Edition }): readonly NumberRule[] =>
  [...exact, ...ranges].filter(
    (row) => (row.since === 'classic' || since === 'tabs') && !endsOf(row).every((number) => isAbroad(number)),
  );

/**
 * A number that is official in an edition, by the specification's table or another. Throws for a table without a row of it;
 * rows in 0092 are none, since no number that is checked is read like that (Q61).
 */
export const officialNumber = (since: Edition = 'tabs', table: NumberTable = SPECIFIED_NUMBERS): fc.Arbitrary<string> =>
  fc.oneof(...rowsIn(table, { since }).map(numberOf)).filter((number) => !isAbroad(number));

/** A number that an edition does not name, close to one that it does: a digit changed, added or dropped; just outside of a range; of the other edition alone. */
export const nearMissNumber = (
  since: Edition = 'tabs',
  table: NumberTable = SPECIFIED_NUMBERS,
): fc.Arbitrary<string> => {
  const beside = table.ranges.flatMap(({ prefix, from, to }) =>
    [Number(from) - 1, Number(to) + 1]
      .filter((suffix) => suffix >= 0 && suffix < 10 ** from.length)
      .map((suffix) => prefix + pad(suffix, from.length)),
  );
  const others = rowsIn(table, { since: 'tabs' }).map(numberOf);
  return fc
    .oneof(misspelt(officialNumber(since, table)), ...others, ...beside.map((number) => fc.constant(number)))
    .filter((number) => checkNumber(number, since, table).status === 'unofficial');
};

/** A number with one digit changed, added or dropped. */
const misspelt = (numbers: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(numbers, fc.nat(), fc.integer({ min: 0, max: 9 }), fc.constantFrom('changed', 'added', 'dropped'))
    .map(([number, at, digit, how]) => {
      const place = at % number.length;
      const written = how === 'dropped' ? '' : String(digit);
      return number.slice(0, place) + written + number.slice(place + (how === 'added' ? 0 : 1));
    });

/** Digits of any length up to twice what a field takes. */
export const digitString = (): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 24, size: 'max' }).map((digits) => digits.join(''));

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
