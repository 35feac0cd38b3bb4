import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceeds, parseDecimal, roundedUnits, times } from '#core/lib/decimal.ts';
import { paisaFromRupees, rupeesFromPaisa } from '#core/lib/money.ts';
import { paisa } from '../../../arbitraries/shop.ts';

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
  it('multiplies exactly, and exceeds only where it is greater, however many places both are written with', () => {
    fc.assert(
      fc.property(decimal, decimal, fc.nat(3), (a, b, zeros) => {
        const product = times(a, b);
        expect(product.units * 10n ** BigInt(2 * SCALE - product.places)).toBe(scaled(a) * scaled(b));
        expect(exceeds(a, b)).toBe(scaled(a) > scaled(b));
        const same = { units: a.units * 10n ** BigInt(zeros), places: a.places + zeros };
        expect([exceeds(a, same), exceeds(same, a)]).toEqual([false, false]);
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
  });
});

describe('amounts from a gateway', () => {
  it('come back in paisa however they were written', () => {
    fc.assert(
      fc.property(paisa(), fc.constantFrom('', ' ', '\n'), (amount, blank) => {
        expect(paisaFromRupees(rupeesFromPaisa(amount))).toBe(amount);
        expect(paisaFromRupees(`${blank}${(amount / 100).toFixed(2)}${blank}`)).toBe(amount);
      }),
    );
  });

  it('are rounded half up beyond two decimals, and are never what paisa cannot carry exactly', () => {
    expect(['1.004', '1.005', '1.0149'].map(paisaFromRupees)).toEqual([100, 101, 101]);
    expect(paisaFromRupees('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(paisaFromRupees('90071992547409.92')).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string({ maxLength: 20 })), (sent) => {
        const read = paisaFromRupees(sent) ?? 0;
        expect([sent, Number.isSafeInteger(read) && read >= 0]).toEqual([sent, true]);
      }),
    );
  });

  it.each(['', ' ', '.', '-1', '1e3', '0x10', 'NaN', '1 000', '1,000', -1, Number.NaN, 1e21, '1'.repeat(30)])(
    'are not %s',
    (sent) => expect(paisaFromRupees(sent)).toBeNull(),
  );
});
