import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc, { type IAsyncProperty, type IProperty } from 'fast-check';
import { afterAll } from 'vitest';
import { type WireEntry, wireTraceHead } from '#adapters/sandbox/trace/wire-trace.ts';
import { ROOT } from '../support/test-server.ts';

/** True in `npm run test:faults`; a sample of each row runs in every `npm test`. */
export const isFull = process.env['FAULT_SUITE'] === 'full';

/** So many of a row's faults: all in the full run, else the first ones of a sample spread over all of them. */
export function sample<T>(all: readonly T[], inSmoke: number): readonly T[] {
  if (isFull || all.length <= inSmoke) return all;
  return Array.from({ length: inSmoke }, (_, at) => all[Math.floor((at * all.length) / inSmoke)] as T);
}

/** Runs one case of a property; what it did until it failed is kept, to be walked again by `shop tour --replay`. The last one kept is the smallest. */
export async function keepingTrace(name: string, trace: readonly WireEntry[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const folder = join(ROOT, 'build', 'traces');
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.jsonl`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, [wireTraceHead(Date.now()), ...trace].map((line) => `${JSON.stringify(line)}\n`).join(''));
    throw new Error(`what was done is kept in ${relative(ROOT, file)}`, { cause: error });
  }
}

/** Where a fault is made: in the core's fakes, between adapter and server, or around a browser. */
export type Seam = 'core' | 'wire' | 'browser' | 'server';

/** What a suite injected and survived, row by row of the list in README.md beside this file. */
export interface Tally {
  /** Counts faults that were hit, runs what must hold after them, and counts them as survived if it does. */
  survive(row: string, hits: number, holds: () => void | Promise<void>): Promise<void>;
  /** The same for a property, each of whose runs makes one fault: so many of them in every test, so many in the full run. */
  prove<T>(
    row: string,
    runs: readonly [smoke: number, full: number],
    property: IProperty<T> | IAsyncProperty<T>,
  ): Promise<void>;
}

/** A suite's tally; prints `faults injected N, survived N` at its end and leaves the figures for the results table. */
export function keepTally(seam: Seam, suite: string): Tally {
  const rows = new Map<string, { injected: number; survived: number }>();
  afterAll(() => {
    const all = [...rows.values()];
    const injected = all.reduce((sum, row) => sum + row.injected, 0);
    const survived = all.reduce((sum, row) => sum + row.survived, 0);
    process.stdout.write(`${seam}, ${suite}: faults injected ${injected}, survived ${survived}\n`);
    if (!isFull) return;
    const folder = join(ROOT, 'build', 'faults');
    mkdirSync(folder, { recursive: true });
    const figures = { seam, suite, injected, survived, rows: Object.fromEntries(rows) };
    writeFileSync(join(folder, `${seam}-${suite.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(figures, null, 2));
  });
  async function survive(row: string, hits: number, holds: () => void | Promise<void>): Promise<void> {
    if (hits === 0) throw new Error(`row ${row}: a fault was armed and never hit`);
    const figures = rows.get(row) ?? { injected: 0, survived: 0 };
    rows.set(row, figures);
    figures.injected += hits;
    await holds();
    figures.survived += hits;
  }
  return {
    survive,
    async prove<T>(row: string, [smoke, full]: readonly [number, number], property: IProperty<T> | IAsyncProperty<T>) {
      const numRuns = isFull ? full : smoke;
      await survive(row, numRuns, async () => fc.assert(property, { numRuns }));
    },
  };
}
