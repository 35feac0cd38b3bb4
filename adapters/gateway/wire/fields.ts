import * as v from 'valibot';
import { paisaFromRupees } from '#core/lib/money.ts';
import { parseInstant } from '#core/text/format.ts';
import { isPicture } from './is-picture.ts';

/** Text, or a number that JSON carries exactly; anything else refuses the answer (Q65). */
const opaque = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger(), v.transform(String))]);

/** An identifier that must be there; `mark` gives it its type. */
export const id = <T>(mark: (text: string) => T) => v.pipe(opaque, v.transform(mark));

/** An identifier that may be missing, null or empty. */
export const optionalId = <T>(mark: (text: string) => T) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), opaque]), ''),
    v.transform((text) => (text === '' ? null : mark(text))),
  );

/** Rupees on the wire, paisa in the core. */
export const rupees = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(paisaFromRupees),
  v.number('not an amount of rupees'),
);

/** Rupees that may be missing. */
export const optionalRupees = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.check((amount) => amount === '' || paisaFromRupees(amount) !== null, 'not an amount of rupees'),
  v.transform((amount) => (amount === '' ? null : paisaFromRupees(amount))),
);

/** Rupees that count as nothing where they are missing. */
export const rupeesOrZero = v.pipe(
  optionalRupees,
  v.transform((amount) => amount ?? 0),
);

/** Text that may be missing; a number becomes its digits, emptiness becomes null. */
export const optionalText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => {
    const trimmed = String(text).trim();
    return trimmed === '' ? null : trimmed;
  }),
);

/** Text that is empty where it is missing. */
export const textOrEmpty = v.pipe(
  optionalText,
  v.transform((text) => text ?? ''),
);

/** Yes or no as 1/0, true/false or their texts; `missing` where there is none. */
export const flag = (missing: boolean) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]), missing),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  );

/** A status number, which some gateways send as text. */
export const status = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
]);

/** A status number that is null where it is missing. */
export const optionalStatus = v.pipe(
  v.nullish(v.union([v.literal(''), status]), ''),
  v.transform((value) => (value === '' ? null : value)),
);

/** A count, as number or text. */
export const count = v.pipe(status, v.maxValue(100_000));

/** A time as ISO text or ms; null where it is missing or names no instant (Q27, Q43). */
export const time = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => (value === '' ? null : parseInstant(value))),
);

/** The address of a picture: https or a path on the own origin, else null (reliability row 46). */
export const picture = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => (isPicture(text) ? text : null)),
);

/** A success whose content does not matter. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A list that is empty where it is missing. */
export const list = <T extends v.GenericSchema>(entry: T) => v.nullish(v.array(entry), []);
