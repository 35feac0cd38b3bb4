import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { noticeText, waitText } from '#core/text/wait.ts';

const UNITS: readonly (readonly [word: RegExp, seconds: number])[] = [
  [/second|سیکنڈ/, 1],
  [/minute|منٹ/, 60],
  [/hour|گھنٹے/, 3600],
];

describe('how long to wait, in words', () => {
  it('is never shorter than the wait, and never longer by more than a unit, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), fc.constantFrom(english, urdu), (seconds, { common }) => {
        const text = waitText(common, seconds);
        const unit = UNITS.find(([word]) => word.test(text))?.[1] ?? Number.NaN;
        const said = Number(/\d+/.exec(text)?.[0]) * unit;
        expect(said).toBeGreaterThanOrEqual(seconds);
        expect(said - seconds).toBeLessThan(unit === 3600 ? 3660 : unit);
        expect(Number(/\d+/.exec(text)?.[0])).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('is said in whole sentences, and every other notice as it stands', () => {
    expect(noticeText(english, { waitSeconds: 1 })).toBe('That was too often. Please wait 1 second, then try again.');
    expect(noticeText(english, { waitSeconds: 95 })).toContain('2 minutes');
    expect(noticeText(urdu, { waitSeconds: 40 })).toContain('40 سیکنڈ');
    expect(noticeText(english, 'soldOut')).toBe(english.notices.soldOut);
  });
});
