import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromRupees, rupeesFromPaisa } from '#core/lib/money.ts';
import { english } from '#core/text/catalogue.ts';
import { formatAmount, formatInstant, formatRupees, parseInstant } from '#core/text/format.ts';
import { urdu } from '#core/text/languages.ts';
import { presaleText } from '#core/text/presale.ts';
import { paisa } from '../../arbitraries/shop.ts';

describe('Q66 money and times', () => {
  it('money is always written alike, and read back to the same paisa', () => {
    fc.assert(
      fc.property(paisa(), (amount) => {
        expect(formatRupees(amount)).toBe(`Rs.\u00a0${formatAmount(amount)}`);
        expect(paisaFromRupees(formatAmount(amount).replaceAll(',', ''))).toBe(amount);
        expect(paisaFromRupees(rupeesFromPaisa(amount))).toBe(amount);
        expect(formatAmount(amount)).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/);
      }),
    );
    expect(formatAmount(5_000_000)).toBe('50,000');
    expect(formatAmount(5775)).toBe('57.75');
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '', ' ', '-5', '1e3', '0x10', '1,000', '.'])(
    'reads no amount from %s',
    (amount) => {
      expect(paisaFromRupees(amount)).toBeNull();
    },
  );

  it('Q28 writes a pre-sale’s start on a 24-hour clock in Karachi', () => {
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), english)).toBe('Beginning at 9:05 on 7 March, 2026');
    expect(presaleText(Date.UTC(2026, 11, 31, 19, 0), english)).toBe('Beginning at 0:00 on 1 January, 2027');
    expect(formatInstant(Date.UTC(2026, 2, 7, 4, 5))).toBe('2026-03-07 09:05');
    expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), urdu)).toBe('پیشگی فروخت کا آغاز: 7 مارچ 2026، 9:05 بجے');
    for (const none of [null, Number.NaN, 9e15]) expect(presaleText(none, english)).toBe('Pre-sale: coming soon');
    // Karachi kept summer time in 2009.
    expect(formatInstant(Date.UTC(2009, 6, 1, 0, 0))).toBe('2009-07-01 06:00');
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
