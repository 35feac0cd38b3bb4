import type { Clock } from '#core/ports/device.ts';
import { type BridgeTransport, createRpcClient, type RpcClient } from './json-rpc.ts';
import { type AskedShopper, askShopper } from './questions.ts';

/** A host that was asked before the program was there. */
export interface PreloadedHost extends AskedShopper {
  /** The program uses the same client: two clients would take each other's answers. */
  readonly rpc: RpcClient;
}

/** Asks the host who the shopper is. */
export function preloadHost(transport: BridgeTransport, clock: Pick<Clock, 'after'>): PreloadedHost {
  const rpc = createRpcClient(transport, clock);
  return { rpc, ...askShopper(rpc) };
}
