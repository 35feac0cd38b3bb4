import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc, { type IAsyncProperty, type IProperty } from 'fast-check';
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

/** Runs what must hold after a fault of a row; a fault that was armed and never hit fails. */
export interface Tally {
  survive(row: string, hits: number, holds: () => void | Promise<void>): Promise<void>;
  /** The same for a property, each of whose runs makes one fault: so many of them in every test, so many in the full run. */
  prove<T>(
    row: string,
    runs: readonly [smoke: number, full: number],
    property: IProperty<T> | IAsyncProperty<T>,
  ): Promise<void>;
}

/** What the faults of a suite are run by. */
export function keepTally(_seam: Seam, _suite: string): Tally {
  return {
    async survive(row, hits, holds) {
      if (hits === 0) throw new Error(`row ${row}: a fault was armed and never hit`);
      await holds();
    },
    async prove(_row, [smoke, full], property) {
      await fc.assert(property, { numRuns: isFull ? full : smoke });
    },
  };
}
