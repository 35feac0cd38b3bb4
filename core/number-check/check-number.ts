import { findRule } from './find-rule.ts';
import { judgeNumber, type NumberStatus, type NumberVerdict } from './judge-number.ts';
import { type Edition, type NumberTable, SPECIFIED_NUMBERS } from './official-numbers.ts';

/** The specification's code for a verdict (R19): official 1, unofficial 0, none before a check. */
export const STATUS_CODE: Record<NumberStatus, 1 | 0 | null> = { official: 1, unofficial: 0, unchecked: null };

/** Whether a row of the table names the digit string (R21–R24). */
export function isOfficial(digits: string, edition?: Edition, table: NumberTable = SPECIFIED_NUMBERS): boolean {
  return findRule(digits, table, edition) !== null;
}

/** Judges by the specification's numbers where a lender brings no table of his own (R19–R24). */
export function checkNumber(input: string, edition?: Edition, table: NumberTable = SPECIFIED_NUMBERS): NumberVerdict {
  return judgeNumber(input, table, edition);
}
