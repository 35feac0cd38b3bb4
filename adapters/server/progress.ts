/** Something long under way, told on stderr: what is being done, how much of it is behind us, and for how long it runs. */
export interface Progress {
  /** Names the step that begins; the one before is done. */
  step(name: string): void;
  /** Nothing more comes; a terminal's line is taken away again. */
  end(): void;
}

/** How often a terminal's line is written anew, ms. */
const TERMINAL_MS = 100;

/** Starts to tell of a task of so many steps: one line that moves on a terminal, a line a step in a log. */
export function startProgress(task: string, steps: number): Progress {
  const output = process.stderr;
  const started = performance.now();
  const isTerminal = output.isTTY;
  let begun = 0;
  let name = '';

  const line = (): string => progressLine({ task, name, begun, steps, ms: performance.now() - started });
  const tell = (): void => void output.write(`\r\u001B[2K${line()}`);
  const timer = isTerminal ? setInterval(tell, TERMINAL_MS).unref() : undefined;
  return {
    step(next) {
      name = next;
      begun += 1;
      if (isTerminal) tell();
      else output.write(`${line()}\n`);
    },
    end() {
      clearInterval(timer);
      if (isTerminal) output.write('\r\u001B[2K');
    },
  };
}

/** `building the site: fonts, 4 of 7 (43 %), 2.1 s`; the share is what is behind us. */
function progressLine(at: {
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
