/** Digits that people in Pakistan type besides 0–9: Arabic ٠–٩, Urdu ۰–۹, full width. The low half byte is the digit. */
const TYPED_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Replaces Urdu, Arabic and full-width digits by 0–9 and leaves every other character alone (Q61). */
export function toAsciiDigits(text: string): string {
  return text.replace(TYPED_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Keeps the digits of a text, as 0–9, and drops all else (R20, Q61). */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Numerals of every script but 0–9, Chinese characters, which name numbers in many ways, and the dial's two other keys. */
const FOREIGN = /(?![0-9])[\p{N}\p{Script=Han}🔟*#＊＃]/u;
/** True where a text holds a numeral that `digitsOf` cannot read, so that a verdict on the rest would be about less. */
export function hasForeignNumeral(text: string): boolean {
  const ascii = toAsciiDigits(text);
  // Some characters stand for several, as `㍘` for 0点.
  return FOREIGN.test(ascii) || FOREIGN.test(ascii.normalize('NFKC'));
}

/** What people write between and around the digits of one phone number. */
const SEPARATORS = /[\s,٬،.٫·•۔:;؛()[\]{}<>"'\p{Pi}\p{Pf}/\\\p{Pd}−_~+＋]/gu;

/** Takes out what may drop from a phone number without a word (Q61). */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** True where more than separators, and what cannot be seen, stands beside the digits of a text. */
export function holdsMoreThanDigits(text: string): boolean {
  return /\D/.test(withoutSeparators(withoutInvisible(toAsciiDigits(text))));
}

/** Takes out what cannot be seen (zero width, direction marks, isolates, fillers, soft hyphen), as pasted texts carry it. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** Whether nothing of a text can be seen: it is empty, or blanks and what cannot be seen are all that it holds. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

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
