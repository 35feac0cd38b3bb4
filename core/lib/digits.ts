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

/** Numerals of every script but 0–9, those that Unicode calls letters or symbols among them, and the dial's two other keys. */
const FOREIGN = /(?![0-9])[\p{N}🔟*#＊＃零一二三四五六七八九十百千]/u;

/** True where a text holds a numeral that `digitsOf` cannot read, so that a verdict on the rest would be about less. */
export function hasForeignNumeral(text: string): boolean {
  return FOREIGN.test(toAsciiDigits(text));
}

/** Takes out what cannot be seen (zero width, direction marks, isolates, soft hyphen), as pasted texts carry it. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '');
}
