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
