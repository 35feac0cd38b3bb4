/** Something long under way, told on stderr: what is being done, how much of it is behind us, and for how long it runs. */
export interface Progress {
  /** Names the step that begins; the one before is done. */
  step(name: string): void;
}

/** Starts to tell of a task of so many steps, a line a step: `building the site: fonts, 4 of 7 (43 %), 2.1 s`. */
export function startProgress(task: string, steps: number): Progress {
  const started = performance.now();
  let begun = 0;
  return {
    step(name) {
      const share = Math.min(100, Math.round((100 * begun) / steps));
      begun += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stderr.write(`${task}: ${name}, ${begun} of ${steps} (${share} %), ${seconds} s\n`);
    },
  };
}
