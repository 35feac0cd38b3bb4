import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromRupees } from '#core/lib/money.ts';
import { english } from '#core/text/catalogue.ts';
import { shownTime, writtenDate, writtenTime } from '#core/text/dates.ts';
import {
  formatAmount,
  formatMinus,
  formatRupees,
  groupedPhone,
  isolatedRuns,
  parseInstant,
  unbroken,
  wallTime,
} from '#core/text/format.ts';
import { urdu } from '#core/text/languages.ts';
import { noticeText, presaleText, waitText } from '#core/text/sentences.ts';
import { officialNumber } from '../../../arbitraries/phone-number.ts';
import { paisa } from '../../../arbitraries/shop.ts';
import { stampOf } from '../../../support/stamp.ts';

describe('Q66 money', () => {
  it('is always written alike, and read back to the same paisa', () => {
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

  it('that is taken off has a minus before its number in both languages, and none where it is nothing', () => {
    expect([formatMinus(50_000, 'en'), formatMinus(50_000, 'ur'), formatMinus(0, 'en')]).toEqual([
      '−Rs.\u00A0500',
      '\u2066−500\u2069\u00A0روپے',
      'Rs.\u00A00',
    ]);
  });
});

describe('Q66, Q27 times', () => {
  // Swedish writes a date and a time as ISO does.
  const database = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Karachi',
    dateStyle: 'short',
    timeStyle: 'short',
  });

  it('Q66 are Karachi’s as the time zone database has them since 1970, whatever zone the device is in', () => {
    const before = process.env['TZ'];
    const summers = [2002, 2008, 2009].map((year) => Date.UTC(year, 0, 1));
    const inSummer = fc
      .tuple(fc.constantFrom(...summers), fc.nat(365 * 24 * 60))
      .map(([at, minute]) => at + minute * 60_000);
    const instants = fc.oneof(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), inSummer);
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Asia/Karachi']) {
        process.env['TZ'] = zone;
        fc.assert(
          fc.property(instants, (instant) => {
            expect(stampOf(instant)).toBe(database.format(instant));
          }),
        );
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it.each([
    [2002, 3, 6],
    [2002, 9, 5],
    [2008, 4, 31],
    [2008, 9, 31],
    [2009, 3, 14],
    [2009, 9, 31],
  ])('are right in every minute of a day on which the clocks changed: %i-%i-%i', (year, month, day) => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const instant = Date.UTC(year, month, day, 0, minute);
      expect(stampOf(instant)).toBe(database.format(instant));
    }
  });

  it('Q27 are read from ISO texts and milliseconds; a text without a zone is Karachi’s', () => {
    const instant = Date.UTC(2026, 2, 7, 4, 5);
    const iso = ['2026-03-07T04:05:00Z', '2026-03-07T09:05', '2026-03-07 09:05:00', '2026-03-07T09:05:00.000+05:00'];
    for (const time of [...iso, instant, String(instant)]) expect([time, parseInstant(time)]).toEqual([time, instant]);
    for (const time of ['', 'soon', '2026-13-45', 'Invalid Date', '1', -5, Number.NaN, 9e15])
      expect([time, parseInstant(time)]).toEqual([time, null]);
  });

  it('are read in the words of en-PK', () => {
    // `7 March 2026, 4:30 pm`
    const platform = new Intl.DateTimeFormat('en-PK', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Karachi',
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) - 1 }), (instant) => {
        const words = platform.format(instant).replace(' at ', ', ').replaceAll('\u202f', ' ');
        expect(writtenTime(instant, english.common)).toBe(words);
        expect(writtenDate(instant, english.common)).toBe(words.slice(0, words.indexOf(',')));
      }),
    );
    expect(shownTime(Date.UTC(2026, 2, 7, 4, 5), english.common)).toBe('7 March 2026, 9:05\u00a0am');
  });

  it('name the part of the day in Urdu', () => {
    const at = (hour: number): string | null => writtenTime(Date.UTC(2026, 2, 7, hour - 5, 30), urdu.common);
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

  it('Q28 of a pre-sale’s start are on a 24-hour clock', () => {
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), english)).toBe('Beginning at 9:05 on 7 March, 2026');
    expect(presaleText(Date.UTC(2026, 11, 31, 19, 0), english)).toBe('Beginning at 0:00 on 1 January, 2027');
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), urdu)).toBe('پیشگی فروخت کا آغاز: 7 مارچ 2026، 9:05 بجے');
  });

  it('are nothing for what names no instant', () => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
      expect([wallTime(none), writtenDate(none, urdu.common), shownTime(none, urdu.common)]).toEqual(
        Array(3).fill(null),
      );
      expect(presaleText(none, english)).toBe(presaleText(null, english));
    }
    // What nobody meant: a time in seconds, and one of the next century.
    for (const odd of [Date.UTC(2000, 0, 1) - 1, Date.UTC(2100, 0, 1)]) expect(shownTime(odd, urdu.common)).toBeNull();
  });
});

describe('how long to wait, in words', () => {
  const units: readonly (readonly [word: RegExp, seconds: number])[] = [
    [/second|سیکنڈ/, 1],
    [/minute|منٹ/, 60],
    [/hour|گھنٹے/, 3600],
  ];

  it('is never shorter than the wait, and never longer by more than a unit, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), fc.constantFrom(english, urdu), (seconds, texts) => {
        const text = waitText(texts.common, seconds);
        const unit = units.find(([word]) => word.test(text))?.[1] ?? Number.NaN;
        const said = Number(/\d+/.exec(text)?.[0]) * unit;
        expect(said).toBeGreaterThanOrEqual(seconds);
        expect(said - seconds).toBeLessThan(unit === 3600 ? 3660 : unit);
        expect(noticeText(texts, { waitSeconds: seconds })).toContain(text);
      }),
    );
    expect(noticeText(english, 'soldOut')).toBe(english.notices.soldOut);
  });
});

describe('phone numbers in groups', () => {
  it.each([
    ['03001234567', '0300 1234567'],
    ['+923001234567', '+92 300 1234567'],
    ['051111883883', '051 111 883 883'],
    ['0516011632', '051 6011632'],
    ['1234', '1234'],
  ])('%j is read as %j', (number, groups) => expect(groupedPhone(number)).toBe(groups));

  it('keep every digit, for official numbers and for anything else', () => {
    fc.assert(
      fc.property(fc.oneof(officialNumber(), fc.string()), (text) => {
        expect(groupedPhone(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});

it('Q66 a number in a seller’s text is never parted from the word after it', () => {
  expect(unbroken('77.9 x 7.9 mm, \u20667.9\u2069 ملی میٹر, 128GB + 6GB')).toBe(
    '77.9\u00a0x 7.9\u00a0mm, \u20667.9\u2069\u00a0ملی\u00a0میٹر, 128GB + 6GB',
  );
});

describe('isolated runs in right-to-left texts', () => {
  it.each([
    ['رقم 0.75% یومیہ', 'رقم \u20660.75%\u2069 یومیہ'],
    ['نمبر +92 بھی', 'نمبر \u2066+92\u2069 بھی'],
    ['کل Rs.\u00a050,000 ہے', 'کل \u2066Rs.\u00a050,000\u2069 ہے'],
    ['وقت \u20669:00-18:00\u2069 تک', 'وقت \u20669:00-18:00\u2069 تک'],
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
