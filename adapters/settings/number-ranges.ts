import type { Edition, ExactRule, NumberTable, RangeRule } from '#core/number-check/official-numbers.ts';

/** A row as the settings write it. */
type Row<R> = Omit<R, 'kind' | 'since'> & { readonly edition: Edition };

/** The settings' numbers as the table that the core judges by. */
export function numberTable({
  exact,
  ranges,
}: {
  readonly exact: readonly Row<ExactRule>[];
  readonly ranges: readonly Row<RangeRule>[];
}): NumberTable {
  return {
    exact: exact.map(({ number, edition }) => ({ kind: 'exact', since: edition, number })),
    ranges: ranges.map(({ edition, ...range }) => ({ kind: 'range', since: edition, ...range })),
  };
}

/** How many numbers are missing at least: each ending belongs to one prefix or more (Q68). */
export function missingCount(missing: readonly Pick<RangeRule, 'from' | 'to'>[]): number {
  return missing.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0);
}
