import type { Clock } from '#core/ports/clock.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { type BridgeTransport, createRpcClient, type RpcClient } from './json-rpc.ts';
import { askIdentity } from './questions.ts';

/** A host that was asked before the program was there. */
export interface PreloadedHost {
  /** The program goes on with the same client: two would take each other's answers for their own. */
  readonly rpc: RpcClient;
  /** Who the shopper is; null where the host did not say. Never rejects. */
  readonly identity: Promise<Identity | null>;
}

/** Asks the host who the shopper is. */
export function preloadHost(transport: BridgeTransport, clock: Pick<Clock, 'after'>): PreloadedHost {
  const rpc = createRpcClient(transport, clock);
  return { rpc, identity: askIdentity(rpc) };
}
