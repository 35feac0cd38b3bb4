import type { Presale } from './product.ts';

/** Longest single wait for a pre-sale's end, ms: timers of platforms overflow beyond 24 days. */
export const PRESALE_WAIT_MS = 24 * 60 * 60 * 1000;
/** How soon the server is asked again when its pre-sale outlasts the announced time, ms (Q57). */
export const PRESALE_RETRY_MS = 30_000;

/** In how many ms the server is asked whether a pre-sale has ended; null where there is none, or no time is announced (Q57). */
export function presaleCheckIn(presale: Presale, now: number): number | null {
  if (presale.kind !== 'presale' || presale.startsAt === null) return null;
  const wait = presale.startsAt - now;
  return wait > 0 ? Math.min(wait, PRESALE_WAIT_MS) : PRESALE_RETRY_MS;
}
