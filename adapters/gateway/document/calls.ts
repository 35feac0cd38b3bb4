import { isQuestion } from '#core/gateway/calls.ts';
import type { Language } from '#core/text/language.ts';
import type { Decoder } from '../decoder.ts';
import { complaintAnswer, complaintBody } from '../wire/file-complaint.ts';
import { WIRE_CALLS } from '../wire-gateway.ts';
import { ANSWER_KINDS, type JsonSchema, REQUEST_KINDS, type RequestKind } from './kinds.ts';
import { ANSWERED, COMPLAINED, OURS, PURPOSES, SENT } from './words.ts';

/** A path of the 13 calls. */
export type RequestPath = (typeof WIRE_CALLS)[keyof typeof WIRE_CALLS]['path'];

/** The fields of a request, all of them and no others. */
export type RequestSchema = JsonSchema & Required<Pick<JsonSchema, 'properties' | 'required'>>;

/** A call as the documents say it. Other fields may be in an answer, and are not read. */
function documented({ call, path, fields, answer }: (typeof WIRE_CALLS)[keyof typeof WIRE_CALLS]) {
  // The same names are sent, whatever it is about.
  const sent = Object.keys(Reflect.apply(fields, null, [{}, {}]));
  return {
    call,
    path,
    purpose: PURPOSES[call],
    /** Commands carry an idempotency key. */
    isCommand: !isQuestion(call),
    /** What it sends beside token and common parameters. The sandbox judges requests by it. */
    request: requestSchema(sent.map((name) => [name, ...(SENT[name] ?? [])])),
    /** What it answers where it succeeds. */
    answer: answerSchema(answer, call),
    /** Whether a success may say nothing. */
    mayBeNull: answer(null) !== undefined,
    /** Fields of the answer that the specification does not name. */
    ours: OURS[call] ?? [],
  };
}

/** The 13 calls by their paths, as the documents name them. */
export const DOCUMENTED_CALLS = Object.fromEntries(
  Object.values(WIRE_CALLS).map((each) => [each.path, documented(each)]),
) as Readonly<Record<RequestPath, ReturnType<typeof documented>>>;

/** The same by any path, undefined for one that is none of theirs. */
export const documentedCall = (path: string) => Object.values(DOCUMENTED_CALLS).find((each) => each.path === path);

/** The complaint's body in the spelling of a language's pages. */
function complaintSchema(language: Language): RequestSchema {
  const spelled = complaintBody({ language, name: 'name', mobile: 'mobile', problem: 'problem' });
  const said: Readonly<Record<string, string>> = COMPLAINED;
  return requestSchema(Object.entries(spelled).map(([field, of]) => [field, 'text', said[of] ?? '']));
}

/** The complaint's body on English pages. */
export const COMPLAINT_EN = complaintSchema('en');
/** The complaint's body on Urdu pages. */
export const COMPLAINT_UR = complaintSchema('ur');
/** What a complaint is answered. */
export const COMPLAINT_ANSWER = answerSchema(complaintAnswer, 'fileComplaint');

/**
 * Whether a name is one of the app's common parameters, which travel beside a call's own: `language`, and every name in
 * snake_case, like `app_version`. The calls' own names have no underscore.
 */
export const isCommonParameter = (name: string): boolean => /^(?:language|[a-z\d]+(?:_[a-z\d]+)+)$/.test(name);

function requestSchema(
  sent: readonly (readonly [name: string, kind?: RequestKind, meaning?: string])[],
): RequestSchema {
  const properties = sent.map(([name, kind = 'text', meaning = '']) => [name, described(REQUEST_KINDS[kind], meaning)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties) as RequestSchema['properties'],
    required: sent.map(([name]) => name),
    additionalProperties: false,
  };
}

/** What a gateway sends for a decoder, which says itself what may be missing; `within`: the call or the field around it. */
function answerSchema(decode: Decoder<unknown>, name: string, within = ''): JsonSchema {
  const meaning = ANSWERED[`${within}.${name}`] ?? ANSWERED[name] ?? SENT[name]?.[1] ?? '';
  const kind = ANSWER_KINDS.get(decode);
  if (kind !== undefined) return described(kind, meaning);
  const { parts } = decode;
  if (parts === undefined) throw new Error(`no kind of field is known for ${within}.${name}`);
  if ('by' in parts) {
    const [first = {}, ...others] = parts.by.map((each) => answerSchema(each, name, within));
    return others.length === 0 ? first : { anyOf: [first, ...others] };
  }
  if ('entry' in parts)
    return described({ type: 'array', items: orNothing(parts.entry, '', name), maxItems: parts.most }, meaning);
  const fields = Object.entries(parts.fields);
  const properties = fields.map(([field, each]) => [field, orNothing(each, field, name || within)] as const);
  const required = fields.filter(([, each]) => strict(each)(undefined) === undefined).map(([field]) => field);
  return described({ type: 'object', properties: Object.fromEntries(properties), required }, meaning);
}

/** The same for a field that may be null, where its decoder takes that. */
function orNothing(decode: Decoder<unknown>, name: string, within: string): JsonSchema {
  const schema = answerSchema(decode, name, within);
  return strict(decode)(null) === undefined ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** What a gateway must keep to, where the client takes more. */
function strict(decode: Decoder<unknown>): Decoder<unknown> {
  const { parts } = decode;
  return parts !== undefined && 'by' in parts && parts.isLenient ? (parts.by[0] ?? decode) : decode;
}

/** A schema with what it means behind what is said of its kind. */
function described(schema: JsonSchema, meaning: string): JsonSchema {
  const description = [schema.description ?? '', meaning].filter((each) => each !== '').join(' ');
  return description === '' ? schema : { ...schema, description };
}
