import { isPlausibleTime } from '../lib/time.ts';
import type { Catalogue } from './catalogue.ts';
import type { OpeningHours } from './company.ts';
import { type WallTime, wallTime } from './format.ts';
import type { Language } from './language.ts';

type DateTexts = Pick<Catalogue['common'], 'months' | 'date' | 'clock' | 'dateTime'>;

/** `7 March 2026`, in Karachi. Null for no real instant (ms since 1970). */
export function writtenDate(instant: number, common: DateTexts): string | null {
  const time = wallTime(instant);
  return time === null ? null : dateOf(time, common);
}

/** `7 March 2026, 4:30 pm`, in Karachi. Null for no instant that somebody meant (ms since 1970), as 0 is. */
export const writtenTime = (instant: number, common: DateTexts): string | null =>
  timeWith(instant, common, (clock) => clock);

/** The same for a page, where no line ends between an hour and its part of the day. */
export const shownTime = (instant: number, common: DateTexts): string | null =>
  timeWith(instant, common, (clock) => clock.replaceAll(' ', '\u00a0'));

function timeWith(instant: number, common: DateTexts, setClock: (clock: string) => string): string | null {
  const time = wallTime(instant);
  if (time === null || !isPlausibleTime(instant)) return null;
  return common.dateTime({ date: dateOf(time, common), time: setClock(clockOf(time, common)) });
}

/** `10 March 2023` (R7), of a day as ISO writes it: `2023-03-10`. */
export function writtenDay(iso: string, common: Pick<DateTexts, 'months' | 'date'>): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return dateOf({ year, month, day: String(Number(day)) }, common);
}

/** The same for a narrow place, where no line ends within it. */
export const shownDay = (...of: Parameters<typeof writtenDay>): string => writtenDay(...of).replaceAll(' ', '\u00a0');

/** Opening hours as the texts of a language say them: `9:00`, or `صبح 9:00 بجے` (R5). */
export function hoursIn(
  language: Language,
  { opens, closes }: OpeningHours,
  common: Pick<DateTexts, 'clock'>,
): OpeningHours {
  const said = (time: string): string => {
    const [hour = '', minute = ''] = time.split(':');
    return language === 'en' ? `${Number(hour)}:${minute}` : clockOf({ hour, minute }, common);
  };
  return { opens: said(opens), closes: said(closes) };
}

function clockOf({ hour, minute }: Pick<WallTime, 'hour' | 'minute'>, { clock }: Pick<DateTexts, 'clock'>): string {
  return clock[partOfDay(Number(hour))]({ clock: `${((Number(hour) + 11) % 12) + 1}:${minute}` });
}

function dateOf(
  { day, month, year }: Pick<WallTime, 'day' | 'month' | 'year'>,
  common: Pick<DateTexts, 'months' | 'date'>,
): string {
  return common.date({ day, month: common.months[Number(month) - 1] ?? '', year });
}

/** Parts of a day, as Urdu names hours: from midnight, from 4, from 12, from 16 and from 20 o'clock. */
function partOfDay(hour: number): keyof DateTexts['clock'] {
  if (hour < 4) return 'smallHours';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'noon';
  return hour < 20 ? 'evening' : 'night';
}
