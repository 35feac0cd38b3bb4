import type { Edition, ExactRule, NumberRule, NumberTable, RangeRule } from './official-numbers.ts';

/** The row that makes a digit string official in an edition, null where none does (R21–R24). The whole string counts (Q12). */
export function findRule(digits: string, table: NumberTable, edition: Edition = 'tabs'): NumberRule | null {
  const isExact = (row: ExactRule): boolean => countsIn(row.since, edition) && row.number === digits;
  const isInRange = (row: RangeRule): boolean =>
    countsIn(row.since, edition) && digits.startsWith(row.prefix) && isSuffixOf(digits.slice(row.prefix.length), row);
  return table.exact.find(isExact) ?? table.ranges.find(isInRange) ?? null;
}

/** Whether a suffix is as long as the bounds, which are equally long, and between them; both count. */
export function isSuffixOf(suffix: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return suffix.length === from.length && suffix >= from && suffix <= to;
}

/** Whether a row counts in an edition: the newer one adds to the older (Q13). */
function countsIn(since: Edition, edition: Edition): boolean {
  return since === 'classic' || edition === 'tabs';
}
