import type { Gateway } from '#core/ports/gateway.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { createWireGateway } from './wire-gateway.ts';

/** The real gateway: the wire of the specification, §7, over HTTP. */
export function createHttpGateway(options: HttpTransportOptions): Gateway {
  return createWireGateway(createHttpTransport(options));
}
