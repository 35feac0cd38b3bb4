import type { StoreFigures } from '../bench/store-load.ts';
import { ASSUMED } from './assumptions.ts';

/** What one way to keep the records carried. */
export interface Carried {
  /** A second: reads alone, purchases alone, and the mixture of both. */
  readonly reads: number;
  readonly writes: number;
  readonly mixed: number;
  /** CPU time of a call of the mixture, ms. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** What it carried where so large a share of the calls are changes; undefined for what was not measured. */
export function carriedOf(figures: readonly StoreFigures[], name: string, share: number): Carried | undefined {
  const found = figures.find(({ what }) => what === name);
  if (found === undefined) return undefined;
  const { reads, writes } = found;
  const mean = (read: number, write: number): number => (1 - share) * read + share * write;
  return {
    reads: reads.perSecond,
    writes: writes.perSecond,
    mixed: 1 / mean(1 / reads.perSecond, 1 / writes.perSecond),
    serverMs: mean(reads.serverMs, writes.serverMs),
    databaseMs: mean(reads.databaseMs, writes.databaseMs),
  };
}

/** Cores that are busy with so many calls a second of so many ms each, where only a part of each may be planned with. */
export const coresFor = (calls: number, ms: number): number => (calls * ms) / 1000 / ASSUMED.usable;

/** Whole numbers a second, as a page shows them. */
export const perSecondOf = (values: readonly number[]): readonly string[] =>
  values.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 0 }));
