import { type Answer, failed, type Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { type DataOf, isQuestion, type Reply, readReply, type WireCall, type WireFields } from './call.ts';

/** Carries requests to a gateway and opens its envelopes; knows nothing of what they mean. */
export interface Transport {
  /** Sends one of the encrypted calls; `data` comes back as decrypted JSON, null where there was none. */
  send(path: string, fields: WireFields, isQuestion: boolean): Promise<Reply>;
  /** Sends a plain JSON body to a plain path (the complaint). */
  sendPlain(path: string, body: Readonly<Record<string, string>>): Promise<Reply>;
}

/** Makes the method that sends one call and reads its answer. */
export function command<C extends Call>(transport: Pick<Transport, 'send'>, wire: WireCall<C>) {
  return async (...request: Parameters<Gateway[C]>): Promise<Outcome<DataOf<C>>> =>
    readReply(await transport.send(wire.path, wire.fields(...request), isQuestion(wire.call)), wire.answer);
}

/** The same for a call that only asks: what is not known of it has failed, and nothing more. */
export function question<C extends Call>(transport: Pick<Transport, 'send'>, wire: WireCall<C>) {
  const ask = command(transport, wire);
  return async (...request: Parameters<Gateway[C]>): Promise<Answer<DataOf<C>>> => {
    const outcome = await ask(...request);
    return outcome.kind === 'unknown' ? failed(outcome.reason) : outcome;
  };
}
