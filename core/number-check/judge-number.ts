import { truncate, withoutInvisible } from '../lib/typed-text.ts';
import { type Edition, isInRange, type NumberRule, type NumberTable, SPECIFIED_NUMBERS } from './official-numbers.ts';
import { readNumber } from './read-number.ts';

/** What is known of a number (R19). */
export type NumberStatus = 'unchecked' | 'official' | 'unofficial';

/** A verdict, with what it is about. */
export interface NumberVerdict {
  /** What was judged: digits 0–9; of what cannot be read, what was entered. */
  readonly digits: string;
  readonly status: NumberStatus;
  /** The 0… form to offer for a bare 92… (Q61). */
  readonly nationalOffer: string | null;
  /** True where words beside the digits were left out, which is said beside the verdict. */
  readonly isPartial: boolean;
}

/** Reads and judges what a person entered by a lender's table (R19–R24, Q11–Q13, Q61). Never official by default. */
export function judgeNumber(input: string, table: NumberTable, edition?: Edition): NumberVerdict {
  const { digits, isWhole, lead, nationalOffer } = readNumber(input);
  if (!isWhole || digits === '') {
    const text = isWhole ? '' : withoutInvisible(input).trim();
    return { digits: text, status: 'unchecked', nationalOffer: null, isPartial: false };
  }
  const status = findRule(digits, table, edition) === null ? 'unofficial' : 'official';
  return { digits, status, nationalOffer, isPartial: lead !== '' };
}

/** Whose words a verdict takes. `unchecked`: there is nothing to say yet. */
export type VerdictKind = NumberStatus | 'unreadable';

/** What is said of what was entered. */
export const verdictKind = ({ digits, status }: NumberVerdict): VerdictKind =>
  status === 'unchecked' && digits !== '' ? 'unreadable' : status;

/** Whether something was entered that could not be read as a number: then nothing is judged, and nothing said of a list. */
export const isUnreadable = (verdict: NumberVerdict): boolean => verdictKind(verdict) === 'unreadable';

/** Whether a verdict names the hotline: whoever was called by a number that is not known as official asks there. */
export const namesHotline = (kind: VerdictKind): boolean => kind === 'unofficial' || kind === 'unreadable';

/** Most characters of what was judged that are shown and handed on: no number is as long, and what is pasted may be. */
const SHOWN_CHARACTERS = 40;

/** What was judged as it is shown: of a text that is longer than any number, its beginning. */
export function shownNumber({ digits }: NumberVerdict): string {
  const { text, isTruncated } = truncate(digits, SHOWN_CHARACTERS);
  return isTruncated ? `${text}…` : text;
}

/** The row that makes a digit string official in an edition, null where none does (R21–R24). The whole string counts (Q12). */
export function findRule(digits: string, table: NumberTable, edition: Edition = 'tabs'): NumberRule | null {
  // The newer edition adds to the older (Q13).
  const counts = ({ since }: NumberRule): boolean => since === 'classic' || edition === 'tabs';
  const exact = table.exact.find((row) => counts(row) && row.number === digits);
  return exact ?? table.ranges.find((row) => counts(row) && isInRange(digits, row)) ?? null;
}

/** The specification's code for a verdict (R19): official 1, unofficial 0, none before a check. */
export const STATUS_CODE: Record<NumberStatus, 1 | 0 | null> = { official: 1, unofficial: 0, unchecked: null };

/** Judges by the specification's numbers where a lender brings no table of his own (R19–R24). */
export function checkNumber(input: string, edition?: Edition, table: NumberTable = SPECIFIED_NUMBERS): NumberVerdict {
  return judgeNumber(input, table, edition);
}
