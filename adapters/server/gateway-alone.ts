import { randomBytes } from 'node:crypto';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { createFaultBoard } from '../sandbox/faults/faults.ts';
import { isLoopbackHost } from '../sandbox/http/client.ts';
import { allowingOrigins } from '../sandbox/http/cross-origin.ts';
import { createGatewayHandler, GATEWAY_BASE } from '../sandbox/http/gateway-handler.ts';
import { createMemoryLedger } from '../sandbox/ledger/memory-ledger.ts';
import { openLedger, type StorePlace } from '../sandbox/ledger/open-ledger.ts';
import { createLender } from '../sandbox/lender.ts';
import { createLineLog, SILENT_LOG } from './line-log.ts';
import { createMetrics } from './metrics.ts';
import { createProbes } from './probes.ts';
import { createRequestWatch } from './request-watch.ts';
import { serve } from './serve.ts';

/** How a sandbox gateway without pages is set up. */
export interface GatewayAloneOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Where orders are kept; null for memory. */
  readonly store: StorePlace | null;
  readonly secret: string;
  readonly source: string;
  /** What strangers bring to play seller, courier and time; null for a token that is made for this run. */
  readonly admin: string | null;
  /** True for old clients: parameters are not judged. */
  readonly isLenient: boolean;
  /** True where the optional fields are left out. */
  readonly lacksOptional: boolean;
  /** True where faults may be armed. */
  readonly hasFaults: boolean;
  /** Origins of pages that may call it. */
  readonly allowedOrigins: readonly string[];
}

/** A sandbox gateway that is up. */
export interface GatewayAlone {
  /** Its address, for `--gateway`. */
  readonly gateway: string;
  /** What strangers bring; null where this machine alone reaches it. */
  readonly admin: string | null;
  stop(): Promise<void>;
}

/** Starts the sandbox's gateway by itself: no pages, `/healthz` and `/readyz` beside it. Rejects where the port cannot be had. */
export async function startGateway(options: GatewayAloneOptions): Promise<GatewayAlone> {
  const { host, port, store, secret, source, isLenient, lacksOptional, hasFaults, allowedOrigins } = options;
  const ledger = store === null ? createMemoryLedger() : await openLedger(store);
  const lender = createLender(ledger, createSystemClock(), { isLenient });
  const token = options.admin ?? randomBytes(24).toString('base64url');
  const isLocalServer = isLoopbackHost(host);
  const [metrics, errors] = [createMetrics(), createLineLog(process.stderr)];
  const watch = createRequestWatch({ requests: SILENT_LOG, errors, metrics });
  const onError = watch.error;
  const handler = createGatewayHandler({
    lender,
    cipher: createWebCryptoCipher(secret),
    source,
    access: { token, isLocalServer },
    onError,
    lacksOptional,
    ...(hasFaults ? { faults: createFaultBoard() } : {}),
  });
  const { tryStore } = lender;
  try {
    const server = await serve({
      host,
      port,
      gateway: allowingOrigins(allowedOrigins, handler),
      pages: (_request, response) => void response.writeHead(404).end(),
      probes: createProbes({
        version: 'sandbox',
        build: 'gateway',
        tryStore,
        metrics,
        dropped: errors.dropped,
        onError,
      }),
      watch,
    });
    return {
      gateway: server.origin + GATEWAY_BASE,
      admin: isLocalServer ? null : token,
      async stop() {
        await server.stop();
        await lender.close();
      },
    };
  } catch (error) {
    await lender.close();
    throw error;
  }
}
