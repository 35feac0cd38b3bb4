import * as v from 'valibot';
import { type Bucket, fullBucket, type Limit, take } from './token-bucket.ts';

/** What is limited: filing a complaint, starting a purchase, playing seller, courier or time. */
export type LimitedKind = 'complaint' | 'buy' | 'action';
/** Whom a limit is for: an address, or a shopper by his first token or, of a complaint, by his mobile number. */
export type LimitedParty = 'client' | 'shopper';

const limit = v.strictObject({
  burst: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  everyMs: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400_000)),
});
const parties = (client: Limit, shopper: Limit) =>
  v.optional(v.strictObject({ client: v.optional(limit, client), shopper: v.optional(limit, shopper) }), {});

/** Limits as a setting; what it leaves out is as it is here. Many people of one provider share one address. */
export const limitsSchema = v.strictObject({
  complaint: parties({ burst: 60, everyMs: 10_000 }, { burst: 20, everyMs: 30_000 }),
  buy: parties({ burst: 300, everyMs: 200 }, { burst: 100, everyMs: 1000 }),
  action: parties({ burst: 600, everyMs: 100 }, { burst: 600, everyMs: 100 }),
});
/** Every limit, by what it limits and for whom. */
export type Limits = v.InferOutput<typeof limitsSchema>;
/** The limits where no setting says otherwise. */
export const USUAL_LIMITS: Limits = v.parse(limitsSchema, {});

/** Who asks: each name is counted for itself; null for whom nothing is counted. */
export type Asking = Readonly<Record<LimitedParty, string | null>>;

/** Counts what is asked for. */
export interface RateLimits {
  /** 0 where it may be done, and then it counts; else the whole seconds after which it may be, and nothing counts. */
  secondsToWait(kind: LimitedKind, asking: Asking): number;
}

/** Most names that are remembered for one limit: the one that was seen longest ago is forgotten first. */
const NAMES_MAX = 20_000;

/** Counts by limits; `now`: ms since some moment, never back. */
export function createRateLimits(limits: Limits, now: () => number): RateLimits {
  const buckets = new Map<string, Map<string, Bucket>>();

  function bucketsOf(kind: LimitedKind, party: LimitedParty): Map<string, Bucket> {
    const found = buckets.get(`${kind} ${party}`) ?? new Map<string, Bucket>();
    buckets.set(`${kind} ${party}`, found);
    return found;
  }

  return {
    secondsToWait(kind, asking) {
      const at = now();
      const tries = (['client', 'shopper'] as const).flatMap((party) => {
        const name = asking[party];
        if (name === null) return [];
        const known = bucketsOf(kind, party);
        const own = limits[kind][party];
        return [{ known, name, taken: take(known.get(name) ?? fullBucket(own, at), own, at) }];
      });
      const waitMs = Math.max(0, ...tries.map(({ taken }) => taken.waitMs));
      // Of two limits neither is used where the other refuses.
      if (waitMs === 0) for (const { known, name, taken } of tries) remember(known, name, taken.bucket);
      return Math.ceil(waitMs / 1000);
    },
  };
}

function remember(known: Map<string, Bucket>, name: string, bucket: Bucket): void {
  // Put in anew, so that the first is always the one that was seen longest ago.
  known.delete(name);
  known.set(name, bucket);
  if (known.size <= NAMES_MAX) return;
  for (const [oldest] of known) {
    known.delete(oldest);
    return;
  }
}
