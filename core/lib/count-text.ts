import { toAsciiDigits, withoutInvisible } from './digits.ts';
import { type Truncated, truncate } from './truncate.ts';

/** What a field of digits keeps of a text. */
export interface CountText extends Truncated {
  /** True where something else stood behind what is kept, or took its place: no further key is joined to it. */
  readonly isEnded: boolean;
}

/** What people write between the digits of a whole number. */
const SEPARATORS = /[\s,٬،]/g;

/**
 * Reads a whole number of at most `most` digits, without leading zeros; a lone zero stays where `isZeroKept` says so. What is
 * no digit stays out and is said, and ends the number where digits stood before it: `20000.50` is 20000, and `1e5` is 1 (Q64).
 */
export function readCount(text: string, most: number, isZeroKept: boolean): CountText {
  const visible = withoutInvisible(toAsciiDigits(text)).replace(SEPARATORS, '');
  const [, before = '', digits = '', behind = ''] = /^(\D*)(\d*)([^]*)$/.exec(visible) ?? [];
  const kept = truncate(digits.replace(isZeroKept ? /^0+(?=\d)/ : /^0+/, ''), most);
  const isTruncated = kept.isTruncated || before !== '' || behind !== '';
  return { text: kept.text, isTruncated, isEnded: kept.text !== '' && behind !== '' };
}

/** What a field shows after it came to hold `entered`: what was left out stays said, and out, for as long as keys are typed behind it. */
export function withKey<T extends CountText>(
  before: T,
  entered: string,
  isOneKey: boolean,
  fit: (text: string) => T,
): T {
  const goesOn = isOneKey && entered.length > before.text.length && entered.startsWith(before.text);
  if (goesOn && before.isEnded) return before.isTruncated ? before : { ...before, isTruncated: true };
  return goesOn && before.isTruncated ? { ...fit(entered), isTruncated: true } : fit(entered);
}
