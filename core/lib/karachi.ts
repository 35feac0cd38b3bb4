const HOUR_MS = 60 * 60 * 1000;

/**
 * Karachi is five hours ahead of UTC, and was six in three summers: from and to which instants, ms since 1970 (IANA time zone
 * database, Asia/Karachi).
 */
const SUMMER_TIMES = [
  [Date.UTC(2002, 3, 6, 19), Date.UTC(2002, 9, 5, 18)],
  [Date.UTC(2008, 4, 31, 19), Date.UTC(2008, 9, 31, 18)],
  [Date.UTC(2009, 3, 14, 19), Date.UTC(2009, 9, 31, 18)],
] as const;

/**
 * What a clock in Karachi shows at an instant (ms since 1970), as a date that shows it in UTC: the platform's own formatter
 * takes a slow phone a fifth of a second to make. Right since 1970; an invalid date for no real instant.
 */
export function inKarachi(instant: number): Date {
  const isSummerTime = SUMMER_TIMES.some(([from, to]) => instant >= from && instant < to);
  return new Date(instant + (isSummerTime ? 6 : 5) * HOUR_MS);
}
