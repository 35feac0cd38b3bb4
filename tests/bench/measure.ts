/** One figure, as a ratio against something that ran in the same round: absolute times differ between hours. */
export interface Figure {
  readonly what: string;
  /** A second; median over the rounds. */
  readonly ours: number;
  readonly against: string;
  readonly theirs: number;
  readonly ratio: number;
}

/** How often each pair is run; the first round warms up and does not count. */
const ROUNDS = 5;

/** Runs two contenders in turn and compares the medians of what they reach. */
export async function compare(
  what: string,
  ours: () => Promise<number> | number,
  against: string,
  theirs: () => Promise<number> | number,
): Promise<Figure> {
  const reached: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await ours();
    const other = await theirs();
    if (round === 0) continue;
    reached.ours.push(own);
    reached.theirs.push(other);
  }
  const own = median(reached.ours);
  const other = median(reached.theirs);
  return { what, ours: own, against, theirs: other, ratio: own / other };
}

/** Runs `task` for `count` times and returns runs a second. */
export async function rate(count: number, task: (at: number) => unknown): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < count; at += 1) {
    const pending = task(at);
    if (pending instanceof Promise) await pending;
  }
  return (count * 1000) / (performance.now() - started);
}

/** Runs `task` `count` times, `width` at a time, and returns runs a second. */
export async function parallelRate(
  count: number,
  width: number,
  task: (at: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await task(next);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return (count * 1000) / (performance.now() - started);
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The mean of the middle half of some values: as steady as their median, and finer where times are told in steps. */
export function midmean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
