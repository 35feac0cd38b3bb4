import type { Edition, NumberTable } from '#core/number-check/official-numbers.ts';
import { isOfficial } from '../../core/number-check/judge-number.ts';

// By its path: vite.config.ts reads this file before anything is compiled.

/** Official numbers as the settings write them. */
export interface NumberSettings {
  readonly exact: readonly ExactSettings[];
  readonly ranges: readonly RangeSettings[];
}

/** A single number. */
export interface ExactSettings {
  readonly number: string;
  readonly edition: Edition;
}

/** A range: `prefix` with `from` to `prefix` with `to`, both included. */
export interface RangeSettings {
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
  readonly edition: Edition;
}

/** The settings' numbers as the table that the core judges by. */
export function numberTable({ exact, ranges }: NumberSettings): NumberTable {
  return {
    exact: exact.map(({ number, edition }) => ({ kind: 'exact', since: edition, number })),
    ranges: ranges.map(({ edition, ...range }) => ({ kind: 'range', since: edition, ...range })),
  };
}

/** Numbers of which only the last digits are known: `from` to `to`, both included. */
export interface MissingNumbers {
  readonly length: 10 | 11;
  readonly from: string;
  readonly to: string;
}

/** How many numbers are missing at least: each ending belongs to one prefix or more (Q68). */
export function missingCount(missing: readonly MissingNumbers[]): number {
  return missing.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0);
}

/** Whether a number is official in both editions. */
export function isAlwaysOfficial(number: string, numbers: NumberSettings): boolean {
  return isOfficial(number, 'classic', numberTable(numbers));
}

/** What is wrong with a range by itself; null for nothing. */
export function rangeFault({ prefix, from, to }: RangeSettings): string | null {
  if (from.length !== to.length) return 'from and to must be equally long';
  if (from > to) return 'from must not be above to';
  const { length } = prefix + from;
  return length > 12 ? `must hold numbers of 12 digits at most, not ${length}` : null;
}
