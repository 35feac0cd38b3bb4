import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, hasForeignNumeral, toAsciiDigits, withoutInvisible } from '#core/lib/digits.ts';

const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

describe('Q61 digits as people type them', () => {
  it('reads all four kinds of digits, and leaves everything else alone', () => {
    for (const zero of ZEROS) {
      const typed = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero + digit)).join('');
      expect([toAsciiDigits(`a${typed}ک`), digitsOf(`(${typed})`)]).toEqual(['a0123456789ک', '0123456789']);
      const neighbours = String.fromCharCode(zero - 1, zero + 10);
      expect([toAsciiDigits(neighbours), digitsOf(neighbours)]).toEqual([neighbours, '']);
    }
  });

  it('notices numerals that it cannot read, among those that it can', () => {
    expect(['', '0123', '٠١٢', '۰۱۲', '１２', 'abc', '٬'].map(hasForeignNumeral)).toEqual(Array(7).fill(false));
    expect(['5', '१', '1१2', 'Ⅳ', '²', '½', '୧', '🔟', '五', '*', '#', '＃'].map(hasForeignNumeral)).toEqual([
      false,
      ...Array(11).fill(true),
    ]);
  });

  it('takes out what cannot be seen, and nothing else', () => {
    const invisible = ['\u200b', '\u200f', '\u202a', '\u2066', '\u2069', '\u00ad', '\ufeff', '\u0000', '\n', '\t'];
    const part = fc.oneof(fc.constantFrom(...invisible), fc.constantFrom('a', '1', ' ', '\u00a0', 'ک', '-'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const seen = parts.filter((each) => !invisible.includes(each)).join('');
        expect(withoutInvisible(parts.join(''))).toBe(seen);
      }),
    );
  });
});
