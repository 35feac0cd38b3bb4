import fc from 'fast-check';

/** As much of a JSON Schema as our documents use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/** Values of a schema: what a gateway may send that keeps to it. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  const { minimum = 0, maximum = 1e9, minLength = 0, maxLength = 20, maxItems = 5 } = schema;
  switch (String(schema.type)) {
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      // At most two decimals, as every amount.
      return fc
        .integer({ min: minimum * 100, max: Math.min(maximum * 100, Number.MAX_SAFE_INTEGER) })
        .map((n) => n / 100);
    case 'string': {
      const text = fc.string({ minLength, maxLength: Math.min(maxLength, 30) });
      return schema.pattern === undefined ? text : text.map((each) => `${each}x`);
    }
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(maxItems, 5) });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valuesOf(each)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

/** One place of a schema: its path, whether it must be there, and whether it may be null. */
export interface Place {
  readonly path: readonly string[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly schema: JsonSchema;
}

/** Every field of a schema at every depth; `0` stands for the entries of a list. */
export function placesOf(schema: JsonSchema, path: readonly string[] = []): readonly Place[] {
  return partsOf(schema).flatMap((part) => [
    ...Object.entries(part.properties ?? {}).flatMap(([name, each]) => [
      {
        path: [...path, name],
        isRequired: (part.required ?? []).includes(name),
        isNullable: (each.anyOf ?? []).some(({ type }) => type === 'null'),
        schema: each,
      },
      ...placesOf(each, [...path, name]),
    ]),
    ...(part.items === undefined ? [] : placesOf(part.items, [...path, '0'])),
  ]);
}

/** The kinds of value that a schema lets in. */
const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf === undefined ? [schema] : schema.anyOf.flatMap(partsOf);

/** A value in which every field of a schema is there, each list with one entry. */
export function fullValue(schema: JsonSchema): unknown {
  const part = (schema.anyOf ?? [schema]).find(({ type }) => type !== 'null') ?? schema;
  if (part.enum !== undefined) return part.enum[0];
  if (part.anyOf !== undefined) return fullValue(part);
  switch (String(part.type)) {
    case 'object':
      return Object.fromEntries(Object.entries(part.properties ?? {}).map(([name, each]) => [name, fullValue(each)]));
    case 'array':
      return [fullValue(part.items ?? {})];
    case 'string':
      return 'text';
    default:
      return Math.max(part.minimum ?? 0, 1);
  }
}
