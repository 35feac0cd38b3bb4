import fc from 'fast-check';
import type { Address } from '#core/address/address.ts';
import { DISTRICTS, PROVINCES } from '#core/address/districts.ts';
import type { Paisa } from '#core/lib/money.ts';
import { type FailureReason, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';

/** An amount up to a million rupees, in paisa. */
export const paisa = (): fc.Arbitrary<Paisa> => fc.integer({ min: 0, max: 100_000_000 });

const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);

/** An address that may be saved. */
export const validAddress = (): fc.Arbitrary<Address> =>
  fc
    .record({
      name: fc.tuple(word, word).map((words) => words.join(' ')),
      phoneNumber: fc.stringMatching(/^03\d{9}$/),
      email: fc.tuple(word, word).map(([user, domain]) => `${user}@${domain}.com`),
      province: fc.constantFrom(...PROVINCES),
      street: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
      at: fc.nat(),
    })
    .map(({ at, province, ...rest }) => {
      const districts = DISTRICTS[province];
      return { ...rest, province, city: districts[at % districts.length]?.en ?? '' };
    });

const reason: fc.Arbitrary<FailureReason> = fc.constantFrom(
  'unreachable',
  'timeout',
  'unreadable',
  'notAccepted',
  'noSession',
);

/** A code that a gateway may refuse with: the catalogue's and any other. */
export const refusalCode = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(400110, 400112, 400113, 400114, 400115, 400147, 400128, 401129, 400207, 400310),
    fc.integer({ min: 1, max: 999_999 }),
  );

/** Any outcome of a command, around what success looks like. */
export const outcomeOf = <T>(data: fc.Arbitrary<T>): fc.Arbitrary<Outcome<T>> =>
  fc.oneof(
    data.map((each): Outcome<T> => ({ kind: 'done', data: each })),
    refusalCode().map((code): Outcome<T> => refused(code)),
    reason.map((each): Outcome<T> => failed(each)),
    fc.integer({ min: 1, max: 86_400 }).map((seconds): Outcome<T> => limited(seconds)),
    reason.map((each): Outcome<T> => (each === 'notAccepted' ? failed(each) : unknown(each))),
  );
