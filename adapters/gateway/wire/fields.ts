import { type Paisa, paisaFromRupees } from '#core/lib/money.ts';
import { isPlausibleTime } from '#core/lib/time.ts';
import { isBlank } from '#core/lib/typed-text.ts';
import { isTestHost } from '#core/routes/places.ts';
import { parseInstant } from '#core/text/format.ts';
import { built, type Decoder, map, optional, orElse, text, textOrNumber } from '../decoder.ts';

/** Longest identifier, longest text that is shown, and longest amount, in UTF-16 units (reliability row 64). */
const ID_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 2000;
const AMOUNT_MAX_LENGTH = 20;

/** An identifier: text, or a number that JSON carries exactly (Q65). */
export const idText: Decoder<string, string> = (value) => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
  const read = textOrNumber(value) ?? '';
  return read === '' || read.length > ID_MAX_LENGTH ? undefined : read;
};

/** An identifier that must be there; `mark` gives it its type. */
export const id = <T>(mark: (text: string) => T): Decoder<T, string> => map(idText, mark);

/** An identifier that may be missing, null or empty. */
export const optionalId = <T>(mark: (text: string) => T) => optional(id(mark));

/** Rupees on the wire, paisa in the core. */
export const rupees: Decoder<Paisa, number> = (value) => {
  const amount = textOrNumber(value) ?? '';
  return amount.length > AMOUNT_MAX_LENGTH ? undefined : (paisaFromRupees(amount) ?? undefined);
};

/** Rupees that may be missing. */
export const optionalRupees = optional(rupees);

/** Text that is empty where it is missing, without blanks around it, and cut where it is endless; a number becomes its digits. */
export const textOrEmpty: Decoder<string, string | null | undefined> = (value) => {
  const read = textOrNumber(value ?? '')
    ?.trim()
    .slice(0, TEXT_MAX_LENGTH)
    // Never half of a pair.
    .replace(/[\uD800-\uDBFF]$/, '');
  return read === undefined || !isBlank(read) ? read : '';
};

/** Text that must be there, in the same form. */
export const words: Decoder<string, string> = (value) => (text(value) === undefined ? undefined : textOrEmpty(value));

/** The same text, which says something. */
export const fullText: Decoder<string, string> = (value) => words(value) || undefined;

/** The same text; null where it is empty. */
export const optionalText = map(textOrEmpty, (read) => (read === '' ? null : read));

/** Yes or no as 1/0, true/false or their texts. */
export const yesOrNo: Decoder<boolean, 0 | 1> = (said) => {
  if (said === true || said === 1 || said === '1' || said === 'true') return true;
  return said === false || said === 0 || said === '0' || said === 'false' ? false : undefined;
};

/** The same; `missing` where there is none. */
export const flag = (missing: boolean) => orElse(yesOrNo, missing);

/** A share in percent: null where it is missing, or none that can be. */
export const percent: Decoder<string | null, number | string | null | undefined> = (value) =>
  /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)$/.exec(textOrNumber(value) ?? '')?.[0].slice(0, 8) ?? null;

/** A status number, which some gateways send as text; one below 0 is one that nobody names. */
export const status: Decoder<number, number> = (value) => {
  if (typeof value === 'string') return /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
  return Number.isSafeInteger(value) ? Number(value) : undefined;
};

/** A status number that is null where it is missing. */
export const optionalStatus = optional(status);

/** Largest count that an answer may name: of days, of instalments. */
export const COUNT_MAX = 3660;

/** A count, as number or text. */
export const count: Decoder<number, number> = (value) => {
  const read = status(value);
  return read === undefined || read < 0 || read > COUNT_MAX ? undefined : read;
};

/** How many instalments an order has, where it says no more of them. */
export const installmentCount: Decoder<number, number> = (value) => count(value);

/** A count of at least one. */
export const oneOrMore: Decoder<number, number> = (value) => count(value) || undefined;

/** A time as ISO text or ms; null where it is missing or names no instant (Q27, Q43). */
export const time: Decoder<number | null, number | null | undefined> = (value) => {
  const said = value ?? '';
  if (typeof said !== 'string' && typeof said !== 'number') return undefined;
  const instant = parseInstant(said);
  return instant !== null && isPlausibleTime(instant) ? instant : null;
};

/** The address of a picture: https, a path on the own origin, or a local or test host; else null (reliability row 46). */
export const picture: Decoder<string | null, string | null | undefined> = (value) => {
  const address = text(value ?? '');
  return address === undefined || isPicture(address) ? address : null;
};

function isPicture(address: string): boolean {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return true;
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && isTestHost(hostname));
  } catch {
    return false;
  }
}

/** A success whose content does not matter. */
export const nothing: Decoder<null, null> = () => null;

/** Entries of a list that are read where it says nothing else: more is never shown. */
const LIST_MAX_LENGTH = 60;

/** A list that is empty where it is missing; of an endless one its first entries, `most` of them (reliability row 64). */
export const list = <T, Wire>(
  entry: Decoder<T, Wire>,
  most = LIST_MAX_LENGTH,
): Decoder<readonly T[], readonly Wire[] | null | undefined> =>
  built({ entry, most }, (value) => {
    const sent: unknown = value ?? [];
    if (!Array.isArray(sent)) return undefined;
    const entries: readonly unknown[] = sent.slice(0, most);
    const read = entries.map(entry).filter((each) => each !== undefined);
    return read.length === entries.length ? read : undefined;
  });
