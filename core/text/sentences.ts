import type { Catalogue, Notice } from './catalogue.ts';
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

/** The sentence of a notice. */
export function noticeText({ common, notices }: Pick<Catalogue, 'common' | 'notices'>, notice: Notice): string {
  return typeof notice === 'string' ? notices[notice] : common.tooMany({ wait: waitText(common, notice.waitSeconds) });
}

/** A wait in words, rounded up: whoever waits so long has waited long enough. */
export function waitText({ wait }: Pick<Catalogue['common'], 'wait'>, seconds: number): string {
  if (seconds <= 90) return wait.seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? wait.minutes({ count: minutes }) : wait.hours({ count: Math.ceil(minutes / 60) });
}
