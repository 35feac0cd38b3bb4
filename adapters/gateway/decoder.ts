/**
 * Reads a value of unknown shape; undefined refuses it, and with it the whole that it is a part of. Plain functions instead
 * of a schema library: the product's decoder is inlined into its page, where every kilobyte delays the first paint.
 */
export type Decoder<T> = (value: unknown) => T | undefined;

/** What a decoder reads. */
export type Decoded<D> = D extends (value: unknown) => infer T ? Exclude<T, undefined> : never;

/** An object whose fields are not known yet. */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** True for everything that has fields: objects, and lists. */
export const hasFields = (value: unknown): value is UnknownFields => typeof value === 'object' && value !== null;

/** Reads the named fields of an object and nothing else of it; one that is refused refuses the object. */
export function object<F extends Readonly<Record<string, Decoder<unknown>>>>(
  fields: F,
): Decoder<{ readonly [Name in keyof F]: Decoded<F[Name]> }> {
  return (value) => {
    if (!hasFields(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, decode] of Object.entries(fields)) {
      const field = decode(value[name]);
      if (field === undefined) return undefined;
      read[name] = field;
    }
    return read as { readonly [Name in keyof F]: Decoded<F[Name]> };
  };
}

/** Reads every entry of a list; one that is refused refuses the list. */
export function array<T>(entry: Decoder<T>): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.map(entry).filter((each) => each !== undefined);
    return read.length === value.length ? read : undefined;
  };
}

/** Reads by another decoder, and makes something of what it read. */
export function map<A, B>(decode: Decoder<A>, make: (read: A) => B | undefined): Decoder<B> {
  return (value) => {
    const read = decode(value);
    return read === undefined ? undefined : make(read);
  };
}

/** Reads `instead` where the value is missing or null. */
export function orElse<T>(decode: Decoder<T>, instead: unknown): Decoder<T> {
  return (value) => decode(value ?? instead);
}

/** Null where the value is missing, null or empty text; what is there must be readable. */
export function optional<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value) => (value === undefined || value === null || value === '' ? null : decode(value));
}

/** Text as it is. */
export const text: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Text, or a number as its digits; one that is endless or takes an exponent is refused (reliability row 64). */
export const textOrNumber: Decoder<string> = (value) =>
  typeof value === 'number' ? /^-?[\d.]+$/.exec(String(value))?.[0] : text(value);
