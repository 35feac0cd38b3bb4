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
