import * as v from 'valibot';
import { SUCCESS } from '#core/gateway-codes/gateway-codes.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { FailureReason } from '#core/ports/outcome.ts';
import type { Cipher } from './ciphers/cipher.ts';
import { parseJson } from './json.ts';
import type { Reply, Transport } from './wire-gateway.ts';

/** How long a question, with all its repetitions, may take (Q63). */
export const READ_DEADLINE_MS = 20_000;
/** How long a command may take (Q63). */
export const WRITE_DEADLINE_MS = 30_000;
/** Pauses before a question is asked again; their number is how often (Q63). A command never is. */
export const RETRY_PAUSES_MS = [500, 1500] as const;
/** Share of a pause that chance adds, so that many phones do not return at once. */
const JITTER = 0.3;
/** Longest encrypted payload, URL-encoded, that is sent: servers cap the request line (reliability row 10). */
export const PAYLOAD_MAX_CHARACTERS = 8000;
/** Largest answer that is read, in bytes (reliability row 11). */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** Where the gateway is and how it is spoken to. */
export interface HttpTransportOptions {
  /** Without a slash at the end. */
  readonly base: string;
  /** The product's name, in the query and as a header (R70). */
  readonly source: string;
  readonly cipher: Cipher;
  /** Token and common parameters; null where nobody is signed in: then nothing is sent (Q67). */
  readonly identify: () => Promise<Identity | null>;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** A number from 0 up to 1, for the jitter. */
  readonly random?: () => number;
}

type Attempt =
  | { readonly kind: 'body'; readonly text: string }
  | { readonly kind: 'none'; readonly reason: FailureReason; readonly isWorthRetrying: boolean };

/** A code must be there as a number; data may be missing (R71). */
const envelope = v.object({ code: v.number(), data: v.optional(v.unknown(), null) });

/** Speaks the gateway's wire over HTTP: encrypted query, JSON envelope, encrypted data (R70, R71). */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { base, source, cipher, identify, clock, fetch: send = fetch, random = Math.random } = options;

  /** One request; everything that can go wrong becomes a value. */
  async function attempt(url: string, body: string, signal: AbortSignal): Promise<Attempt> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source },
        body,
        signal,
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return { kind: 'none', reason: 'unreadable', isWorthRetrying: response.status >= 502 };
      }
      const text = await readCapped(response);
      return text === null ? { kind: 'none', reason: 'unreadable', isWorthRetrying: false } : { kind: 'body', text };
    } catch {
      const reason = signal.aborted ? 'timeout' : 'unreachable';
      return { kind: 'none', reason, isWorthRetrying: reason === 'unreachable' };
    }
  }

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms * (1 + JITTER * random()), resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });

  /** Sends within the deadline; a question is repeated after its pauses where the connection failed. */
  async function exchange(url: string, body: string, isQuestion: boolean): Promise<Attempt> {
    const controller = new AbortController();
    const cancelDeadline = clock.after(isQuestion ? READ_DEADLINE_MS : WRITE_DEADLINE_MS, () => controller.abort());
    let last = await attempt(url, body, controller.signal);
    for (const ms of isQuestion ? RETRY_PAUSES_MS : []) {
      if (last.kind === 'body' || !last.isWorthRetrying || controller.signal.aborted) break;
      await pause(ms, controller.signal);
      if (controller.signal.aborted) last = { kind: 'none', reason: 'timeout', isWorthRetrying: false };
      else last = await attempt(url, body, controller.signal);
    }
    cancelDeadline();
    return last;
  }

  const none = (reason: FailureReason, wasSent: boolean): Reply => ({ kind: 'none', reason, wasSent });

  return {
    async send(path, fields, isQuestion) {
      const identity = await identify();
      if (identity === null) return none('noSession', false);
      const request = JSON.stringify({ ...identity.parameters, token: identity.token, ...fields });
      const payload = encodeURIComponent(await cipher.encrypt(request));
      if (payload.length > PAYLOAD_MAX_CHARACTERS) return none('tooLong', false);
      const url = `${base}/v1/bnpl/${path}?data=${payload}&source=${encodeURIComponent(source)}`;
      const answer = await exchange(url, '{}', isQuestion);
      if (answer.kind === 'none') return none(answer.reason, !isQuestion);
      return opened(answer.text);
    },
    async sendPlain(path, body) {
      const answer = await exchange(base + path, JSON.stringify(body), false);
      if (answer.kind === 'none') return none(answer.reason, true);
      const read = v.safeParse(envelope, parseJson(answer.text));
      return read.success ? { kind: 'envelope', ...read.output } : none('unreadable', true);
    },
  };

  /** Opens an envelope; what is no JSON is raw text without a code, and so no success (R71, Q48). */
  async function opened(text: string): Promise<Reply> {
    const read = v.safeParse(envelope, parseJson(text));
    if (!read.success) return none('unreadable', true);
    const { code, data } = read.output;
    if (code !== SUCCESS || data === null) return { kind: 'envelope', code, data: null };
    const plain = typeof data === 'string' ? await cipher.decrypt(data) : null;
    const value = plain === null ? undefined : parseJson(plain);
    return value === undefined ? none('unreadable', true) : { kind: 'envelope', code, data: value };
  }
}

/** The body as text, null where it is larger than an answer can be or not UTF-8. Rejects where it breaks off. */
async function readCapped(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > ANSWER_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch {
    return null;
  }
}
