import { type Truncated, toAsciiDigits, truncate, withoutInvisible } from './typed-text.ts';

/** What a field of digits keeps of a text. */
export interface CountText extends Truncated {
  /** All that was entered: a key that is typed behind it is read with it. */
  readonly entered: string;
  /** True where something was left out because it is no part of such a number, and not for want of room (Q17). */
  readonly isMisread: boolean;
}

/** Commas that part thousands, or thousands and lakhs; one that no digit follows yet may come to be one. */
const GROUPED = /^\d*$|^\d{1,3}(?:[,٬،]\d{2,3})*[,٬،](?:\d{3})?$/;

/**
 * Reads a whole number of at most `most` digits, without leading zeros; a lone zero stays where `isZeroKept` says so. What is
 * no digit stays out and is said, and ends the number where digits stood before it: `20000.50` is 20000, and `1e5` is 1 (Q64).
 * A comma that parts no thousands is said too: `5,5`.
 */
export function readCount(text: string, most: number, isZeroKept: boolean): CountText {
  const visible = withoutInvisible(toAsciiDigits(text)).replace(/\s/g, '');
  const digits = visible.replace(/^\D+|[^\d,٬،][^]*|\D/g, '');
  const kept = truncate(digits.replace(isZeroKept ? /^0+(?=\d)/ : /^0+/, ''), most);
  const isMisread = !GROUPED.test(visible);
  return { text: kept.text, entered: text, isTruncated: kept.isTruncated || isMisread, isMisread };
}

/**
 * What a field shows after it came to hold `shown`: a key behind what stands there is read with all that was entered before it.
 * Where nothing of that stands, its digits are gone, so that a number can be typed; that it was misread stays said.
 */
export function withKey<T extends CountText>(before: T, shown: string, isOneKey: boolean, fit: (text: string) => T): T {
  const goesOn = isOneKey && shown.length > before.text.length && shown.startsWith(before.text);
  if (!goesOn) return fit(shown);
  const entered =
    before.text === '' && before.isMisread ? toAsciiDigits(before.entered).replace(/\d/g, '') : before.entered;
  return fit(entered + shown.slice(before.text.length));
}
