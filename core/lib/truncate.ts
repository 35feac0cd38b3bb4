import { toAsciiDigits, withoutInvisible } from './digits.ts';

/** What a field keeps of a text, and whether something that is no separator was left out: then the field says so (Q64). */
export interface Truncated {
  readonly text: string;
  readonly isTruncated: boolean;
}

/** Keeps the first `most` UTF-16 units of a text, and never half of a surrogate pair. */
export function truncate(text: string, most: number): Truncated {
  const splitsPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(most - 1, most + 1));
  return { text: text.slice(0, splitsPair ? most - 1 : most), isTruncated: text.length > most };
}

/** A text as a field of one line holds it: browsers drop line breaks, and with them what kept words apart. */
export const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** What people write between the digits of one number: blanks, commas, brackets, slashes, dashes. */
const SEPARATORS = /^[\s,٬،()/‐–-]*$/;

/** True where more than separators stands between digits, as in `1e5`: read without it, they are another number. */
export function joinsDigits(text: string, mayHaveDots = false): boolean {
  const visible = withoutInvisible(toAsciiDigits(text));
  const gaps = visible.split(/\d/).slice(1, -1);
  return !gaps.every((gap) => SEPARATORS.test(mayHaveDots ? gap.replace(/[.٫]/g, '') : gap));
}

/** The same for a number that was read out of `text`: what stood between its digits is left out too. */
export function truncateNumber(number: string, most: number, text: string, mayHaveDots = false): Truncated {
  const kept = truncate(number, most);
  return { ...kept, isTruncated: kept.isTruncated || joinsDigits(text, mayHaveDots) };
}

/** The fields that left something out of their last text, after `field` took another one. */
export function truncatedAfter<F extends string>(
  truncated: readonly F[],
  field: F,
  isTruncated: boolean,
): readonly F[] {
  const others = truncated.filter((each) => each !== field);
  return isTruncated ? [...others, field] : others;
}
