import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromRupees } from '#core/lib/money.ts';
import { formatAmount, formatRupees, isolatedRuns, parseInstant, wallTime } from '#core/text/format.ts';
import { paisa } from '../../../arbitraries/shop.ts';
import { stampOf } from '../../../support/stamp.ts';

describe('Q66 money and times', () => {
  it('money is always written alike, and read back to the same paisa', () => {
    fc.assert(
      fc.property(paisa(), (amount) => {
        expect(formatRupees(amount, 'en')).toBe(`Rs.\u00a0${formatAmount(amount)}`);
        expect(formatRupees(amount, 'ur')).toBe(`${formatAmount(amount)}\u00a0روپے`);
        expect(paisaFromRupees(formatAmount(amount).replaceAll(',', ''))).toBe(amount);
        expect(formatAmount(amount)).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/);
      }),
    );
    expect([5_000_000, 5775].map(formatAmount)).toEqual(['50,000', '57.75']);
  });

  it('writes a time as Karachi’s, which kept summer time in 2009', () => {
    expect(stampOf(Date.UTC(2026, 2, 7, 4, 5))).toBe('2026-03-07 09:05');
    expect(stampOf(Date.UTC(2009, 6, 1, 0, 0))).toBe('2009-07-01 06:00');
    expect([Number.NaN, Number.POSITIVE_INFINITY, 9e15].map(wallTime)).toEqual([null, null, null]);
  });

  it('writes every time since 1970 as the time zone database has it', () => {
    // Swedish writes a date and a time as ISO does.
    const database = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Karachi',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const SUMMERS = [2002, 2008, 2009].map((year) => Date.UTC(year, 0, 1));
    const inSummer = fc
      .tuple(fc.constantFrom(...SUMMERS), fc.nat(365 * 24 * 60))
      .map(([at, minute]) => at + minute * 60_000);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), inSummer), (instant) => {
        expect(stampOf(instant)).toBe(database.format(instant));
      }),
      { numRuns: 1000 },
    );
    for (const [year, month, day] of [
      [2002, 3, 6],
      [2002, 9, 5],
      [2008, 4, 31],
      [2008, 9, 31],
      [2009, 3, 14],
      [2009, 9, 31],
    ] as const) {
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        const instant = Date.UTC(year, month, day, 0, minute);
        expect(stampOf(instant)).toBe(database.format(instant));
      }
    }
  });

  it('Q27 reads ISO texts and milliseconds; a text without a zone is Karachi’s', () => {
    const instant = Date.UTC(2026, 2, 7, 4, 5);
    for (const time of [
      '2026-03-07T04:05:00Z',
      '2026-03-07T09:05',
      '2026-03-07 09:05:00',
      '2026-03-07T09:05:00.000+05:00',
      instant,
      String(instant),
    ]) {
      expect(parseInstant(time)).toBe(instant);
    }
    for (const time of ['', 'soon', '2026-13-45', 'Invalid Date', '1', -5, Number.NaN, 9e15])
      expect(parseInstant(time)).toBeNull();
  });
});

describe('isolated runs in right-to-left texts', () => {
  it.each([
    ['رقم 0.75% یومیہ', 'رقم \u20660.75%\u2069 یومیہ'],
    ['نمبر +92 بھی', 'نمبر \u2066+92\u2069 بھی'],
    ['کل Rs.\u00a050,000 ہے', 'کل \u2066Rs.\u00a050,000\u2069 ہے'],
    ['وقت \u20669:00-18:00\u2069 تک', 'وقت \u20669:00-18:00\u2069 تک'],
    ['صرف اردو', 'صرف اردو'],
  ])('%s', (plain, shown) => expect(isolatedRuns(plain)).toBe(shown));

  it('always leaves the same text once the marks are taken out, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replace(/[\u2066\u2069]/g, '');
        const once = isolatedRuns(plain);
        expect(once.replace(/[\u2066\u2069]/g, '')).toBe(plain);
        expect(isolatedRuns(once)).toBe(once);
      }),
    );
  });
});
