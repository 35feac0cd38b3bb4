import type { Catalogue, Notice } from './catalogue.ts';

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
