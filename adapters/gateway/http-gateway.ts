import type { Gateway } from '#core/ports/gateway.ts';
import { type EarlyProduct, withEarlyProduct } from './early.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { createWireGateway } from './wire-gateway.ts';

/** The real gateway: the wire of the specification, §7, over HTTP. */
export function createHttpGateway(options: HttpTransportOptions, preloaded: EarlyProduct | null = null): Gateway {
  return withEarlyProduct(createWireGateway(createHttpTransport(options)), preloaded, options.identify);
}
