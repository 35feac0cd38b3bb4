import type { IdempotencyKey } from '#core/lib/ids.ts';
import { type Answer, failed, type Outcome } from '#core/lib/outcome.ts';
import type { Command, Question } from '#core/ports/gateway.ts';
import { type DataOf, type Reply, type RequestOf, readReply, type WireCall, type WireFields } from './call.ts';

/** Carries requests to a gateway and opens its envelopes; knows nothing of what they mean. */
export interface Transport {
  /** Sends one of the 13 calls; `data` comes back as JSON, null where there was none. */
  send(path: string, fields: WireFields, isQuestion: boolean, key?: IdempotencyKey): Promise<Reply>;
  /** Sends a plain JSON body to a plain path (the complaint). */
  sendPlain(path: string, body: Readonly<Record<string, string>>, key?: IdempotencyKey): Promise<Reply>;
}

/** Makes the method that sends one call and reads its answer. */
export async function command<C extends Command>(
  transport: Pick<Transport, 'send'>,
  wire: WireCall<C>,
  request: RequestOf<C>,
  key?: IdempotencyKey,
): Promise<Outcome<DataOf<C>>> {
  return readReply(await transport.send(wire.path, wire.fields(...request), false, key), wire.answer);
}

/** The same for a call that only asks: what is not known of it has failed, and nothing more. */
export function question<C extends Question>(transport: Pick<Transport, 'send'>, wire: WireCall<C>) {
  return async (...request: RequestOf<C>): Promise<Answer<DataOf<C>>> => {
    const outcome = readReply(await transport.send(wire.path, wire.fields(...request), true), wire.answer);
    return outcome.kind === 'unknown' ? failed(outcome.reason) : outcome;
  };
}
