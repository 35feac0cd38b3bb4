import type { Filled } from '../text/catalogue.ts';
import type { numberReasons } from '../text/en/number-reasons.ts';
import { checkNumber, findRule, isSuffixOf, isUnreadable, type NumberVerdict } from './judge-number.ts';
import {
  type Edition,
  HIDDEN_RANGES,
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
export interface ExplainedNumber extends NumberVerdict {
  readonly edition: Edition;
  readonly reason: NumberReason;
}

/** Judges a number and says by which row of the table. */
export function explainNumber(input: string, edition: Edition = 'tabs', table?: NumberTable): ExplainedNumber {
  const verdict = checkNumber(input, edition, table);
  return { ...verdict, edition, reason: reasonFor(verdict, input, edition, table) };
}

function reasonFor(verdict: NumberVerdict, input: string, edition: Edition, table?: NumberTable): NumberReason {
  if (verdict.status === 'unchecked') return { kind: isUnreadable(verdict) ? 'unreadable' : 'empty' };
  const { digits } = verdict;
  const rule = findRule(digits, table ?? SPECIFIED_NUMBERS, edition);
  if (rule !== null) return rule;
  if (checkNumber(input, 'tabs', table).status === 'official') return { kind: 'laterEdition' };
  return (table === undefined ? hiddenPrefix(digits) : null) ?? { kind: 'noRule' };
}

function hiddenPrefix(digits: string): NumberReason | null {
  const row = HIDDEN_RANGES.find(
    (each) => digits.length === each.length && isSuffixOf(digits.slice(-each.from.length), each),
  );
  return row === undefined ? null : { kind: 'hiddenPrefix', from: row.from, to: row.to };
}

/** Says in words why a number is official or not (R19–R24). `nameOf` names an edition; unless it is given, by its key. */
export function numberReasonText(
  reason: NumberReason,
  text: Filled<typeof numberReasons>,
  nameOf: (edition: Edition) => string = (edition) => edition,
): string {
  switch (reason.kind) {
    case 'exact':
      return text.exact({ number: reason.number, since: nameOf(reason.since) });
    case 'range':
      return text.range({ ...reason, since: nameOf(reason.since) });
    case 'hiddenPrefix':
      return text.hiddenPrefix(reason);
    case 'laterEdition':
      return text.laterEdition;
    case 'unreadable':
      return text.unreadable;
    case 'noRule':
      return text.noRule;
    case 'empty':
      return text.empty;
  }
}
