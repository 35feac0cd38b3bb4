import type { Gateway } from '#core/ports/gateway.ts';
import { type EarlyAnswer, withEarlyAnswer } from './early-answer.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { createWireGateway } from './wire-gateway.ts';

/** The real gateway: the wire of the specification, §7, over HTTP. */
export function createHttpGateway(options: HttpTransportOptions, early: EarlyAnswer | null = null): Gateway {
  return createWireGateway(withEarlyAnswer(createHttpTransport(options), early));
}
