import { holdsMoreThanDigits } from './digits.ts';

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

/** Keeps the first `most` digits of a phone number that was read out of `text`: what else stood there but separators is left out too. */
export function truncateNumber(number: string, most: number, text: string): Truncated {
  const kept = truncate(number, most);
  return { ...kept, isTruncated: kept.isTruncated || holdsMoreThanDigits(text) };
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
