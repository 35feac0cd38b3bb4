import type { Clock } from '#core/ports/device.ts';

/** A clock that stands still until it is told how much time passes. */
export interface ManualClock extends Clock {
  /** Lets `ms` pass and runs, in order, what falls due in that time. */
  pass(ms: number): void;
}

/** Makes a clock that starts at `start`, ms since 1970. */
export function createManualClock(start = Date.UTC(2026, 10, 21, 7)): ManualClock {
  let now = start;
  let tasks: { readonly due: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const task = { due: now + Math.max(0, ms), run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((each) => each !== task);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = tasks.filter((task) => task.due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        tasks = tasks.filter((each) => each !== next);
        now = Math.max(now, next.due);
        next.run();
      }
      now = end;
    },
  };
}
