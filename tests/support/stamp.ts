import { wallTime } from '#core/text/format.ts';

/** `2026-03-07 09:05`, of what a clock in Karachi shows; null for no real instant (ms since 1970). */
export function stampOf(instant: number): string | null {
  const time = wallTime(instant);
  if (time === null) return null;
  const two = (part: string): string => part.padStart(2, '0');
  return `${time.year}-${two(time.month)}-${two(time.day)} ${two(time.hour)}:${time.minute}`;
}
