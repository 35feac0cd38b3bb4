import { findRule } from './find-rule.ts';
import type { Edition, NumberTable } from './official-numbers.ts';
import { readNumber } from './read-number.ts';

/** What is known of a number (R19). */
export type NumberStatus = 'unchecked' | 'official' | 'unofficial';

/** The specification's code for a verdict (R19): official 1, unofficial 0, none before a check. */
export const STATUS_CODE: Record<NumberStatus, 1 | 0 | null> = { official: 1, unofficial: 0, unchecked: null };

/** A verdict, with what it is about. */
export interface NumberVerdict {
  readonly digits: string;
  readonly status: NumberStatus;
  /** The 0… form to offer for a bare 92… (Q61). */
  readonly nationalOffer: string | null;
}

/** Whether a row of the table names the digit string (R21–R24). */
export function isOfficial(digits: string, edition?: Edition, table?: NumberTable): boolean {
  return findRule(digits, table, edition) !== null;
}

/** Reads and judges what a person entered (R19–R24, Q11–Q13, Q61). Never official by default. */
export function checkNumber(input: string, edition?: Edition, table?: NumberTable): NumberVerdict {
  const { digits, isWhole, nationalOffer } = readNumber(input);
  if (digits === '' && isWhole) return { digits, status: 'unchecked', nationalOffer: null };
  const status = isWhole && isOfficial(digits, edition, table) ? 'official' : 'unofficial';
  return { digits, status, nationalOffer };
}
