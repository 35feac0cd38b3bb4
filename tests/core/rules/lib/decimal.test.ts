import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceeds, parseDecimal, roundedUnits, times } from '#core/lib/decimal.ts';

const decimal = fc.record({ units: fc.bigInt({ min: 0n, max: 10n ** 6n }), places: fc.nat(6) });
const SCALE = 12;
/** The value as a whole number of 10^-12. */
const scaled = ({ units, places }: { readonly units: bigint; readonly places: number }): bigint =>
  units * 10n ** BigInt(SCALE - places);

describe('Q17 reading a decimal', () => {
  it.each([
    ['0', 0n, 0],
    ['12', 12n, 0],
    ['12.', 12n, 0],
    ['.5', 5n, 1],
    ['.05', 5n, 2],
    ['12.340', 12340n, 3],
    ['007.5', 75n, 1],
  ])('reads %j', (text, units, places) => expect(parseDecimal(text)).toEqual({ units, places }));

  it.each(['', '.', '-1', '+1', '1e5', '1.2.3', '..5', '1,5', ' 1', '1 ', 'a', '.a', '1.a', 'x.5', '٥', 'Infinity'])(
    'reads nothing from %j',
    (text) => expect(parseDecimal(text)).toBeNull(),
  );
});

describe('Q19 exact arithmetic', () => {
  it('multiplies exactly', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const product = times(a, b);
        expect(product.units * 10n ** BigInt(2 * SCALE - product.places)).toBe(scaled(a) * scaled(b));
      }),
    );
  });

  it('rounds to the nearest unit, and the half up', () => {
    fc.assert(
      fc.property(decimal, fc.nat(6), (value, places) => {
        const unit = 10n ** BigInt(SCALE - places);
        const error = roundedUnits(value, places) * unit - scaled(value);
        expect(2n * error).toBeGreaterThan(-unit);
        expect(2n * error).toBeLessThanOrEqual(unit);
      }),
    );
    expect([4n, 5n, 14n, 15n].map((units) => roundedUnits({ units, places: 1 }, 0))).toEqual([0n, 1n, 1n, 2n]);
    expect(roundedUnits({ units: 5n, places: 0 }, 2)).toBe(500n);
    expect(roundedUnits({ units: 123n, places: 2 }, 2)).toBe(123n);
  });

  it('exceeds only where it is greater, however many places both are written with', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(exceeds(a, b)).toBe(scaled(a) > scaled(b));
      }),
    );
    const [half, alsoHalf] = [
      { units: 5n, places: 1 },
      { units: 500n, places: 3 },
    ];
    expect([exceeds(half, alsoHalf), exceeds(alsoHalf, half)]).toEqual([false, false]);
    expect(exceeds({ units: 501n, places: 3 }, half)).toBe(true);
  });
});
