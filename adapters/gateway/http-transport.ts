import { SUCCESS } from '#core/errors/gateway-codes.ts';
import type { FailureReason } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Cipher } from './ciphers/cipher.ts';
import { readEnvelope } from './envelope.ts';
import { createExchange, type Exchange, type ExchangeOptions } from './http-exchange.ts';
import { parseJson } from './json.ts';
import { sealedQuery } from './sealed-query.ts';
import type { Reply } from './wire/call.ts';
import type { Transport } from './wire/send.ts';

/** Where the gateway is and how it is spoken to. */
export interface HttpTransportOptions extends ExchangeOptions {
  /** Without a slash at the end; null for a gateway that must not be spoken to: then nothing is sent. */
  readonly base: string | null;
  /** The product's name, in the query and as a header (R70). */
  readonly source: string;
  readonly cipher: Cipher;
  /** Token and common parameters; null where nobody is signed in: then nothing is sent (Q67). */
  readonly identify: () => Promise<Identity | null>;
}

/** Speaks the gateway's wire over HTTP: encrypted query, JSON envelope, encrypted data (R70, R71). */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { base, source, cipher, identify } = options;
  const exchange = createExchange(options);
  const headers = { 'content-type': 'application/json', source };

  return {
    async send(path, fields, isQuestion) {
      if (base === null) return none('unreachable', false);
      const identity = await identify();
      if (identity === null) return none('noSession', false);
      const query = await sealedQuery({ cipher, source }, identity, fields);
      if (query === null) return none('tooLong', false);
      const url = `${base}/v1/bnpl/${path}?${query}`;
      const answer = await exchange({ url, headers, body: '{}' }, isQuestion);
      if (answer.kind === 'none') return none(answer.reason, !isQuestion);
      return opened(answer.text);
    },
    sendPlain: (path, body) => sendPlain(exchange, { base, path, source }, body),
  };

  /** Opens an envelope; what is no JSON is raw text without a code, and so no success (R71, Q48). */
  async function opened(text: string): Promise<Reply> {
    const envelope = readEnvelope(text);
    if (envelope === null) return none('unreadable', true);
    const { code, data } = envelope;
    if (code !== SUCCESS || data === null) return { kind: 'envelope', code, data: null };
    const plain = typeof data === 'string' ? await cipher.decrypt(data) : null;
    const value = plain === null ? undefined : parseJson(plain);
    return value === undefined ? none('unreadable', true) : { kind: 'envelope', code, data: value };
  }
}

/** Sends a plain JSON body and opens the plain answer (the complaint). */
export async function sendPlain(
  exchange: Exchange,
  { base, path, source }: { readonly base: string | null; readonly path: string; readonly source: string },
  body: Readonly<Record<string, string>>,
): Promise<Reply> {
  const headers = { 'content-type': 'application/json', source };
  if (base === null) return none('unreachable', false);
  const answer = await exchange({ url: base + path, headers, body: JSON.stringify(body) }, false);
  if (answer.kind === 'none') return none(answer.reason, true);
  const envelope = readEnvelope(answer.text);
  return envelope === null ? none('unreadable', true) : { kind: 'envelope', ...envelope };
}

function none(reason: FailureReason, wasSent: boolean): Reply {
  return { kind: 'none', reason, wasSent };
}
