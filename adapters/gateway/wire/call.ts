import { type About, type DataOf, isQuestion, methodsOver } from '#core/gateway/calls.ts';
import type { IdempotencyKey, OrderId } from '#core/lib/ids.ts';
import {
  type Answer,
  done,
  type FailureReason,
  failed,
  type Limited,
  type Outcome,
  refused,
  unknown,
} from '#core/lib/outcome.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { type Decoder, hasFields } from '../decoder.ts';

/** Code of success. Nothing else is success (reliability row 15). */
export const SUCCESS = 0;

/** What every answer of a gateway comes in (R71). `data` is null where there is none. */
export interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

/** Opens an envelope: its code must be there as a whole number that JSON carries. Null for everything else, also for what is no JSON. */
export function readEnvelope(text: string): Envelope | null {
  const sent = parseJson(text);
  if (!hasFields(sent)) return null;
  const { code, data = null } = sent;
  return typeof code === 'number' && Number.isSafeInteger(code) ? { code, data } : null;
}

/** The fields of a request, in the wire's spelling. */
export type WireFields = Readonly<Record<string, string | number>>;

/** How one of the encrypted calls looks on the wire: where it goes, what it sends, what its answer must be. */
export interface WireCall<C extends Call = Call> {
  readonly call: C;
  /** Path under `/v1/bnpl/`. */
  readonly path: string;
  /** The request in the wire's words and numbers. */
  readonly fields: (...about: About<C>) => WireFields;
  /** What the decrypted answer must look like, and what it becomes in the core. */
  readonly answer: Decoder<DataOf<C>>;
}

/** A call that sends nothing but the order that it is about. */
export const ofOrder = <const C extends Call, const P extends string, A>(call: C, path: P, answer: A) => ({
  call,
  path,
  fields: (productOrderId: OrderId) => ({ productOrderId }),
  answer,
});

/** What came back for one sending. `at`: the answer's `Date`, ms since 1970; `wasSent`: whether the server may have acted on it. */
export type Reply =
  | { readonly kind: 'envelope'; readonly code: number; readonly data: unknown; readonly at?: number | undefined }
  | { readonly kind: 'none'; readonly reason: FailureReason; readonly wasSent: boolean }
  | Limited;

/** Success is exactly the number 0 with a readable answer; everything else says what it was. */
export function readReply<T>(reply: Reply, answer: Decoder<T>): Outcome<T> {
  if (reply.kind === 'failed') return reply;
  if (reply.kind === 'none') return reply.wasSent ? unknown(reply.reason) : failed(reply.reason);
  if (reply.code !== SUCCESS) return refused(reply.code);
  // A list would pass for an object all of whose fields are missing.
  const data = answer(Array.isArray(reply.data) ? undefined : reply.data);
  return data === undefined ? unknown('unreadable') : done(data);
}

/** The same for a call that only asks: what is not known of it has failed, and nothing more (Q62). */
export function readAnswer<T>(reply: Reply, answer: Decoder<T>): Answer<T> {
  const outcome = readReply(reply, answer);
  return outcome.kind === 'unknown' ? failed(outcome.reason) : outcome;
}

/** Carries requests to a gateway and opens its envelopes; knows nothing of what they mean. */
export interface Transport {
  /** Sends one of the 13 calls; `data` comes back as JSON, null where there was none. */
  send(path: string, fields: WireFields, isQuestion: boolean, key?: IdempotencyKey): Promise<Reply>;
  /** Sends a plain JSON body to a plain path (the complaint). */
  sendPlain(path: string, body: Readonly<Record<string, string>>, key?: IdempotencyKey): Promise<Reply>;
}

/** Calls over any transport, each sent as it looks on the wire. */
export function callsOver<C extends Call>(
  transport: Pick<Transport, 'send'>,
  wire: { readonly [K in C]: WireCall<K> },
): Pick<Gateway, C> {
  return methodsOver(Object.keys(wire) as C[], async (call, { about, key }) => {
    const { path, fields, answer } = wire[call];
    const reply = await transport.send(path, fields(...about), isQuestion(call), key);
    return isQuestion(call) ? readAnswer(reply, answer) : readReply(reply, answer);
  });
}
