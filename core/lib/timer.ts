/** A wait that a later one replaces. */
export interface Timer {
  /** Runs `task` after `ms` milliseconds; calls off the wait before it. */
  start(ms: number, task: () => void): void;
  stop(): void;
}

/** Makes a timer on a clock, whose `after` runs a task once and returns what calls it off. */
export function createTimer(clock: { after(ms: number, task: () => void): () => void }): Timer {
  let cancel = (): void => undefined;
  return {
    start(ms, task) {
      cancel();
      cancel = clock.after(ms, task);
    },
    stop: () => cancel(),
  };
}
