/** First code points of the digit rows that people in Pakistan type: ASCII, Arabic, Urdu, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

/** The ASCII digit for one character, or null where it is no digit of `ZEROS` (Q61). */
function asciiDigit(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? null : String(code - zero);
}

/** Replaces Urdu (۰–۹), Arabic (٠–٩) and full-width digits by 0–9 and leaves every other character alone. */
export function toAsciiDigits(text: string): string {
  return Array.from(text, (character) => asciiDigit(character) ?? character).join('');
}

/** Keeps the digits of a text, as 0–9, and drops all else (R20, Q61). */
export function digitsOf(text: string): string {
  return Array.from(text, (character) => asciiDigit(character) ?? '').join('');
}

/** True where a text holds a numeral that `digitsOf` cannot read, so that a verdict on the rest would be about less. */
export function hasForeignNumeral(text: string): boolean {
  return Array.from(text).some((character) => asciiDigit(character) === null && /\p{N}/u.test(character));
}

/** Takes out what cannot be seen (zero width, direction marks, isolates, soft hyphen), as pasted texts carry it. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '');
}
