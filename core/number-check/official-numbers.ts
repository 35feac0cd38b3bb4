/** `classic`: the older pages' rules. `tabs`: the newer tab's, which add to them and are the default everywhere (Q13). */
export type Edition = 'classic' | 'tabs';

/** An official number that is in no range (R24). */
export interface ExactRule {
  readonly kind: 'exact';
  readonly since: Edition;
  readonly number: string;
}

/** Numbers that begin with `prefix` and end with a suffix from `from` to `to`, both included and equally long. */
export interface RangeRule {
  readonly kind: 'range';
  readonly since: Edition;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

/** A row that makes numbers official. */
export type NumberRule = ExactRule | RangeRule;

/** A lender's official numbers in national form; each row names the edition since which it counts. None begins with 0092, the country code. */
export interface NumberTable {
  readonly exact: readonly ExactRule[];
  readonly ranges: readonly RangeRule[];
}

/** The official ranges (specification, §5: R21, R23). */
export const OFFICIAL_RANGES: readonly RangeRule[] = [
  { kind: 'range', since: 'classic', prefix: '0516011', from: '632', to: '932' },
  { kind: 'range', since: 'classic', prefix: '0518841', from: '270', to: '289' },
  { kind: 'range', since: 'tabs', prefix: '0516000', from: '480', to: '654' },
  { kind: 'range', since: 'classic', prefix: '03205690', from: '243', to: '272' },
  { kind: 'range', since: 'tabs', prefix: '03174997', from: '671', to: '672' },
  { kind: 'range', since: 'tabs', prefix: '031782236', from: '72', to: '76' },
];

/** The official numbers that stand alone (R24). 0518841270 is also in a range: harmless (Q58). */
export const OFFICIAL_NUMBERS: readonly ExactRule[] = [
  { kind: 'exact', since: 'classic', number: '051111883883' },
  { kind: 'exact', since: 'classic', number: '0518841270' },
  { kind: 'exact', since: 'classic', number: '03088888260' },
  { kind: 'exact', since: 'tabs', number: '03088889823' },
  { kind: 'exact', since: 'tabs', number: '03153003873' },
  { kind: 'exact', since: 'tabs', number: '03174996981' },
  { kind: 'exact', since: 'tabs', number: '03406899921' },
  { kind: 'exact', since: 'tabs', number: '03406899982' },
  { kind: 'exact', since: 'tabs', number: '03406899897' },
  { kind: 'exact', since: 'tabs', number: '03268330280' },
];

/** The numbers of the specification (§5): what is judged by where a lender brings no table of his own. */
export const SPECIFIED_NUMBERS: NumberTable = { exact: OFFICIAL_NUMBERS, ranges: OFFICIAL_RANGES };

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

/** A range whose prefix the specification does not show. It makes no number official (Q11). */
export interface HiddenRange {
  readonly length: 10 | 11;
  readonly from: string;
  readonly to: string;
}

const hidden = (length: 10 | 11, from: string, to = from): HiddenRange => ({ length, from, to });

/** Suffixes whose prefixes are not shown (R22, R23): kept so that a known prefix has its place, inert until then (Q11). */
export const HIDDEN_RANGES: readonly HiddenRange[] = [
  hidden(10, '336', '340'),
  hidden(10, '582', '618'),
  hidden(10, '818', '840'),
  hidden(10, '849', '872'),
  hidden(10, '874', '877'),
  hidden(10, '14'),
  hidden(10, '97'),
  hidden(10, '99'),
  hidden(10, '126'),
  hidden(10, '135'),
  hidden(10, '436'),
  hidden(10, '37'),
  hidden(11, '40', '41'),
];
