/** How much is let through: so many at once, and one more each so many ms. */
interface Limit {
  readonly burst: number;
  readonly everyMs: number;
}

/** The usual limits. Many people of one provider share one address. */
export const LIMITS = {
  complaint: { client: { burst: 60, everyMs: 10_000 }, shopper: { burst: 20, everyMs: 30_000 } },
  buy: { client: { burst: 300, everyMs: 200 }, shopper: { burst: 100, everyMs: 1000 } },
  action: { client: { burst: 600, everyMs: 100 }, shopper: { burst: 600, everyMs: 100 } },
};
/** A limit for everything that has one, for a client and for a shopper. */
export type Limits = Readonly<Record<LimitedKind, Readonly<Record<'client' | 'shopper', Limit>>>>;
/** What is limited: filing a complaint, starting a purchase, playing seller, courier or time. */
export type LimitedKind = keyof typeof LIMITS;

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
