import { expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { presaleText } from '#core/text/presale.ts';

it('Q28 writes a pre-sale’s start on a 24-hour clock in Karachi', () => {
  expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), english)).toBe('Beginning at 9:05 on 7 March, 2026');
  expect(presaleText(Date.UTC(2026, 11, 31, 19, 0), english)).toBe('Beginning at 0:00 on 1 January, 2027');
  expect(presaleText(Date.UTC(2026, 2, 7, 4, 5), urdu)).toBe('پیشگی فروخت کا آغاز: 7 مارچ 2026، 9:05 بجے');
  for (const none of [null, Number.NaN, 9e15]) expect(presaleText(none, english)).toBe('Pre-sale: coming soon');
});
