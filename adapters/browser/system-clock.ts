import type { Clock } from '#core/ports/clock.ts';

/** The platform's clock and timers, in browsers and in Node. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, task) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}
