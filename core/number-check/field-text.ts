import { NUMBER_MAX_DIGITS, readNumber } from './read-number.ts';

/** What stands in the number check's field. */
export interface NumberText {
  /** Digits 0–9; also an unfinished `+9`, and as it was entered what holds a numeral that is not read. */
  readonly text: string;
  /** True where it is the 0 that a country code became: a 0 typed right behind it is the same one, as in `+92 (0) 51`. */
  readonly isAbroad: boolean;
  /** True where the last digit was not taken, because typing stops at twelve (R20). */
  readonly isFull: boolean;
}

/** The field at its beginning. */
export const NO_NUMBER: NumberText = { text: '', isAbroad: false, isFull: false };

/**
 * What the field shows after it came to hold `entered`, in whatever way (R20, Q61). It is read alike whether it comes at
 * once or key by key; no numeral is left out of it, so that a verdict on what stands there is never about less. Only one
 * key behind twelve digits is not taken: what replaces them, whatever it begins with, is another number.
 */
export function withEntered(before: NumberText, entered: string, isOneKey: boolean): NumberText {
  const { digits, isWhole, isInternational } = readNumber(entered);
  if (!isWhole) return { ...NO_NUMBER, text: entered };
  const unfinished = unfinishedPrefix(entered, digits);
  if (unfinished !== null) return { ...NO_NUMBER, text: unfinished };
  const text = before.isAbroad && digits === '00' ? '0' : digits;
  const isAbroad = digits === '0' && (isInternational || before.isAbroad);
  const isOneMore = isOneKey && before.text.length === NUMBER_MAX_DIGITS && text.length === NUMBER_MAX_DIGITS + 1;
  return isOneMore && text.startsWith(before.text) ? { ...before, isFull: true } : { text, isAbroad, isFull: false };
}

/** `+` and `+9` stay as typed, since the next digit decides whether they begin +92; null for all else (Q61). */
function unfinishedPrefix(entered: string, digits: string): string | null {
  return /^[\s(]*[+＋]/.test(entered) && (digits === '' || digits === '9') ? `+${digits}` : null;
}
