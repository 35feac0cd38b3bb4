import { SUCCESS } from '#core/errors/gateway-codes.ts';
import type { IdempotencyKey } from '#core/lib/ids.ts';
import type { FailureReason } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { readEnvelope } from './envelope.ts';
import { createExchange, type Exchange, type ExchangeOptions } from './http-exchange.ts';
import type { Reply } from './wire/call.ts';
import type { Transport } from './wire/send.ts';
import type { WireFormat } from './wire-format.ts';

/** Where the gateway is and how it is spoken to. */
export interface HttpTransportOptions extends ExchangeOptions {
  /** Without a slash at the end; null for a gateway that must not be spoken to: then nothing is sent. */
  readonly base: string | null;
  /** The product's name, as a header and wherever the format has it (R70). */
  readonly source: string;
  readonly format: WireFormat;
  /** Token and common parameters; null where nobody is signed in: then nothing is sent (Q67). */
  readonly identify: () => Promise<Identity | null>;
}

/** Speaks the gateway's wire over HTTP, in the format that the gateway takes: JSON envelope, token and payload as the format has them (R70, R71). */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { base, source, format, identify } = options;
  const exchange = createExchange(options);

  return {
    async send(path, fields, isQuestion, key) {
      if (base === null) return none('unreachable', false);
      const identity = await identify();
      if (identity === null) return none('noSession', false);
      const request = await format.write(source, identity, fields);
      if (typeof request === 'string') return none(request, false);
      const url = base + format.folder + path + request.query;
      const headers = { ...headersOf(source, key), ...request.headers };
      const answer = await exchange({ url, headers, body: request.payload ?? '{}' }, isQuestion);
      if (answer.kind === 'none') return none(answer.reason, !isQuestion && answer.reason !== 'notAccepted');
      return answer.kind === 'body' ? opened(answer.text) : answer;
    },
    sendPlain: (path, body, key) => sendPlain(exchange, { base, path, source, key }, body),
  };

  /** Opens an envelope; what is no JSON is raw text without a code, and so no success (R71, Q48). */
  async function opened(text: string): Promise<Reply> {
    const envelope = readEnvelope(text);
    if (envelope === null) return none('unreadable', true);
    const { code, data } = envelope;
    if (code !== SUCCESS || data === null) return { kind: 'envelope', code, data: null };
    const value = await format.read(data);
    return value === undefined ? none('unreadable', true) : { kind: 'envelope', code, data: value };
  }
}

/** Sends a plain JSON body and opens the plain answer (the complaint). */
export async function sendPlain(
  exchange: Exchange,
  {
    base,
    path,
    source,
    key,
  }: {
    readonly base: string | null;
    readonly path: string;
    readonly source: string;
    readonly key: IdempotencyKey | undefined;
  },
  body: Readonly<Record<string, string>>,
): Promise<Reply> {
  if (base === null) return none('unreachable', false);
  const message = { url: base + path, headers: headersOf(source, key), body: JSON.stringify(body) };
  const answer = await exchange(message, false);
  if (answer.kind === 'none') return none(answer.reason, answer.reason !== 'notAccepted');
  if (answer.kind === 'failed') return answer;
  const envelope = readEnvelope(answer.text);
  return envelope === null ? none('unreadable', true) : { kind: 'envelope', ...envelope };
}

/** The headers of every request, and the key where there is one. */
function headersOf(source: string, key: IdempotencyKey | undefined): Record<string, string> {
  const headers = { 'content-type': 'application/json', source };
  return key === undefined ? headers : { ...headers, 'idempotency-key': key };
}

function none(reason: FailureReason, wasSent: boolean): Reply {
  return { kind: 'none', reason, wasSent };
}
