import { isQuestion, methodsOver } from '#core/gateway/calls.ts';
import type { IdempotencyKey } from '#core/lib/ids.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { type Reply, readAnswer, readReply, type WireCall, type WireFields } from './call.ts';

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
