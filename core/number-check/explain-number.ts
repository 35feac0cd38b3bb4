import { checkNumber, type NumberVerdict } from './check-number.ts';
import { countsIn, type Edition, HIDDEN_RANGES, OFFICIAL_NUMBERS, OFFICIAL_RANGES } from './official-numbers.ts';

/** The row that makes a number official, or why none does. */
export type NumberReason =
  | { readonly kind: 'exact'; readonly since: Edition; readonly number: string }
  | {
      readonly kind: 'range';
      readonly since: Edition;
      readonly prefix: string;
      readonly from: string;
      readonly to: string;
    }
  /** A row names it, but only in the newer edition. */
  | { readonly kind: 'laterEdition' }
  /** It ends like a row whose prefix is not shown: not official (Q11). */
  | { readonly kind: 'hiddenPrefix'; readonly from: string; readonly to: string }
  /** A numeral of a script that is not read stands in it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noRule' }
  | { readonly kind: 'empty' };

/** A verdict with its reason (R19–R24). */
export interface ExplainedNumber extends NumberVerdict {
  readonly edition: Edition;
  readonly reason: NumberReason;
}

/** Judges a number and says by which row of the tables. */
export function explainNumber(input: string, edition: Edition = 'tabs'): ExplainedNumber {
  const verdict = checkNumber(input, edition);
  return { ...verdict, edition, reason: reasonFor(verdict, input, edition) };
}

function reasonFor({ digits, status }: NumberVerdict, input: string, edition: Edition): NumberReason {
  if (status === 'unchecked') return { kind: 'empty' };
  const exact = OFFICIAL_NUMBERS.find((row) => row.number === digits && countsIn(row.since, edition));
  const range = OFFICIAL_RANGES.find((row) => {
    const suffix = digits.slice(row.prefix.length);
    const isInside = suffix.length === row.from.length && suffix >= row.from && suffix <= row.to;
    return digits.startsWith(row.prefix) && isInside && countsIn(row.since, edition);
  });
  if (status === 'official' && exact !== undefined) return { kind: 'exact', ...exact };
  if (status === 'official' && range !== undefined) return { kind: 'range', ...range };
  if (exact !== undefined || range !== undefined) return { kind: 'unreadable' };
  if (checkNumber(input, 'tabs').status === 'official') return { kind: 'laterEdition' };
  const hidden = HIDDEN_RANGES.find((row) => {
    const suffix = digits.slice(-row.from.length);
    return digits.length === row.length && suffix >= row.from && suffix <= row.to;
  });
  return hidden === undefined ? { kind: 'noRule' } : { kind: 'hiddenPrefix', from: hidden.from, to: hidden.to };
}
