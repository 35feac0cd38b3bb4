import { type FailureReason, limited } from '#core/lib/outcome.ts';
import type { Clock } from '#core/ports/device.ts';
import { READ_DEADLINE_MS, WRITE_DEADLINE_MS } from '#core/ports/gateway.ts';
import {
  type HttpMessage,
  headersOf,
  type MessageOptions,
  messageOf,
  type PlatformFetch,
  post,
} from './http-message.ts';
import { type Reply, readEnvelope, SUCCESS, type Transport } from './wire/call.ts';

/** Pauses before a question is asked again; their number is how often (Q63). A command never is. */
export const RETRY_PAUSES_MS = [500, 1500] as const;
/** Share of a pause that chance adds, so that many phones do not return at once. */
const JITTER = 0.3;
/** Largest answer that is read, in bytes (reliability row 11). */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** What came of one request, and whether the same question may fare better. */
interface Attempt {
  readonly reply: Reply;
  readonly isWorthRetrying?: boolean;
}

/** What an exchange needs from outside. */
export interface ExchangeOptions {
  readonly clock: Clock;
  readonly fetch?: PlatformFetch;
  /** A number from 0 up to 1, for the jitter. */
  readonly random?: () => number;
}

/** Sends one message within its deadline, and opens its envelope; a question is repeated, a command never is. Never rejects. */
export type Exchange = (message: HttpMessage, isQuestion: boolean) => Promise<Reply>;

/** Sends messages over HTTP, and takes answers of 200 alone (Q63). */
export function createExchange({ clock, fetch: send = fetch, random = Math.random }: ExchangeOptions): Exchange {
  /** One request; everything that can go wrong becomes a value. */
  async function attempt(message: HttpMessage, isQuestion: boolean, signal: AbortSignal): Promise<Attempt> {
    const none = (reason: FailureReason, isWorthRetrying = false): Attempt => ({
      reply: noReply(reason, !isQuestion && reason !== 'notAccepted'),
      isWorthRetrying,
    });
    let isAnswered = false;
    try {
      const response = await post(message, signal, send);
      isAnswered = true;
      const { status, headers } = response;
      // When it was given; not there where the page may not read it (CORS), or it is none.
      const at = Date.parse(headers.get('date') ?? '') || undefined;
      if (status === 200) {
        // What is no JSON is raw text without a code, and so no success (R71, Q48).
        const envelope = readEnvelope((await readCapped(response)) ?? '');
        return envelope === null ? none('unreadable') : { reply: { kind: 'envelope', ...envelope, at } };
      }
      await response.body?.cancel();
      // The server did nothing.
      if (status === 429) return { reply: limited(retryAfterSeconds(headers.get('retry-after'), at ?? clock.now())) };
      return status >= 400 && status < 500 && status !== 408 ? none('notAccepted') : none('unreadable', status >= 502);
    } catch {
      if (signal.aborted) return none('timeout');
      // A body that broke off, or that cannot be unpacked, came from a server.
      return none(isAnswered ? 'unreadable' : 'unreachable', true);
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
  return async (message, isQuestion) => {
    const controller = new AbortController();
    const cancelDeadline = clock.after(isQuestion ? READ_DEADLINE_MS : WRITE_DEADLINE_MS, () => controller.abort());
    let last = await attempt(message, isQuestion, controller.signal);
    for (const ms of isQuestion ? RETRY_PAUSES_MS : []) {
      if (last.isWorthRetrying !== true || controller.signal.aborted) break;
      await pause(ms, controller.signal);
      if (controller.signal.aborted) last = { reply: noReply('timeout', false) };
      else last = await attempt(message, isQuestion, controller.signal);
    }
    cancelDeadline();
    return last.reply;
  };
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

/** Where the gateway is and how it is spoken to. */
export interface HttpTransportOptions extends ExchangeOptions, MessageOptions {}

/** Speaks the gateway's wire over HTTP, in the format that the gateway takes: JSON envelope, token and payload as the format has them (R70, R71). */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { format } = options;
  const exchange = createExchange(options);
  return {
    async send(path, fields, isQuestion, key) {
      const message = await messageOf(options, path, fields, key);
      if (typeof message === 'string') return noReply(message, false);
      const reply = await exchange(message, isQuestion);
      if (reply.kind !== 'envelope' || reply.data === null) return reply;
      if (reply.code !== SUCCESS) return { ...reply, data: null };
      const data = await format.read(reply.data);
      return data === undefined ? noReply('unreadable', true) : { ...reply, data };
    },
    ...createPlainTransport(options),
  };
}

/** Sends plain JSON bodies and opens the plain answers (the complaint). */
export function createPlainTransport(
  options: ExchangeOptions & Pick<MessageOptions, 'base' | 'source'>,
): Pick<Transport, 'sendPlain'> {
  const { base, source } = options;
  const exchange = createExchange(options);
  return {
    async sendPlain(path, body, key) {
      if (base === null) return noReply('unreachable', false);
      const message = { url: base + path, headers: headersOf(source, key), body: JSON.stringify(body) };
      return exchange(message, false);
    },
  };
}

function noReply(reason: FailureReason, wasSent: boolean): Reply {
  return { kind: 'none', reason, wasSent };
}

/** How long is waited where a 429 does not say it, or not in a way that can be read, in seconds. */
const USUAL_WAIT_S = 60;
/** Longest wait that is told, in seconds: what is more is an error of a server's, or of a clock. */
const LONGEST_WAIT_S = 24 * 60 * 60;

/** The seconds that a `Retry-After` header asks for, from 1 to a day; it may also name the moment. `now`: ms since 1970. */
function retryAfterSeconds(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,15}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT_S) : USUAL_WAIT_S;
}
