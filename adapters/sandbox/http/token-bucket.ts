/** How much is let through: so many at once, and one more each so many ms. */
export interface Limit {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is left of a limit, at a moment in ms since 1970: the time, ms, that the tokens in it took to come, so that no part is lost. */
export interface Bucket {
  readonly creditMs: number;
  readonly at: number;
}

/** What became of taking a token: it is taken, or there is one after so many ms. */
export interface Taken {
  readonly bucket: Bucket;
  /** 0 where it was taken. */
  readonly waitMs: number;
}

/** A bucket of which nothing was taken yet. */
export const fullBucket = ({ burst, everyMs }: Limit, now: number): Bucket => ({ creditMs: burst * everyMs, at: now });

/** The bucket as it is now: filled by the time that has gone by, and no fuller than full. A clock set back fills nothing. */
function refilled({ creditMs, at }: Bucket, { burst, everyMs }: Limit, now: number): Bucket {
  return { creditMs: Math.min(burst * everyMs, creditMs + Math.max(0, now - at)), at: now };
}

/** Takes a token, or says when there is one; a refusal takes nothing. */
export function take(before: Bucket, limit: Limit, now: number): Taken {
  const bucket = refilled(before, limit, now);
  const leftMs = bucket.creditMs - limit.everyMs;
  return leftMs >= 0 ? { bucket: { ...bucket, creditMs: leftMs }, waitMs: 0 } : { bucket, waitMs: Math.ceil(-leftMs) };
}
