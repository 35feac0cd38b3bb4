import * as v from 'valibot';

/** How much is let through: so many at once, and one more each so many ms. */
const limit = v.strictObject({
  burst: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  everyMs: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400_000)),
});
type Limit = v.InferOutput<typeof limit>;
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
/** What is limited: filing a complaint, starting a purchase, playing seller, courier or time. */
export type LimitedKind = keyof Limits;

/** Who asks: an address, and a shopper by his first token or, of a complaint, by his mobile number; null for whom nothing is counted. */
export interface Asking {
  readonly client: string | null;
  readonly shopper: string | null;
}

/** Counts what is asked for. */
export interface RateLimits {
  /** 0 where it may be done, and then it counts; else the whole seconds after which it may be, and nothing counts. */
  secondsToWait(kind: LimitedKind, asking: Asking): number;
}

/** Most names that are remembered for one limit: the one that was seen longest ago is forgotten first. */
const NAMES_MAX = 20_000;

/** Counts by limits; `now`: ms since some moment, never back. */
export function createRateLimits(limits: Limits, now: () => number): RateLimits {
  /** For each limit and name, until when all that was let through is paid for at one each `everyMs`. */
  const paid = new Map<string, Map<string, number>>();

  return {
    secondsToWait(kind, asking) {
      const at = Math.floor(now());
      const tries = (['client', 'shopper'] as const).flatMap((party) => {
        const name = asking[party];
        if (name === null) return [];
        const known = paid.get(`${kind} ${party}`) ?? new Map<string, number>();
        paid.set(`${kind} ${party}`, known);
        const { burst, everyMs } = limits[kind][party];
        const until = Math.max(at, known.get(name) ?? at) + everyMs;
        return [{ known, name, until, waitMs: until - at - burst * everyMs }];
      });
      const waitMs = Math.max(0, ...tries.map((each) => each.waitMs));
      // Of two limits neither is used where the other refuses.
      for (const { known, name, until } of waitMs === 0 ? tries : []) {
        // Put in anew, so that the first is always the one that was seen longest ago.
        known.delete(name);
        const [oldest = name] = known.keys();
        if (known.size >= NAMES_MAX) known.delete(oldest);
        known.set(name, until);
      }
      return Math.ceil(waitMs / 1000);
    },
  };
}
