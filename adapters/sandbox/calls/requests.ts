import { hexOf } from '#core/lib/ids.ts';
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
import type { Envelope } from '../../gateway/wire/call.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { RecordKey } from '../ledger/records.ts';
import { CODES, refuse } from './call.ts';

/** The code of what is wrong with a call's parameters, null where they are as the wire document says. */
export function parametersProblem(path: string, fields: UnknownFields): number | null {
  const schema = documentedCall(path)?.request;
  const { token: _, ...sent } = fields;
  return schema === undefined ? null : problemOf(schema, sent, isCommonParameter);
}

/** The same for a complaint, in the spelling of whichever language its body begins. It has no common parameters. */
export function complaintProblem(body: UnknownFields): number | null {
  const isEnglish = COMPLAINT_EN.required.some((name) => Object.hasOwn(body, name));
  return problemOf(isEnglish ? COMPLAINT_EN : COMPLAINT_UR, body, () => false);
}

/**
 * What is missing comes first, then wrong types, then values that mean nothing, then names that nobody knows. Common parameters
 * are texts, `language` one of the two. Of a text that is too long the call itself says what it is: an id of nothing, or too
 * much of an address.
 */
function problemOf(
  { properties }: RequestSchema,
  fields: UnknownFields,
  isCommon: (name: string) => boolean,
): number | null {
  const own = Object.entries(properties).map(
    ([name, schema]) => [Object.hasOwn(fields, name) ? (fields[name] ?? null) : null, schema] as const,
  );
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(properties, name));
  const common = others.filter(([name]) => isCommon(name));
  if (own.some(([value, { minLength = 0 }]) => value === null || (value === '' && minLength > 0)))
    return CODES.lostParameter;
  if (!own.every(([value, schema]) => isOfType(value, schema)) || common.some(([, value]) => typeof value !== 'string'))
    return CODES.wrongType;
  const hasStrangeLanguage = common.some(
    ([name, value]) => name === 'language' && parseLanguage(String(value)) === null,
  );
  if (hasStrangeLanguage || !own.every(([value, schema]) => isInRange(value, schema))) return CODES.unknownValue;
  return others.length > common.length ? CODES.unknownParameter : null;
}

/** Numbers that stand for something are whole ones. */
const isOfType = (value: unknown, schema: JsonSchema): boolean =>
  schema.type === 'integer' || schema.enum !== undefined ? Number.isInteger(value) : typeof value === schema.type;

const isInRange = (value: unknown, { minimum = -Infinity, maximum = Infinity, enum: named }: JsonSchema): boolean =>
  typeof value !== 'number' || (value >= minimum && value <= maximum && (named?.includes(value) ?? true));

/** How long an answer is kept for the copies of its request, ms by the sandbox's clock. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

/** An idempotency key that is taken: visible ASCII, and no longer than anybody needs. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Stands for the complaint among the paths. */
export const COMPLAINT = 'complaint';

/**
 * The fields that say what a command asks for, null for a question: copies of a request agree in these. The app's common
 * parameters may differ from copy to copy.
 */
function askedFor(path: string): readonly string[] | null {
  if (path === COMPLAINT) return [...COMPLAINT_EN.required, ...COMPLAINT_UR.required];
  const call = documentedCall(path);
  return call?.isCommand === true ? call.request.required : null;
}

/** A request with a key: where its answer is kept, and a digest of what it asks for, so that nobody's words are kept with it. */
export interface KeyedRequest {
  readonly record: RecordKey & { readonly kind: 'answer' };
  readonly digest: string;
}

/** Reads a request's key; null where it has none, or asks only; `refused` where the key cannot be one. */
export async function readKey(
  path: string,
  sender: string,
  fields: UnknownFields,
  key: string | undefined,
): Promise<KeyedRequest | 'refused' | null> {
  const names = askedFor(path);
  if (key === undefined || names === null) return null;
  if (!KEY.test(key)) return 'refused';
  const asked = new TextEncoder().encode(JSON.stringify([path, ...names.map((name) => fields[name] ?? null)]));
  const digest = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', asked)));
  return { record: { kind: 'answer', key: `${sender}/${key}` }, digest };
}

/**
 * Lets a command take effect once for all copies of its request: the answer of the first is kept with what it did, and
 * given to the others. A refused one did nothing, and may be carried out later. A key belongs to one shopper and one
 * request; under other words it is refused.
 */
export function once(tx: Transaction, now: number, keyed: KeyedRequest | null, carryOut: () => Envelope): Envelope {
  if (keyed === null) return carryOut();
  const { record, digest } = keyed;
  const kept = tx.get(record.kind, record.key);
  if (kept !== null && now - kept.at < ANSWER_KEPT_MS)
    return kept.digest === digest ? { code: 0, data: kept.data } : refuse(CODES.keyUsed);
  const answer = carryOut();
  if (answer.code === 0) tx.put(record.kind, record.key, { digest, data: answer.data, at: now });
  return answer;
}
