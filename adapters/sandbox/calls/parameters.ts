import { parseLanguage } from '#core/text/language.ts';
import type { UnknownFields } from '../../gateway/decoder.ts';
import {
  COMPLAINT_EN,
  COMPLAINT_UR,
  documentedCall,
  isCommonParameter,
  type RequestSchema,
} from '../../gateway/document/calls.ts';
import type { JsonSchema } from '../../gateway/document/kinds.ts';
import { CODES } from './call.ts';

/** The code of what is wrong with a call's parameters, null where they are as the wire document says. */
export function parametersProblem(path: string, fields: UnknownFields): number | null {
  const schema = documentedCall(path)?.request;
  if (schema === undefined) return null;
  const others = Object.entries(fields).filter(([name]) => name !== 'token' && !Object.hasOwn(schema.properties, name));
  const common = others.filter(([name]) => isCommonParameter(name));
  const extra = others.length > common.length ? CODES.unknownParameter : null;
  return ownProblem(schema, fields) ?? commonProblem(common) ?? extra;
}

/** The same for a complaint, in the spelling of whichever language its body begins. It has no common parameters. */
export function complaintProblem(body: UnknownFields): number | null {
  const isEnglish = COMPLAINT_EN.required.some((name) => Object.hasOwn(body, name));
  const schema = isEnglish ? COMPLAINT_EN : COMPLAINT_UR;
  const isExtra = Object.keys(body).some((name) => !Object.hasOwn(schema.properties, name));
  return ownProblem(schema, body) ?? (isExtra ? CODES.unknownParameter : null);
}

/**
 * What is missing comes first, then wrong types, then values that mean nothing. Of a text that is too long the call itself says
 * what it is: an id of nothing, or too much of an address.
 */
function ownProblem({ properties }: RequestSchema, fields: UnknownFields): number | null {
  const own = Object.entries(properties).map(
    ([name, schema]) => [Object.hasOwn(fields, name) ? (fields[name] ?? null) : null, schema] as const,
  );
  if (own.some(([value, { minLength = 0 }]) => value === null || (value === '' && minLength > 0)))
    return CODES.lostParameter;
  if (!own.every(([value, schema]) => isOfType(value, schema))) return CODES.wrongType;
  return own.every(([value, schema]) => isInRange(value, schema)) ? null : CODES.unknownValue;
}

/** Numbers that stand for something are whole ones. */
const isOfType = (value: unknown, schema: JsonSchema): boolean =>
  schema.type === 'integer' || schema.enum !== undefined ? Number.isInteger(value) : typeof value === schema.type;

const isInRange = (value: unknown, { minimum = -Infinity, maximum = Infinity, enum: named }: JsonSchema): boolean =>
  typeof value !== 'number' || (value >= minimum && value <= maximum && (named?.includes(value) ?? true));

/** Common parameters are texts, `language` one of the two. */
function commonProblem(common: readonly (readonly [name: string, value: unknown])[]): number | null {
  if (common.some(([, value]) => typeof value !== 'string')) return CODES.wrongType;
  const isUnknown = common.some(([name, value]) => name === 'language' && parseLanguage(String(value)) === null);
  return isUnknown ? CODES.unknownValue : null;
}
