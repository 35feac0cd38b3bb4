import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullBucket, type Limit, take } from '#adapters/sandbox/http/token-bucket.ts';

const limit = (): fc.Arbitrary<Limit> =>
  fc.record({ burst: fc.integer({ min: 1, max: 20 }), everyMs: fc.integer({ min: 1, max: 5000 }) });
/** Pauses between requests, ms: none, short, long. */
const pauses = (): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20_000 })), {
    minLength: 1,
    maxLength: 120,
  });

describe('a token bucket', () => {
  it('never lets more through in any stretch of time than its burst and what that time brings', () => {
    fc.assert(
      fc.property(limit(), pauses(), (own, waits) => {
        const passed = passages(own, waits);
        for (const [first, from] of passed.entries()) {
          for (const [last, to] of passed.entries()) {
            if (last < first) continue;
            expect(last - first + 1).toBeLessThanOrEqual(own.burst + (to - from) / own.everyMs + 1e-6);
          }
        }
      }),
    );
  });

  it('always lets through what its wait asks to wait for, and not a millisecond before', () => {
    fc.assert(
      fc.property(limit(), pauses(), (own, waits) => {
        let bucket = fullBucket(own, 0);
        let now = 0;
        for (const wait of waits) {
          now += wait;
          const taken = take(bucket, own, now);
          if (taken.waitMs > 0) {
            expect(take(taken.bucket, own, now + taken.waitMs).waitMs).toBe(0);
            if (taken.waitMs > 1) expect(take(taken.bucket, own, now + taken.waitMs - 1).waitMs).toBeGreaterThan(0);
          }
          bucket = taken.bucket;
        }
      }),
    );
  });
});

/** When requests after these pauses got through. */
function passages(own: Limit, waits: readonly number[]): readonly number[] {
  const passed: number[] = [];
  let bucket = fullBucket(own, 0);
  let now = 0;
  for (const wait of waits) {
    now += wait;
    const taken = take(bucket, own, now);
    if (taken.waitMs === 0) passed.push(now);
    bucket = taken.bucket;
  }
  return passed;
}
