import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '#core/lib/blank.ts';

describe('R57, R33 a text of which nothing is seen', () => {
  const unseen = fc.constantFrom(
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200f',
    '\u2060',
    '\u2800',
    '\u3164',
    '\ufeff',
  );

  it('is blank, however long, and no other is', () => {
    fc.assert(fc.property(fc.array(unseen), (parts) => isBlank(parts.join(''))));
    const seen = fc.constantFrom('a', '0', '۰', 'ک', '-', '.', '🙂');
    fc.assert(
      fc.property(fc.array(unseen), seen, fc.array(unseen), (before, one, after) => {
        expect(isBlank([...before, one, ...after].join(''))).toBe(false);
      }),
    );
  });

  it('is read in the time of its length', () => {
    expect(isBlank(`${'\u200b '.repeat(50_000)}x`)).toBe(false);
  });
});
