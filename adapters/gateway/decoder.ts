/**
 * Reads a value of unknown shape; undefined refuses it, and with it the whole that it is a part of. `Wire` is the type of what a
 * gateway sends for it; from `parts` the wire document and the generators are made. Plain functions instead of a schema
 * library: the product's decoder is inlined into its page, where every kilobyte delays the first paint.
 */
export interface Decoder<T, Wire = unknown> {
  (value: unknown): T | undefined;
  /** The decoders that it reads by; none of a single value. */
  readonly parts?: Parts;
  /** Never there: it carries the type. */
  readonly sends?: () => Wire;
}

/**
 * What a decoder reads by: the fields of an object, the entries of a list, or another decoder or several. A lenient one reads more
 * than a gateway may send.
 */
export type Parts =
  | { readonly fields: Readonly<Record<string, Decoder<unknown>>> }
  | { readonly entry: Decoder<unknown>; readonly most: number }
  | { readonly by: readonly Decoder<unknown>[]; readonly isLenient?: true };

/** What a decoder reads. */
export type Decoded<D> = D extends (value: unknown) => infer T ? Exclude<T, undefined> : never;

/** What a gateway sends for a decoder: undefined is a field that may be missing. */
export type WireOf<D> = D extends Decoder<unknown, infer Wire> ? Wire : never;

/** An object whose fields are not known yet. */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** True for everything that has fields: objects, and lists. */
export const hasFields = (value: unknown): value is UnknownFields => typeof value === 'object' && value !== null;

/** Names the parts of a decoder. */
export const built = <T>(parts: Parts, decode: (value: unknown) => T | undefined) => Object.assign(decode, { parts });

/** Reads the named fields of an object and nothing else of it; one that is refused refuses the object. */
export function object<F extends Readonly<Record<string, Decoder<unknown>>>>(
  fields: F,
): Decoder<{ readonly [Name in keyof F]: Decoded<F[Name]> }, { readonly [Name in keyof F]: WireOf<F[Name]> }> {
  return built({ fields }, (value) => {
    if (!hasFields(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, decode] of Object.entries(fields)) {
      const field = decode(value[name]);
      if (field === undefined) return undefined;
      read[name] = field;
    }
    return read as { readonly [Name in keyof F]: Decoded<F[Name]> };
  });
}

/** Reads by another decoder, and makes something of what it read. */
export function map<A, B, Wire>(
  decode: Decoder<A, Wire>,
  make: (read: A, value: unknown) => B | undefined,
): Decoder<B, Wire> {
  return built({ by: [decode] }, (value) => {
    const read = decode(value);
    return read === undefined ? undefined : make(read, value);
  });
}

/** Reads `instead` where the value is missing or null. */
export function orElse<T, Wire>(decode: Decoder<T, Wire>, instead: unknown): Decoder<T, Wire | null | undefined> {
  return built({ by: [decode] }, (value) => decode(value ?? instead));
}

/** Null where the value is missing, null or empty text; what is there must be readable. */
export function optional<T, Wire>(decode: Decoder<T, Wire>): Decoder<T | null, Wire | null | undefined> {
  return built({ by: [decode] }, (value) => ((value ?? '') === '' ? null : decode(value)));
}

/** Null where the value is missing or cannot be read: no reason to refuse the whole. A gateway sends what `decode` reads. */
export function orNull<T, Wire>(decode: Decoder<T, Wire>): Decoder<T | null, Wire> {
  return built({ by: [decode], isLenient: true }, (value) => decode(value) ?? null);
}

/** Text as it is. */
export const text: Decoder<string, string> = (value) => (typeof value === 'string' ? value : undefined);

/** Text, or a number as its digits; one that is endless or takes an exponent is refused (reliability row 64). */
export const textOrNumber: Decoder<string> = (value) =>
  typeof value === 'number' ? /^-?[\d.]+$/.exec(String(value))?.[0] : text(value);
