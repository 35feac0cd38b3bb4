import { withoutInvisible } from '../lib/digits.ts';
import { findRule } from './find-rule.ts';
import type { Edition, NumberTable } from './official-numbers.ts';
import { readNumber } from './read-number.ts';

/** What is known of a number (R19). */
export type NumberStatus = 'unchecked' | 'official' | 'unofficial';

/** A verdict, with what it is about. */
export interface NumberVerdict {
  /** What was judged: digits 0–9; where a numeral stands in it that is not read, what was entered. */
  readonly digits: string;
  readonly status: NumberStatus;
  /** The 0… form to offer for a bare 92… (Q61). */
  readonly nationalOffer: string | null;
}

/** Reads and judges what a person entered by a lender's table (R19–R24, Q11–Q13, Q61). Never official by default. */
export function judgeNumber(input: string, table: NumberTable, edition?: Edition): NumberVerdict {
  const { digits, isWhole, nationalOffer } = readNumber(input);
  if (digits === '' && isWhole) return { digits, status: 'unchecked', nationalOffer: null };
  const status = isWhole && findRule(digits, table, edition) !== null ? 'official' : 'unofficial';
  return { digits: isWhole ? digits : withoutInvisible(input).trim(), status, nationalOffer };
}

/** Whether a verdict is on a text that could not be read as a number: then nothing is said of a list. */
export const isUnreadable = ({ digits, status }: NumberVerdict): boolean =>
  status === 'unofficial' && !/^\d+$/.test(digits);
