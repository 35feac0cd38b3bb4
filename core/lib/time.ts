const HOUR_MS = 60 * 60 * 1000;

/** Karachi is five hours ahead of UTC, and was six in three summers: from and to which hour since 1970 (IANA time zone database). */
const SUMMER_TIMES = [
  [282_811, 287_178], // 7 April to 5 October 2002
  [336_739, 340_410], // 1 June to 31 October 2008
  [344_371, 349_170], // 15 April to 31 October 2009
] as const;

/**
 * What a clock in Karachi shows at an instant (ms since 1970), as a date that shows it in UTC: the platform's own formatter
 * takes a slow phone a fifth of a second to make. Right since 1970; an invalid date for no real instant.
 */
export function inKarachi(instant: number): Date {
  const hours = instant / HOUR_MS;
  const isSummerTime = SUMMER_TIMES.some(([from, to]) => hours >= from && hours < to);
  return new Date(instant + (isSummerTime ? 6 : 5) * HOUR_MS);
}

/** Earliest instant that is taken for one, ms since 1970: the year 2000. A time in seconds lies before it. */
const EARLIEST = 946_684_800_000;

/** The instant from which on none is taken for one, ms since 1970: the year 2100. */
export const LATEST = 4_102_444_800_000;

/** What a clock says, to be stated as a fact: ms since 1970, 0 where it stands before the program was built, and so is wrong. */
export function statedTime(clock: { now(): number; readonly builtAt?: number }): number {
  const now = clock.now();
  return now < (clock.builtAt ?? 0) ? 0 : now;
}

/** Whether an instant, in ms since 1970, may be one that somebody meant. */
export const isPlausibleTime = (instant: number): boolean => instant >= EARLIEST && instant < LATEST;

/** Makes a wait that a later one replaces, on a clock whose `after` runs a task once and returns what calls it off. */
export function createTimer(clock: { after(ms: number, task: () => void): () => void }) {
  let cancel = (): void => undefined;
  return {
    /** Runs `task` after `ms` milliseconds; calls off the wait before it. */
    start(ms: number, task: () => void): void {
      cancel();
      cancel = clock.after(ms, task);
    },
    stop: () => cancel(),
  };
}
