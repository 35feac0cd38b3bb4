import type { Clock } from '#core/ports/device.ts';

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

/** The day on which the page around was built, as the page names it, ms since 1970; NaN in development. */
export const buildDay = (): number =>
  Date.parse(document.querySelector<HTMLElement>('meta[name=build]')?.dataset['day'] ?? '');
