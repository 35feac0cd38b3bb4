import { isQuestion } from '#core/gateway/calls.ts';
import type { Decoder } from '../decoder.ts';
import { READ_ADDRESS_WORDS, SAVE_ADDRESS_WORDS } from '../wire/address.ts';
import { ASK_BNPL_WORDS } from '../wire/ask-bnpl.ts';
import type { Words, WordsOf } from '../wire/call.ts';
import { CONTINUE_PURCHASE_WORDS } from '../wire/continue-purchase.ts';
import { COMPLAINT_WORDS, complaintAnswer } from '../wire/file-complaint.ts';
import { READ_CALCULATION_WORDS } from '../wire/read-calculation.ts';
import { readOrderWords } from '../wire/read-order.ts';
import { READ_PRODUCT_WORDS } from '../wire/read-product.ts';
import { READ_PURCHASE_WORDS } from '../wire/read-purchase.ts';
import { READ_REFUND_WORDS } from '../wire/read-refund.ts';
import { ORDER_COMMAND_WORDS, START_PURCHASE_WORDS } from '../wire/start-purchase.ts';
import { WIRE_CALLS } from '../wire-gateway.ts';
import { ANSWER_KINDS, type JsonSchema, REQUEST_KINDS, type RequestKind } from './kinds.ts';

/** What each call is for, and what its fields mean. */
const DOCUMENTED = {
  readProduct: ['A phone with its variants.', READ_PRODUCT_WORDS],
  startPurchase: ['Opens an order for one variant, or names the order that waits for payment.', START_PURCHASE_WORDS],
  cancelWaitingOrder: ['Cancels an order that waits for payment.', ORDER_COMMAND_WORDS],
  readPurchase: ['What the cart shows of an order that waits for payment.', READ_PURCHASE_WORDS],
  askBnpl: ['Where the shopper’s application for instalments stands. Changes nothing.', ASK_BNPL_WORDS],
  readAddress: ['The address of an order.', READ_ADDRESS_WORDS],
  saveAddress: ['Stores the address of an order that is not shipped.', SAVE_ADDRESS_WORDS],
  continuePurchase: ['Continue: commits delivery, payment and plan of an order.', CONTINUE_PURCHASE_WORDS],
  readCalculation: ['What a plan costs, and what lateness costs on top.', READ_CALCULATION_WORDS],
  readOrder: ['One order with its times and amounts.', readOrderWords()],
  confirmReceipt: ['The shopper has the phone.', ORDER_COMMAND_WORDS],
  readRefund: ['What a refund in the cooling-off period pays back.', READ_REFUND_WORDS],
  submitRefund: ['Asks for that refund.', ORDER_COMMAND_WORDS],
} as const satisfies {
  readonly [C in keyof typeof WIRE_CALLS]: readonly [purpose: string, WordsOf<(typeof WIRE_CALLS)[C]>];
};

/** A path of the 13 calls. */
export type RequestPath = (typeof WIRE_CALLS)[keyof typeof WIRE_CALLS]['path'];

/** The fields of a request, all of them and no others. */
export type RequestSchema = JsonSchema & Required<Pick<JsonSchema, 'properties' | 'required'>>;

/** What is said of the fields of a request: the kind of each, and its meaning where the kind does not say it. */
type Sends = Readonly<Record<string, RequestKind | readonly [RequestKind, string]>>;
/** What is said of an answer (`Meaning` in `wire/call.ts`). */
type Said = string | readonly Said[] | { readonly [name: string]: Said };

/** A call as the documents say it. Other fields may be in an answer, and are not read. */
function documented({ call, path, answer }: (typeof WIRE_CALLS)[keyof typeof WIRE_CALLS]) {
  const [purpose, words] = DOCUMENTED[call];
  const { sends, answers, ours = [] }: Words<Sends, Said> = words;
  return {
    call,
    path,
    purpose,
    /** Commands carry an idempotency key. */
    isCommand: !isQuestion(call),
    /** What it sends beside token and common parameters. The sandbox judges requests by it. */
    request: requestSchema(sends),
    /** What it answers where it succeeds. */
    answer: answerSchema(answer, answers),
    /** Whether a success may say nothing. */
    mayBeNull: answer(null) !== undefined,
    /** Fields of the answer that the specification does not name. */
    ours,
  };
}

/** The 13 calls by their paths, as the documents name them. */
export const DOCUMENTED_CALLS = Object.fromEntries(
  Object.values(WIRE_CALLS).map((each) => [each.path, documented(each)]),
) as Readonly<Record<RequestPath, ReturnType<typeof documented>>>;

/** The same by any path, undefined for one that is none of theirs. */
export const documentedCall = (path: string) => Object.values(DOCUMENTED_CALLS).find((each) => each.path === path);

const complaintSchema = (words: Readonly<Record<string, string>>) =>
  requestSchema(Object.fromEntries(Object.entries(words).map(([name, meaning]) => [name, ['text', meaning] as const])));

/** The complaint's body in the spelling of English pages. */
export const COMPLAINT_EN = complaintSchema(COMPLAINT_WORDS.en);
/** The complaint's body in the spelling of Urdu pages. */
export const COMPLAINT_UR = complaintSchema(COMPLAINT_WORDS.ur);
/** What a complaint is answered. */
export const COMPLAINT_ANSWER = answerSchema(complaintAnswer, COMPLAINT_WORDS.answers);

/**
 * Whether a name is one of the app's common parameters, which travel beside a call's own: `language`, and every name in
 * snake_case, like `app_version`. The calls' own names have no underscore.
 */
export const isCommonParameter = (name: string): boolean => /^(?:language|[a-z\d]+(?:_[a-z\d]+)+)$/.test(name);

function requestSchema(sends: Sends): RequestSchema {
  const properties = Object.entries(sends).map(([name, said]) => {
    const [kind, meaning] = typeof said === 'string' ? [said, ''] : said;
    return [name, described(REQUEST_KINDS[kind], meaning)] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(sends),
    additionalProperties: false,
  };
}

/** What a gateway sends for a decoder, which says itself what may be missing. */
function answerSchema(decode: Decoder<unknown>, said: Said): JsonSchema {
  const kind = ANSWER_KINDS.get(decode);
  if (kind !== undefined) return described(kind, typeof said === 'string' ? said : '');
  const { parts } = decode;
  if (parts === undefined) throw new Error(`no kind of field is known for what means: ${JSON.stringify(said)}`);
  if ('by' in parts) {
    const [first = {}, ...others] = parts.by.map((each) => answerSchema(each, said));
    return others.length === 0 ? first : { anyOf: [first, ...others] };
  }
  const [own, inner] = isList(said) ? [said[0], said[1] ?? ''] : 'entry' in parts ? [said, ''] : ['', said];
  const meaning = typeof own === 'string' ? own : '';
  if ('entry' in parts) {
    const items = orNothing(parts.entry, inner);
    return described({ type: 'array', items, maxItems: parts.most }, meaning);
  }
  const fields = Object.entries(parts.fields);
  const saidOf = (name: string): Said => (typeof inner === 'string' || isList(inner) ? inner : (inner[name] ?? ''));
  return described(
    {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, each]) => [name, orNothing(each, saidOf(name))])),
      required: fields.filter(([, each]) => strict(each)(undefined) === undefined).map(([name]) => name),
    },
    meaning,
  );
}

/** The same for a field that may be null, where its decoder takes that. */
function orNothing(decode: Decoder<unknown>, said: Said): JsonSchema {
  const schema = answerSchema(decode, said);
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

function isList(said: Said): said is readonly Said[] {
  return Array.isArray(said);
}
