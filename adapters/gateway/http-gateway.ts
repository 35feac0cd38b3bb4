import type { Gateway } from '#core/ports/gateway.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { type PreloadedProduct, withPreloadedProduct } from './preload.ts';
import { createWireGateway } from './wire-gateway.ts';

/** The real gateway: the wire of the specification, §7, over HTTP. */
export function createHttpGateway(options: HttpTransportOptions, preloaded: PreloadedProduct | null = null): Gateway {
  return withPreloadedProduct(createWireGateway(createHttpTransport(options)), preloaded, options.identify);
}
