/** What is limited: filing a complaint, starting a purchase, playing seller, courier or time. */
export type LimitedKind = 'complaint' | 'buy' | 'action';
/** How often a client may do each of them: so many at once, and one more each so many ms. */
export type Limits = Readonly<Record<LimitedKind, { readonly burst: number; readonly everyMs: number }>>;

/** The usual limits. Many people of one provider share one address. */
export const LIMITS: Limits = {
  complaint: { burst: 60, everyMs: 10_000 },
  buy: { burst: 300, everyMs: 200 },
  action: { burst: 600, everyMs: 100 },
};

/** Counts what a client does, by his name: 0 where he may, and then it counts; else in how many whole seconds he may, and nothing counts. */
export type SecondsToWait = (kind: LimitedKind, client: string) => number;

/** Most names that are remembered: the one that was seen longest ago is forgotten first. */
const NAMES_MAX = 20_000;

/** Counts by limits; `now`: ms since some moment, never back. */
export function createRateLimits(limits: Limits, now: () => number): SecondsToWait {
  /** For each name, until when all that was let through is paid for at one each `everyMs`. */
  const paid = new Map<string, number>();

  return (kind, client) => {
    const at = Math.floor(now());
    const name = `${kind} ${client}`;
    const { burst, everyMs } = limits[kind];
    const until = Math.max(at, paid.get(name) ?? at) + everyMs;
    const waitMs = Math.max(0, until - at - burst * everyMs);
    if (waitMs === 0) {
      // Put in anew, so that the first is always the one that was seen longest ago.
      paid.delete(name);
      const [oldest = name] = paid.keys();
      if (paid.size >= NAMES_MAX) paid.delete(oldest);
      paid.set(name, until);
    }
    return Math.ceil(waitMs / 1000);
  };
}
