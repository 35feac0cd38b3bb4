import fc from 'fast-check';
import { createManualClock, type ManualClock } from '#adapters/memory/manual-clock.ts';

/** An instant that a device may believe in, ms since 1970: from long ago to far off, also around summer time abroad. */
export const deviceTime = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }),
    fc.constantFrom(Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 10, 1, 6), Date.UTC(2009, 3, 14, 19), 0),
  );

/** A clock that stands at such an instant, and goes on when it is told to. */
export const deviceClock = (): fc.Arbitrary<ManualClock> => deviceTime().map((now) => createManualClock(now));
