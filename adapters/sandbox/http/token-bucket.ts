/** How much is let through: so many at once, and one more each so many ms. */
export interface Limit {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is left of a limit, at a moment in ms since 1970. Parts of a token count. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** What became of taking a token: it is taken, or there is one after so many ms. */
export interface Taken {
  readonly bucket: Bucket;
  /** 0 where it was taken. */
  readonly waitMs: number;
}

/** A bucket of which nothing was taken yet. */
export const fullBucket = ({ burst }: Limit, now: number): Bucket => ({ tokens: burst, at: now });

/** The bucket as it is now: filled by the time that has gone by, and no fuller than full. A clock set back fills nothing. */
export function refilled({ tokens, at }: Bucket, { burst, everyMs }: Limit, now: number): Bucket {
  const gained = Math.max(0, now - at) / everyMs;
  return { tokens: Math.min(burst, tokens + gained), at: now };
}

/** Takes a token, or says when there is one; a refusal takes nothing. */
export function take(before: Bucket, limit: Limit, now: number): Taken {
  const bucket = refilled(before, limit, now);
  if (bucket.tokens >= 1) return { bucket: { ...bucket, tokens: bucket.tokens - 1 }, waitMs: 0 };
  return { bucket, waitMs: Math.max(1, Math.ceil((1 - bucket.tokens) * limit.everyMs)) };
}
