import { productId } from '#core/lib/ids.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { type Decoder, hasFields } from '../gateway/decoder.ts';
import { ANSWER_KINDS } from '../gateway/document/kinds.ts';
import type { PlatformFetch } from '../gateway/http-message.ts';
import { type Reply, readEnvelope, SUCCESS, type Transport } from '../gateway/wire/call.ts';
import { complaintAnswer } from '../gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '../gateway/wire-gateway.ts';
import { LawBroken, shown } from './checks.ts';
import type { GatewayFixtures } from './fixtures.ts';

/** An answer that is none of this wire: an HTTP status, no JSON, no code, or data that cannot be opened. */
export class UnreadableAnswer extends LawBroken {}

/** A transport that throws `LawBroken` with the name of the field where an answer is not as the documents say. */
export function namingFields(transport: Transport): Transport {
  const checked = (path: string, reply: Reply, answer: Decoder<unknown> | undefined): Reply => {
    if (reply.kind !== 'envelope' || reply.code !== SUCCESS || answer === undefined) return reply;
    const fault = fieldFault(answer, reply.data);
    if (fault !== null) throw new LawBroken(`${path}: ${fault}`);
    return reply;
  };
  return {
    async send(path, ...rest) {
      const call = Object.values(WIRE_CALLS).find((each) => each.path === path);
      return checked(path, await transport.send(path, ...rest), call?.answer);
    },
    sendPlain: async (path, ...rest) => checked(path, await transport.sendPlain(path, ...rest), complaintAnswer),
  };
}

/** The same over HTTP: it also throws `UnreadableAnswer` with what came where the shop only says that it cannot read it. */
export function explaining(open: (send: PlatformFetch) => Transport, send: PlatformFetch = fetch): Transport {
  let fault: string | null = null;
  const transport = open(async (...request) => {
    const response = await send(...request);
    fault = response.status === 200 ? envelopeFault(await response.clone().text()) : `HTTP ${response.status}`;
    return response;
  });
  const explained = (path: string, reply: Reply): Reply => {
    if (reply.kind === 'none' && (reply.reason === 'unreadable' || reply.reason === 'notAccepted'))
      throw new UnreadableAnswer(`${path}: ${fault ?? 'data cannot be decrypted, or is no JSON then'}`);
    return reply;
  };
  return namingFields({
    send: async (path, ...rest) => explained(path, await transport.send(path, ...rest)),
    sendPlain: async (path, ...rest) => explained(path, await transport.sendPlain(path, ...rest)),
  });
}

/** What is wrong with an envelope; null for one that is right. */
function envelopeFault(text: string): string | null {
  if (readEnvelope(text) !== null) return null;
  const sent = parseJson(text);
  if (!hasFields(sent)) return `the answer is no JSON object: ${shown(text)}`;
  const { code } = sent;
  if (typeof code === 'string') return `code is the text ${shown(code)}, expected a number`;
  return code === undefined ? 'code is missing' : `code is ${shown(code)}, expected a whole number`;
}

/** Where a value is not what a gateway sends for a decoder: `productInfo.totalPrice is missing`; null where it is. */
export function fieldFault(decode: Decoder<unknown>, value: unknown, path = ''): string | null {
  const { parts } = decode;
  const isRead = decode(value) !== undefined;
  const own = isRead ? null : `${path === '' ? 'data' : path} ${faultOf(decode, value)}`;
  if (parts === undefined) return own;
  if ('by' in parts) {
    // What the client forgives, a gateway does not send; what may be missing may be empty too.
    if (isRead && parts.isLenient !== true && (value ?? '') === '') return null;
    const faults = parts.by.map((each) => fieldFault(each, value, path));
    return faults.includes(null) ? own : (faults.at(0) ?? own);
  }
  if ('entry' in parts) {
    if (!Array.isArray(value)) return own;
    const entries = value.slice(0, parts.most).map((each, at) => fieldFault(parts.entry, each, `${path}[${at}]`));
    return entries.find((each) => each !== null) ?? own;
  }
  if (!hasFields(value) || Array.isArray(value)) return `${path === '' ? 'data' : path} ${faultOf(decode, value)}`;
  const fields = Object.entries(parts.fields).map(([name, each]) =>
    fieldFault(each, value[name], path === '' ? name : `${path}.${name}`),
  );
  return fields.find((each) => each !== null) ?? own;
}

function faultOf(decode: Decoder<unknown>, value: unknown): string {
  if (value === undefined) return 'is missing';
  const { type, description } = ANSWER_KINDS.get(decode) ?? {};
  const wanted = [type, description].filter((each) => each !== undefined).join(': ');
  return `is ${shown(value)}${wanted === '' ? ', which cannot be read' : `, expected ${wanted}`}`;
}

/**
 * Why no law need be tried: nobody answers, or what cannot be read, or the gateway does not know who asks. Null where its first
 * answer is one of this wire, were it with a field that is wrong.
 */
export async function whyNoLaw(
  gateway: Pick<Gateway, 'readProduct'>,
  { product }: GatewayFixtures,
): Promise<{ readonly why: string; readonly isAnswered: boolean } | null> {
  try {
    const first = await gateway.readProduct(productId(product.productId));
    if (first.kind === 'failed') return { why: `could not be reached (${first.reason})`, isAnswered: false };
    const why = first.kind === 'refused' ? STRANGERS[first.code] : undefined;
    return why === undefined ? null : { why, isAnswered: true };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) return null;
    return {
      why: `cannot be read: ${error.message}; are address, --transport and --source its own?`,
      isAnswered: false,
    };
  }
}

/** Refusals of the first question that are about who asks, by their code. */
const STRANGERS: Readonly<Record<number, string>> = {
  400110: 'cannot read the request (400110); is --secret its own?',
  400112: 'finds no token (400112)',
  400113: 'says that the token of --token has expired (400113)',
  400114: 'does not know the token of --token (400114); a sandbox takes those that begin with sandbox-token',
};
