import * as v from 'valibot';
import { parseLanguage } from '#core/text/language.ts';
import type { UnknownFields } from '../../gateway/decoder.ts';
import { COMPLAINT_EN, COMPLAINT_UR, isCommonParameter, REQUEST_SCHEMAS } from '../../gateway/document/requests.ts';
import { CODES } from './call.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The code of what is wrong with a call's parameters, null where they are as the wire document says. */
export function parametersProblem(path: string, fields: UnknownFields): number | null {
  const schema = Object.entries(REQUEST_SCHEMAS).find(([each]) => each === path)?.[1];
  if (schema === undefined) return null;
  const others = Object.entries(fields).filter(([name]) => name !== 'token' && !Object.hasOwn(schema.entries, name));
  const common = others.filter(([name]) => isCommonParameter(name));
  const extra = others.length > common.length ? CODES.unknownParameter : null;
  return ownProblem(schema.entries, fields) ?? commonProblem(common) ?? extra;
}

/** The same for a complaint, in the spelling of whichever language its body begins. It has no common parameters. */
export function complaintProblem(body: UnknownFields): number | null {
  const isEnglish = Object.keys(COMPLAINT_EN.entries).some((name) => Object.hasOwn(body, name));
  const { entries } = isEnglish ? COMPLAINT_EN : COMPLAINT_UR;
  const isExtra = Object.keys(body).some((name) => !Object.hasOwn(entries, name));
  return ownProblem(entries, body) ?? (isExtra ? CODES.unknownParameter : null);
}

/** What is missing comes first, then wrong types, then values that mean nothing. */
function ownProblem(entries: Entries, fields: UnknownFields): number | null {
  const own = Object.entries(entries).map(
    ([name, schema]) => [Object.hasOwn(fields, name) ? fields[name] : undefined, schema] as const,
  );
  if (own.some(([value, schema]) => isMissing(value, schema))) return CODES.lostParameter;
  const issues = own.flatMap(([value, schema]) => v.safeParse(schema, value).issues ?? []);
  if (issues.some(({ type, input }) => isWrongType(type, input))) return CODES.wrongType;
  // Of a text that is too long the call itself says what it is: an id of nothing, or too much of an address.
  return issues.some(({ type }) => type !== 'max_length') ? CODES.unknownValue : null;
}

/** Common parameters are texts, `language` one of the two. */
function commonProblem(common: readonly (readonly [name: string, value: unknown])[]): number | null {
  if (common.some(([, value]) => typeof value !== 'string')) return CODES.wrongType;
  const isUnknown = common.some(([name, value]) => name === 'language' && parseLanguage(String(value)) === null);
  return isUnknown ? CODES.unknownValue : null;
}

/** Nothing at all, or an empty text where there must be one. */
function isMissing(value: unknown, schema: v.GenericSchema): boolean {
  if (value === undefined || value === null) return true;
  return value === '' && !v.is(schema, '') && v.is(schema, 'x');
}

/** A picklist says nothing of types: its numbers are whole ones. */
const isWrongType = (type: string, input: unknown): boolean =>
  type === 'string' || type === 'number' || type === 'integer' || (type === 'picklist' && !Number.isInteger(input));
