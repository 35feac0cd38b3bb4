import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { shownTime, writtenDate, writtenTime } from '#core/text/dates.ts';
import { common as urdu } from '#core/text/ur/common.ts';

/** The same by the platform: en-PK writes `7 March 2026, 4:30 pm`. */
const platform = new Intl.DateTimeFormat('en-PK', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Karachi' });

describe('Q66 dates that people read', () => {
  it('are Karachi’s, in the words of en-PK', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }), (instant) => {
        const words = platform.format(instant).replace(' at ', ', ').replaceAll('\u202f', ' ');
        expect(writtenTime(instant, english.common)).toBe(words);
        expect(writtenDate(instant, english.common)).toBe(words.slice(0, words.indexOf(',')));
      }),
    );
  });

  it('name the part of the day in Urdu, and have no comma inside a date', () => {
    const at = (hour: number): string | null => writtenTime(Date.UTC(2026, 2, 7, hour - 5, 30), urdu);
    expect([3, 4, 11, 12, 15, 16, 19, 20, 24].map(at)).toEqual([
      '7 مارچ 2026، رات 3:30 بجے',
      '7 مارچ 2026، صبح 4:30 بجے',
      '7 مارچ 2026، صبح 11:30 بجے',
      '7 مارچ 2026، دوپہر 12:30 بجے',
      '7 مارچ 2026، دوپہر 3:30 بجے',
      '7 مارچ 2026، شام 4:30 بجے',
      '7 مارچ 2026، شام 7:30 بجے',
      '7 مارچ 2026، رات 8:30 بجے',
      '8 مارچ 2026، رات 12:30 بجے',
    ]);
  });

  it('keep an hour and its part of the day together on a page', () => {
    const instant = Date.UTC(2026, 2, 7, 4, 5);
    expect(shownTime(instant, english.common)).toBe('7 March 2026, 9:05\u00a0am');
    expect(shownTime(instant, urdu)).toBe('7 مارچ 2026، صبح\u00a09:05\u00a0بجے');
    expect(shownTime(Number.NaN, urdu)).toBeNull();
  });

  it('are nothing for what names no instant', () => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
      expect([writtenDate(none, urdu), writtenTime(none, urdu)]).toEqual([null, null]);
    }
  });
});
