import type { Filled } from '../text/catalogue.ts';
import { checkNumber, findRule, isUnreadable, type NumberVerdict } from './judge-number.ts';
import {
  type Edition,
  HIDDEN_RANGES,
  isSuffixOf,
  type NumberRule,
  type NumberTable,
  SPECIFIED_NUMBERS,
} from './official-numbers.ts';

/** The row that makes a number official, or why none does. */
export type NumberReason =
  | NumberRule
  /** A row names it, but only in the newer edition. */
  | { readonly kind: 'laterEdition' }
  /** It ends like a row whose prefix is not shown: not official (Q11). */
  | { readonly kind: 'hiddenPrefix'; readonly from: string; readonly to: string }
  /** Something stands in it that is not read, and may be a digit. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noRule' }
  | { readonly kind: 'empty' };

/** A verdict with its reason (R19–R24). */
export type ExplainedNumber = NumberVerdict & { readonly reason: NumberReason };

/** Judges a number and says by which row of the table. */
export function explainNumber(input: string, edition: Edition = 'tabs', table?: NumberTable): ExplainedNumber {
  const verdict = checkNumber(input, edition, table);
  return { ...verdict, reason: reasonFor(verdict, edition, table) };
}

function reasonFor(verdict: NumberVerdict, edition: Edition, table?: NumberTable): NumberReason {
  const { digits, status } = verdict;
  if (status === 'unchecked') return { kind: isUnreadable(verdict) ? 'unreadable' : 'empty' };
  const ruleIn = (known: Edition) => findRule(digits, table ?? SPECIFIED_NUMBERS, known);
  const rule = ruleIn(edition);
  if (rule !== null) return rule;
  if (ruleIn('tabs') !== null) return { kind: 'laterEdition' };
  const isHidden = ({ length, from, to }: (typeof HIDDEN_RANGES)[number]): boolean =>
    digits.length === length && isSuffixOf(digits.slice(-from.length), { from, to });
  const row = table === undefined ? HIDDEN_RANGES.find(isHidden) : undefined;
  return row === undefined ? { kind: 'noRule' } : { kind: 'hiddenPrefix', from: row.from, to: row.to };
}

/** Why a number is official or not (R19–R24), for those who argue about one. */
export const numberReasons = {
  exact: (need: { number: string; since: string }) => `it is the exact number ${need.number}, since ${need.since}`,
  range: (need: { prefix: string; from: string; to: string; since: string }) =>
    `prefix ${need.prefix} with ${need.from} to ${need.to}, since ${need.since}`,
  laterEdition: 'the newer tab lists it, the classic edition does not',
  hiddenPrefix: (need: { from: string; to: string }) =>
    `it ends like ${need.from} to ${need.to}, a row whose prefix the specification does not show: never official`,
  unreadable: 'it holds a sign that may be a digit and that we cannot read, so there is no verdict',
  noRule: 'no row lists it',
  empty: 'nothing was entered',
};

/** Says in words why a number is official or not (R19–R24). `nameOf` names an edition; unless it is given, by its key. */
export function numberReasonText(
  reason: NumberReason,
  text: Filled<typeof numberReasons>,
  nameOf: (edition: Edition) => string = (edition) => edition,
): string {
  if (reason.kind === 'exact') return text.exact({ ...reason, since: nameOf(reason.since) });
  if (reason.kind === 'range') return text.range({ ...reason, since: nameOf(reason.since) });
  return reason.kind === 'hiddenPrefix' ? text.hiddenPrefix(reason) : text[reason.kind];
}
