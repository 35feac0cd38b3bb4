import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAddressField } from '#core/address/address-form.ts';
import { fitMobile } from '#core/complaint/complaint.ts';
import { hexOf } from '#core/lib/ids.ts';
import {
  digitsOf,
  hasForeignNumeral,
  holdsMoreThanDigits,
  isBlank,
  onOneLine,
  toAsciiDigits,
  truncate,
  truncatedAfter,
  truncateNumber,
  withoutInvisible,
} from '#core/lib/typed-text.ts';

describe('R57, R33 a text of which nothing is seen', () => {
  it('is blank, however long, and no other is', () => {
    const unseen = fc.array(fc.constantFrom(...Array.from(' \n\u00a0\u200b\u200c\u200f\u2060\u2800\u3164\ufeff')));
    const seen = fc.constantFrom('a', '0', '۰', 'ک', '-', '.', '🙂');
    fc.assert(
      fc.property(unseen, seen, unseen, (before, one, after) => {
        expect(isBlank(before.join(''))).toBe(true);
        expect(isBlank([...before, one, ...after].join(''))).toBe(false);
      }),
    );
    // In the time of its length.
    expect(isBlank(`${'\u200b '.repeat(50_000)}x`)).toBe(false);
  });
});

describe('Q61 digits as people type them', () => {
  it.each([0x30, 0x660, 0x6f0, 0xff10])('are read from the zero %i on, and everything else is left alone', (zero) => {
    const typed = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero + digit)).join('');
    expect([toAsciiDigits(`a${typed}ک`), digitsOf(`(${typed})`)]).toEqual(['a0123456789ک', '0123456789']);
    const neighbours = String.fromCharCode(zero - 1, zero + 10);
    expect([toAsciiDigits(neighbours), digitsOf(neighbours)]).toEqual([neighbours, '']);
  });

  it('are told from numerals that cannot be read', () => {
    for (const read of ['', '5', '0123', '٠١٢', '۰۱۲', '１２', 'abc', '٬'])
      expect([read, hasForeignNumeral(read)]).toEqual([read, false]);
    for (const foreign of ['१', '1१2', 'Ⅳ', '²', '½', '୧', '🔟', '五', '*', '#', '＃'])
      expect([foreign, hasForeignNumeral(foreign)]).toEqual([foreign, true]);
  });

  it('lose what cannot be seen, and nothing else', () => {
    const invisible = Array.from('\u200b\u200f\u202a\u2066\u2069\u00ad\ufeff\u0000\n\t');
    const part = fc.constantFrom(...invisible, 'a', '1', ' ', '\u00a0', 'ک', '-');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const seen = parts.filter((each) => !invisible.includes(each)).join('');
        expect(withoutInvisible(parts.join(''))).toBe(seen);
      }),
    );
  });
});

describe('Q64 truncate', () => {
  it('keeps as many whole characters from the start as fit, and says when it left some out', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\u06a9', '😀', '𝟘'), maxLength: 8 });
    fc.assert(
      fc.property(text, fc.nat(18), (given, most) => {
        const { text: kept, isTruncated } = truncate(given, most);
        let whole = '';
        for (const character of given) {
          if (whole.length + character.length > most) break;
          whole += character;
        }
        expect([kept, isTruncated]).toEqual([whole, whole !== given]);
      }),
      { numRuns: 300 },
    );
    expect(onOneLine('Ayesha\r\n\nKhan')).toBe('Ayesha Khan');
    // Halves of a pair that came alone.
    expect([truncate('\ud83da', 1).text, truncate('a\ude00', 1).text]).toEqual(['\ud83d', 'a']);
  });

  it('names a field while its last text was truncated, each once', () => {
    const field = fc.constantFrom('name', 'street', 'email');
    fc.assert(
      fc.property(fc.array(fc.tuple(field, fc.boolean()), { maxLength: 12 }), (typed) => {
        const fields = typed.reduce<readonly string[]>((all, [name, is]) => truncatedAfter(all, name, is), []);
        const last = new Map(typed);
        expect([...fields].sort()).toEqual([...last].flatMap(([name, is]) => (is ? [name] : [])).sort());
      }),
    );
  });
});

describe('Q64, Q61 what a phone number leaves out', () => {
  const separators = [' ', '\t', ',', '٬', '،', '(', ')', '/', '‐', '–', '-', '\u00a0', '\u200b', '\u200f'];
  const gap = fc.array(fc.constantFrom(...separators), { maxLength: 3 }).map((each) => each.join(''));
  const number = fc
    .array(fc.tuple(fc.stringMatching(/^\d{1,3}$/), gap), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join(''));

  it('is said of anything but digits and separators, wherever it stands: before, between, behind', () => {
    const more = fc.constantFrom('x', 'ext', '②', '⓪', '²', '१', 'O', 'l', '|', 'سے', '両', '壹', '㍘', '*', '#', '📞');
    fc.assert(
      fc.property(gap, number, more, fc.nat(12), (before, text, left, at) => {
        expect(holdsMoreThanDigits(before + text)).toBe(false);
        const entered = text.slice(0, at) + left + text.slice(at);
        expect(holdsMoreThanDigits(entered)).toBe(true);
        expect(fitMobile(entered).isTruncated).toBe(true);
        expect(fitAddressField('phoneNumber', entered).isTruncated).toBe(true);
      }),
    );
  });

  it.each([
    ['123', 5, '1 2 3', { text: '123', isTruncated: false }],
    ['123', 2, '123', { text: '12', isTruncated: true }],
    ['15', 5, '1e5', { text: '15', isTruncated: true }],
    ['15', 5, '1.5', { text: '15', isTruncated: false }],
  ] as const)('of %j with room for %i, read out of %j, keeps %j', (digits, most, text, kept) => {
    expect(truncateNumber(digits, most, text)).toEqual(kept);
  });
});

it('bytes are always written as Node writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});
