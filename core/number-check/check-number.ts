import { countsIn, type Edition, OFFICIAL_NUMBERS, OFFICIAL_RANGES } from './official-numbers.ts';
import { readNumber } from './read-number.ts';

/** What is known of a number (R19). */
export type NumberStatus = 'unchecked' | 'official' | 'unofficial';

/** The specification's code for a verdict (R19): official 1, unofficial 0, none before a check. */
export const STATUS_CODE: Record<NumberStatus, 1 | 0 | null> = { official: 1, unofficial: 0, unchecked: null };

/** A verdict, with what it is about. */
export interface NumberVerdict {
  readonly digits: string;
  readonly status: NumberStatus;
  /** The 0… form to offer for a bare 92… (Q61). */
  readonly nationalOffer: string | null;
}

/** Judges a digit string by the tables (R21–R24). Anything they do not name is unofficial; the whole string counts (Q12). */
export function isOfficial(digits: string, edition: Edition = 'tabs'): boolean {
  return (
    OFFICIAL_NUMBERS.some((row) => countsIn(row.since, edition) && row.number === digits) ||
    OFFICIAL_RANGES.some((row) => {
      if (!countsIn(row.since, edition) || !digits.startsWith(row.prefix)) return false;
      const suffix = digits.slice(row.prefix.length);
      return suffix.length === row.from.length && suffix >= row.from && suffix <= row.to;
    })
  );
}

/** Reads and judges what a person entered (R19–R24, Q11–Q13, Q61). Never official by default. */
export function checkNumber(input: string, edition: Edition = 'tabs'): NumberVerdict {
  const { digits, isWhole, nationalOffer } = readNumber(input);
  if (digits === '' && isWhole) return { digits, status: 'unchecked', nationalOffer: null };
  const status = isWhole && isOfficial(digits, edition) ? 'official' : 'unofficial';
  return { digits, status, nationalOffer };
}
