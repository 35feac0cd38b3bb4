import type { FailureReason } from '#core/lib/outcome.ts';
import { readEnvelope, SUCCESS } from './envelope.ts';
import { createExchange, type ExchangeOptions } from './http-exchange.ts';
import { headersOf, type MessageOptions, messageOf } from './http-message.ts';
import type { Reply } from './wire/call.ts';
import type { Transport } from './wire/send.ts';

/** Where the gateway is and how it is spoken to. */
export interface HttpTransportOptions extends ExchangeOptions, MessageOptions {}

/** Speaks the gateway's wire over HTTP, in the format that the gateway takes: JSON envelope, token and payload as the format has them (R70, R71). */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { format } = options;
  const exchange = createExchange(options);
  return {
    async send(path, fields, isQuestion, key) {
      const message = await messageOf(options, path, fields, key);
      if (typeof message === 'string') return none(message, false);
      const answer = await exchange(message, isQuestion);
      if (answer.kind === 'none') return none(answer.reason, !isQuestion && answer.reason !== 'notAccepted');
      return answer.kind === 'body' ? opened(answer.text) : answer;
    },
    ...createPlainTransport(options),
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

/** Sends plain JSON bodies and opens the plain answers (the complaint). */
export function createPlainTransport(
  options: ExchangeOptions & Pick<MessageOptions, 'base' | 'source'>,
): Pick<Transport, 'sendPlain'> {
  const { base, source } = options;
  const exchange = createExchange(options);
  return {
    async sendPlain(path, body, key) {
      if (base === null) return none('unreachable', false);
      const message = { url: base + path, headers: headersOf(source, key), body: JSON.stringify(body) };
      const answer = await exchange(message, false);
      if (answer.kind === 'none') return none(answer.reason, answer.reason !== 'notAccepted');
      if (answer.kind === 'failed') return answer;
      const envelope = readEnvelope(answer.text);
      return envelope === null ? none('unreadable', true) : { kind: 'envelope', ...envelope, at: answer.at };
    },
  };
}

function none(reason: FailureReason, wasSent: boolean): Reply {
  return { kind: 'none', reason, wasSent };
}
