import type { NumberTable } from './official-numbers.ts';

/** A range as it is published: its first and last number, whole. */
export interface PublishedRange {
  readonly from: string;
  readonly to: string;
}

/** The official ranges as the disclosure names them (R7). */
export function publishedRanges({ ranges }: NumberTable): readonly PublishedRange[] {
  return ranges.map(({ prefix, from, to }) => ({ from: prefix + from, to: prefix + to }));
}

/** The official numbers that the disclosure names one by one: those that no range holds already (R7). */
export function publishedNumbers(table: NumberTable): readonly string[] {
  const ranges = publishedRanges(table);
  return table.exact
    .map(({ number }) => number)
    .filter(
      (number) => !ranges.some(({ from, to }) => number.length === from.length && from <= number && number <= to),
    );
}
