import { NUMBER_MAX_DIGITS, readNumber } from './read-number.ts';

/** What was entered into the number check's field. */
export interface NumberText {
  /** What stands there: digits 0–9; also an unfinished `+9`, and as it was entered what cannot be read as a number. */
  readonly text: string;
  /** Words before it that the field does not take: a verdict says that they were left out. */
  readonly lead: string;
  /** True where it is the 0 that a country code became: a 0 typed right behind it is the same one, as in `+92 (0) 51`. */
  readonly isAbroad: boolean;
  /** Digits typed behind it that the field does not take, because typing stops at twelve (R20): a check judges them too (Q12). */
  readonly rest: string;
}

/** The field at its beginning. */
export const NO_NUMBER: NumberText = { text: '', lead: '', isAbroad: false, rest: '' };

/**
 * What the field holds after it came to show a text, in whatever way (R20, Q61). It is read alike whether it comes at once
 * or key by key; nothing that may be a digit is left out of it, so that a verdict is never about less. A key lets no more than
 * twelve digits stand there, or as many as stood: the rest is behind them, and the key that deletes takes it first. What
 * replaces those shown at once is another number.
 */
export function withEntered(before: NumberText, shown: string, isOneKey: boolean): NumberText {
  if (isOneKey && before.rest !== '' && shown === before.text.slice(0, -1))
    return { ...before, rest: before.rest.slice(0, -1) };
  const goesOn = isOneKey && shown.startsWith(before.text);
  const isKey = isOneKey && isOneKeyFrom(before.text, shown);
  const at = goesOn ? before.text.length : shown.length;
  const stands = isKey ? shown.slice(0, at) + before.rest + shown.slice(at) : shown;
  const entered = goesOn ? before.lead + stands : stands;
  const { digits, isWhole, lead, isInternational } = readNumber(entered);
  if (!isWhole) return { ...NO_NUMBER, text: entered };
  const unfinished = unfinishedPrefix(entered, digits);
  if (unfinished !== null) return { ...NO_NUMBER, lead, text: unfinished };
  const text = before.isAbroad && digits === '00' ? '0' : digits;
  const isAbroad = digits === '0' && (isInternational || before.isAbroad);
  const most = isKey ? Math.max(before.text.length, NUMBER_MAX_DIGITS) : text.length;
  return { text: text.slice(0, most), lead, isAbroad, rest: text.slice(most) };
}

/** Whether a text is another one but for one character that was typed, deleted or typed over. */
function isOneKeyFrom(before: string, shown: string): boolean {
  let same = 0;
  while (same < shown.length && shown[same] === before[same]) same += 1;
  const [was, is] = [before.slice(same), shown.slice(same)];
  return is.slice(1) === was || is === was.slice(1) || is.slice(1) === was.slice(1);
}

/** `+` and `+9` stay as typed, since the next digit decides whether they begin +92; null for all else (Q61). */
function unfinishedPrefix(entered: string, digits: string): string | null {
  return /^\D*[+＋]/.test(entered) && (digits === '' || digits === '9') ? `+${digits}` : null;
}
