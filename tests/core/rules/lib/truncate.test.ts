import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinsDigits, truncate, truncatedAfter, truncateNumber } from '#core/lib/truncate.ts';

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

describe('Q64 joinsDigits', () => {
  it('is never said of digits with separators between them, whatever stands before and after', () => {
    const gap = fc.array(fc.constantFrom(...SEPARATORS), { maxLength: 3 }).map((each) => each.join(''));
    const number = fc.array(fc.tuple(digitRun, gap), { maxLength: 4 }).map((parts) => parts.flat().join(''));
    const around = fc.constantFrom('', 'PKR ', 'abc', '…');
    fc.assert(
      fc.property(around, number, around, (before, text, after) => {
        expect(joinsDigits(before + text + after)).toBe(false);
      }),
    );
  });

  it.each(['1e5', '1.5', '1+1', '1 x 2', '1x2', '12 a', 'x1', '1,e,5', '1-e5', '1e-5', '۱e۵'].map((text) => [text]))(
    '%j joins digits exactly where something else stands between them',
    (text) => {
      const between = text.replace(/^[^\d۰-۹]*|[^\d۰-۹]*$/g, '');
      expect(joinsDigits(text)).toBe(/[a-z+.]/.test(between));
    },
  );

  it('lets dots stand between digits only where a number may have them', () => {
    for (const text of ['1.5', '1٫5', '1..5'])
      expect([joinsDigits(text), joinsDigits(text, true)]).toEqual([true, false]);
    expect(joinsDigits('1.e5', true)).toBe(true);
  });
});

describe('Q64 truncateNumber', () => {
  it.each([
    ['123', 5, '1 2 3', false, { text: '123', isTruncated: false }],
    ['123', 2, '123', false, { text: '12', isTruncated: true }],
    ['15', 5, '1e5', false, { text: '15', isTruncated: true }],
    ['1.5', 5, '1.5', true, { text: '1.5', isTruncated: false }],
  ] as const)('of %j with room for %i, read out of %j, dots %s, keeps %j', (number, most, text, dots, kept) => {
    expect(truncateNumber(number, most, text, dots)).toEqual(kept);
  });

  it('counts dots as left out unless told otherwise', () => {
    expect(truncateNumber('15', 5, '1.5').isTruncated).toBe(true);
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
