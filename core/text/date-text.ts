import type { Catalogue } from './catalogue.ts';
import { dayParts } from './company.ts';

/** What a date is written with. */
export interface DateTexts {
  readonly common: Pick<Catalogue['common'], 'months'>;
  readonly site: Pick<Catalogue['site'], 'frame'>;
}

/** A day as a language writes it: `10 March 2023` (R7). `iso`: `2023-03-10`. */
export function dateText({ common, site }: DateTexts, iso: string): string {
  const { day, month, year } = dayParts(iso);
  return site.frame.date({ day, month: common.months[month] ?? '', year });
}
