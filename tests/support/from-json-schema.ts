import type { JsonSchema } from '#adapters/gateway/document/kinds.ts';

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

/** The names of every field of a value at every depth, as `placesOf` spells them. */
export function namesIn(value: unknown, path: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, [...path, '0']));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = [...path, name];
    return [at.join('.'), ...namesIn(each, at)];
  });
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
