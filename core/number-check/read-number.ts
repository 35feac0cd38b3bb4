import { digitsOf, hasForeignNumeral, toAsciiDigits, withoutInvisible, withoutSeparators } from '../lib/typed-text.ts';

/** Most digits that typing puts into the field (R20). A number that comes in another way may be longer and is judged whole (Q12). */
export const NUMBER_MAX_DIGITS = 12;

/** What a person's input says as a number. */
export interface ReadNumber {
  /** National form, digits 0–9 alone: what is judged, where the input is whole (Q61). */
  readonly digits: string;
  /** False where a numeral that is not read, or a letter that may stand for a digit, is beside the digits: nothing is judged. */
  readonly isWhole: boolean;
  /** Words before the first digit, `… ` for words elsewhere, empty where there are none: they are left out of what is judged. */
  readonly lead: string;
  /** True where it began with a country code, +92 or 0092. */
  readonly isInternational: boolean;
  /** The national form of a number typed as a bare 92…, offered as a second check (Q61). */
  readonly nationalOffer: string | null;
}

/** None but letters that look like digits, beside one: they may be some (`O51…`, `051O6…`). */
const LIKE_DIGITS = /(?:^|[^\p{L}\p{M}|])[OolI|SB]+[\p{P}\s+]*\d|\d[\p{P}\s+]*[OolI|SB]+(?![\p{L}\p{M}])/u;

/**
 * Reads a phone number as people write it (R20, Q61): Urdu and Arabic digits count, separators and invisible characters
 * drop out, +92 and 0092 become the national 0. A bare 92… stays as written, with an offer. What else drops out is told.
 */
export function readNumber(input: string): ReadNumber {
  const visible = withoutInvisible(toAsciiDigits(input));
  const digits = digitsOf(visible);
  const before = visible.slice(0, visible.search(/\d|$/));
  const isInternational = /^[^\d+]*[+＋]\D*92/.test(visible) || digits.startsWith('0092');
  const national = isInternational ? nationalForm(digits.replace(/(?:00)?92/, '')) : digits;
  return {
    digits: national,
    isWhole: !LIKE_DIGITS.test(visible) && !hasForeignNumeral(visible),
    lead:
      withoutSeparators(before) !== ''
        ? before.replace(/[+＋]\P{L}*$/u, '')
        : withoutSeparators(visible) === digits
          ? ''
          : '… ',
    isInternational,
    nationalOffer: /^92\d/.test(national) ? nationalForm(national.slice(2)) : null,
  };
}

/** Whether there is anything to check: the button is disabled until then (R20). */
export function canCheck(input: string): boolean {
  const { digits, isWhole } = readNumber(input);
  return digits !== '' || !isWhole;
}

/** `51 601…` and `0 51 601…` after a country code are the same number, and so it is where the code stands twice. */
function nationalForm(rest: string): string {
  return `0${rest.replace(/(?:0092)*0?/, '')}`;
}
