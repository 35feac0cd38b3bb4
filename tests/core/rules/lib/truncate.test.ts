import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAddressField } from '#core/address/address-form.ts';
import { fitMobile } from '#core/complaint/complaint.ts';
import { holdsMoreThanDigits } from '#core/lib/digits.ts';
import { truncate, truncatedAfter, truncateNumber } from '#core/lib/truncate.ts';

const SEPARATORS = [' ', '\t', ',', '٬', '،', '(', ')', '/', '‐', '–', '-', '\u00a0', '\u200b', '\u200f'];
const digitRun = fc.stringMatching(/^\d{1,3}$/);

describe('Q64 truncate', () => {
  it('keeps as many whole characters from the start as fit, and says when it left some out', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\u06a9', '😀', '𝟘'), maxLength: 8 }),
        fc.nat(18),
        (text, most) => {
          const { text: kept, isTruncated } = truncate(text, most);
          let whole = '';
          for (const character of text) {
            if (whole.length + character.length > most) break;
            whole += character;
          }
          expect(kept).toBe(whole);
          expect(isTruncated).toBe(kept !== text);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a😀', 2, 'a'],
    ['a😀', 3, 'a😀'],
    ['😀a', 2, '😀'],
    ['\ud83da', 1, '\ud83d'],
    ['a\ude00', 1, 'a'],
  ])('of %j with room for %i keeps %j', (text, most, kept) => expect(truncate(text, most).text).toBe(kept));
});

describe('Q64, Q61 what a phone number leaves out', () => {
  const gap = fc.array(fc.constantFrom(...SEPARATORS), { maxLength: 3 }).map((each) => each.join(''));
  const number = fc
    .array(fc.tuple(digitRun, gap), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join(''));

  it('is never said of digits with separators between and around them', () => {
    fc.assert(
      fc.property(gap, number, (before, text) => {
        expect(holdsMoreThanDigits(before + text)).toBe(false);
      }),
    );
  });

  it('is always said of anything else, wherever it stands: before, between, behind', () => {
    const more = fc.constantFrom('x', 'ext', '②', '⓪', '²', '१', 'O', 'l', '|', 'سے', '両', '壹', '㍘', '*', '#', '📞');
    fc.assert(
      fc.property(number, more, fc.nat(12), (text, left, at) => {
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
    ['300', 5, '⓪300', { text: '300', isTruncated: true }],
  ] as const)('of %j with room for %i, read out of %j, keeps %j', (digits, most, text, kept) => {
    expect(truncateNumber(digits, most, text)).toEqual(kept);
  });
});

describe('Q64 truncatedAfter', () => {
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
