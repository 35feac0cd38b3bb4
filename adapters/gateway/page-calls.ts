import { CALLS, methodsOver, sendTo } from '#core/gateway/calls.ts';
import { failed } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { callsOver, type Transport } from './wire/call.ts';
import { PRODUCT_CALLS } from './wire/start-purchase.ts';

/** The gateway of a page: the code of all other calls is fetched with the first of them. Where it cannot be had nothing is sent. */
export function createPageGateway(transport: Transport): Gateway {
  const later = methodsOver(
    Object.keys(CALLS) as Exclude<Call, keyof typeof PRODUCT_CALLS>[],
    async (call, request) => {
      const code = await import('./wire-gateway.ts').catch(() => null);
      return code === null ? failed('unreachable') : sendTo(code.createWireGateway(transport))(call, request);
    },
  );
  return { ...later, ...callsOver(transport, PRODUCT_CALLS) };
}
