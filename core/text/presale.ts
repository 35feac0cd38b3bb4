import type { Catalogue } from './catalogue.ts';
import { wallTime } from './format.ts';

/** What the buy button says in pre-sale: 'Beginning at h:mm on D Month, YYYY', without a date where none is known (R41). */
export function presaleText(startsAt: number | null, text: Pick<Catalogue, 'common' | 'shop'>): string {
  const start = startsAt === null ? null : wallTime(startsAt);
  if (start === null) return text.shop.product.presaleUndated;
  const { hour, minute, day, month, year } = start;
  return text.shop.product.presale({
    time: `${hour}:${minute}`,
    day,
    month: text.common.months[Number(month) - 1] ?? '',
    year,
  });
}
