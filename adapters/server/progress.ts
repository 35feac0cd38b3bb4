/** Where a progress line goes. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Something long under way, told on stderr: what is being done, how much of it is behind us, and for how long it runs. */
export interface Progress {
  /** Names the step that begins; the one before is done. */
  step(name: string): void;
  /** Nothing more comes; a terminal's line is taken away again. */
  end(): void;
}

/** How often a terminal's line is written anew, ms. */
const TERMINAL_MS = 100;
/** Without a terminal a line at most this often, ms; what takes less says nothing. */
const LINE_MS = 2000;

/** Starts to tell of a task of so many steps. */
export function startProgress(
  task: string,
  steps: number,
  output: ProgressOutput = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  const started = now();
  const isTerminal = output.isTTY === true;
  let begun = 0;
  let name = '';
  let told = started;

  function tell(): void {
    if (name === '') return;
    const line = progressLine({ task, name, begun, steps, ms: now() - started });
    if (isTerminal) output.write(`\r\u001B[2K${line}`);
    else if (now() - told >= LINE_MS) {
      told = now();
      output.write(`${line}\n`);
    }
  }

  const timer = setInterval(tell, isTerminal ? TERMINAL_MS : LINE_MS);
  timer.unref();
  return {
    step(next) {
      name = next;
      begun += 1;
      tell();
    },
    end() {
      clearInterval(timer);
      if (isTerminal) output.write('\r\u001B[2K');
    },
  };
}

/** `building the site: fonts, 4 of 7 (43 %), 2.1 s`; the share is what is behind us. */
export function progressLine(at: {
  readonly task: string;
  readonly name: string;
  /** The step under way, from 1. */
  readonly begun: number;
  readonly steps: number;
  readonly ms: number;
}): string {
  const share = Math.min(100, Math.round((100 * (at.begun - 1)) / at.steps));
  return `${at.task}: ${at.name}, ${at.begun} of ${at.steps} (${share} %), ${(at.ms / 1000).toFixed(1)} s`;
}
