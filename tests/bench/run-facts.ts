import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';

/** Where, when and with what something was measured. */
export interface RunFacts {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  /** Processes that wanted a core in the minute before: other work; null where nobody looked. */
  readonly load: number | null;
  /** Each program with its version. */
  readonly programs: readonly string[];
  /** Of each kind. */
  readonly seconds: number;
}

/** What is to be said of a run that begins now; `programs` beside Node and the generator. */
export function runFacts(seconds: number, programs: readonly string[] = []): RunFacts {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    programs: [`Node ${process.versions.node}`, `autocannon ${versionOf('autocannon')}`, ...programs],
    seconds,
  };
}

/** The same in words. */
export function factsLine({ date, processor, cores, load, programs, seconds }: RunFacts): string {
  const busy = load === null ? '' : `, a load of ${load} before it began`;
  return `${date}, ${processor}, ${cores} cores for generator, servers and database together${busy}; ${programs.join(', ')}; ${seconds} s of each kind.`;
}

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(PROJECT, 'node_modules', name, 'package.json'), 'utf8')) as {
      readonly version: string;
    }
  ).version;
