import * as v from 'valibot';
import type { UnknownFields } from '../../gateway/decoder.ts';
import { COMPLAINT_EN, COMPLAINT_UR, isCommonParameter, REQUEST_SCHEMAS } from '../../gateway/document/requests.ts';
import { CODES } from './call.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The code of what is wrong with a call's parameters, null where they are as the wire document says. */
export function parametersProblem(path: string, fields: UnknownFields): number | null {
  const schema = Object.entries(REQUEST_SCHEMAS).find(([each]) => each === path)?.[1];
  return schema === undefined ? null : problemOf(schema.entries, fields, (name) => name === 'token');
}

/** The same for a complaint, in the spelling of whichever language its body begins. */
export function complaintProblem(body: UnknownFields): number | null {
  const isEnglish = Object.keys(COMPLAINT_EN.entries).some((name) => Object.hasOwn(body, name));
  return problemOf((isEnglish ? COMPLAINT_EN : COMPLAINT_UR).entries, body, () => false);
}

/** What is missing comes first, then wrong types, then values that mean nothing, then what nobody asked for. */
function problemOf(entries: Entries, fields: UnknownFields, isKnown: (name: string) => boolean): number | null {
  const own = Object.entries(entries).map(
    ([name, schema]) => [Object.hasOwn(fields, name) ? fields[name] : undefined, schema] as const,
  );
  if (own.some(([value, schema]) => isMissing(value, schema))) return CODES.lostParameter;
  const issues = own.flatMap(([value, schema]) => v.safeParse(schema, value).issues ?? []);
  if (issues.some(({ type, input }) => isWrongType(type, input))) return CODES.wrongType;
  // A text that is too long was never one of ours.
  if (issues.some(({ type }) => type === 'max_length')) return CODES.lostParameter;
  if (issues.length > 0) return CODES.unknownValue;
  const isExtra = Object.keys(fields).some(
    (name) => !Object.hasOwn(entries, name) && !isKnown(name) && !isCommonParameter(name),
  );
  return isExtra ? CODES.unknownParameter : null;
}

/** Nothing at all, or an empty text where there must be one. */
function isMissing(value: unknown, schema: v.GenericSchema): boolean {
  if (value === undefined || value === null) return true;
  return value === '' && !v.is(schema, '') && v.is(schema, 'x');
}

/** A picklist says nothing of types: its numbers are numbers. */
const isWrongType = (type: string, input: unknown): boolean =>
  type === 'string' || type === 'number' || type === 'integer' || (type === 'picklist' && typeof input !== 'number');
