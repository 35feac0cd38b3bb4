import type { Clock } from '#core/ports/clock.ts';

/** The platform's clock and timers, in browsers and in Node. A page names the day of its build. */
export function createSystemClock(): Clock {
  const build = globalThis.document?.querySelector<HTMLElement>('meta[name=build]');
  return {
    builtAt: Date.parse(build?.dataset['day'] ?? ''),
    now: () => Date.now(),
    after(ms, task) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}
