import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromRupees, rupeesFromPaisa } from '#core/lib/money.ts';
import { paisa } from '../../../arbitraries/shop.ts';

describe('amounts from a gateway', () => {
  it('come back in paisa however they were written', () => {
    fc.assert(
      fc.property(paisa(), fc.constantFrom('', ' ', '\n'), (amount, blank) => {
        expect(paisaFromRupees(rupeesFromPaisa(amount))).toBe(amount);
        expect(paisaFromRupees(`${blank}${(amount / 100).toFixed(2)}${blank}`)).toBe(amount);
      }),
    );
  });

  it('are rounded half up beyond two decimals', () => {
    expect(['1.004', '1.005', '1.0149'].map(paisaFromRupees)).toEqual([100, 101, 101]);
  });

  it('are read up to what paisa carry exactly, and not beyond', () => {
    expect(paisaFromRupees('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(paisaFromRupees('90071992547409.92')).toBeNull();
    expect(paisaFromRupees('1'.repeat(30))).toBeNull();
  });

  it.each(['', ' ', '.', '-1', '1e3', '0x10', 'NaN', '1 000', '1,000', -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'are not %s',
    (sent) => expect(paisaFromRupees(sent)).toBeNull(),
  );
});
