/** How long is waited where a 429 does not say it, or not in a way that can be read, in seconds. */
const USUAL_WAIT_S = 60;
/** Longest wait that is told, in seconds: what is more is an error of a server's, or of a clock. */
const LONGEST_WAIT_S = 24 * 60 * 60;

/** The seconds that a `Retry-After` header asks for, from 1 to a day; it may also name the moment. `now`: ms since 1970. */
export function retryAfterSeconds(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,15}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT_S) : USUAL_WAIT_S;
}
