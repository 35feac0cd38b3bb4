import type { Call, Gateway } from '#core/ports/gateway.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { ORDER_CALLS, orderCallsOver } from './order-calls.ts';
import { PRODUCT_CALLS } from './page-calls.ts';
import { callsOver, type Transport, type WireCall } from './wire/call.ts';

/** The 13 calls of the shop (specification, §7), by the method that makes them. */
export const WIRE_CALLS = { ...PRODUCT_CALLS, ...ORDER_CALLS } as const satisfies {
  readonly [C in Exclude<Call, 'fileComplaint'>]: WireCall<C>;
};

/** The gateway over any transport: encodes the core's requests, decodes and checks every answer. */
export const createWireGateway = (transport: Transport): Gateway => ({
  ...callsOver(transport, PRODUCT_CALLS),
  ...orderCallsOver(transport),
});

/** The real gateway: the wire of the specification, §7, over HTTP. */
export const createHttpGateway = (options: HttpTransportOptions): Gateway =>
  createWireGateway(createHttpTransport(options));
