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

const exact = (numbers: Readonly<Record<Edition, string>>): readonly ExactRule[] =>
  (['classic', 'tabs'] as const).flatMap((since) =>
    numbers[since].split(' ').map((number): ExactRule => ({ kind: 'exact', since, number })),
  );

/**
 * The numbers of the specification (§5: R21, R23, R24): what is judged by where a lender brings no table of his own. 0518841270
 * stands alone and is in a range: harmless (Q58). Marked pure: no page of a lender with a table of his own has them.
 */
export const SPECIFIED_NUMBERS: NumberTable = {
  exact: /* @__PURE__ */ exact({
    classic: '051111883883 0518841270 03088888260',
    tabs: '03088889823 03153003873 03174996981 03406899921 03406899982 03406899897 03268330280',
  }),
  ranges: [
    { kind: 'range', since: 'classic', prefix: '0516011', from: '632', to: '932' },
    { kind: 'range', since: 'classic', prefix: '0518841', from: '270', to: '289' },
    { kind: 'range', since: 'tabs', prefix: '0516000', from: '480', to: '654' },
    { kind: 'range', since: 'classic', prefix: '03205690', from: '243', to: '272' },
    { kind: 'range', since: 'tabs', prefix: '03174997', from: '671', to: '672' },
    { kind: 'range', since: 'tabs', prefix: '031782236', from: '72', to: '76' },
  ],
};

type Bounds = Omit<RangeRule, 'kind' | 'since' | 'prefix'>;

/** Whether a suffix is as long as the bounds, which are equally long, and between them; both count. */
export function isSuffixOf(suffix: string, { from, to }: Bounds): boolean {
  return suffix.length === from.length && suffix >= from && suffix <= to;
}

/** Whether a number begins with the prefix of a range and ends within it. */
export function isInRange(number: string, range: RangeRule): boolean {
  return number.startsWith(range.prefix) && isSuffixOf(number.slice(range.prefix.length), range);
}

/** The official ranges as the disclosure names them: first and last number, whole (R7). */
export function publishedRanges({ ranges }: NumberTable): readonly Bounds[] {
  return ranges.map(({ prefix, from, to }) => ({ from: prefix + from, to: prefix + to }));
}

/** The official numbers that the disclosure names one by one: those that no range holds already (R7). */
export function publishedNumbers({ exact: rows, ranges }: NumberTable): readonly string[] {
  return rows.map(({ number }) => number).filter((number) => !ranges.some((range) => isInRange(number, range)));
}

const endings = (lists: Readonly<Record<10 | 11, string>>) =>
  ([10, 11] as const).flatMap((length) =>
    lists[length].split(' ').map((ending) => {
      const [from = '', to = from] = ending.split('-');
      return { length, from, to };
    }),
  );

/** Suffixes whose prefixes are not shown (R22, R23): they make no number official, and wait for their prefix (Q11). */
export const HIDDEN_RANGES: readonly (Bounds & { readonly length: 10 | 11 })[] = /* @__PURE__ */ endings({
  10: '336-340 582-618 818-840 849-872 874-877 14 97 99 126 135 436 37',
  11: '40-41',
});
