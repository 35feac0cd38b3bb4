import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { createSystemClock } from '../../browser/system-clock.ts';
import { createWebCryptoCipher } from '../../gateway/ciphers/web-crypto.ts';
import { createFaultBoard } from '../faults/faults.ts';
import { LedgerError } from '../ledger/ledger.ts';
import { createMemoryLedger } from '../ledger/memory-ledger.ts';
import { openLedger, placeName, type StorePlace } from '../ledger/open-ledger.ts';
import { createLender, type Lender } from '../lender.ts';
import { isLoopbackHost } from './client.ts';
import { createGateway, GATEWAY_BASE, type GatewayOptions } from './gateway.ts';
import { createProbes } from './probes.ts';
import { createRateLimits, type Limits } from './rate-limits.ts';
import { createLineLog, createRequestLog, type RequestLog, SILENT_LOG } from './request-log.ts';
import { type Served, serve } from './serve.ts';

/** How a sandbox's server is set up; what a gateway is told goes on to it. */
export interface StartOptions
  extends Pick<GatewayOptions, 'source' | 'allowedOrigins' | 'picturesOrigin' | 'hops' | 'lacksOptional'> {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Where orders are kept; null for memory. */
  readonly store: StorePlace | null;
  readonly secret: string;
  /** What strangers bring to play seller, courier and time; null for a token that is made for this run. */
  readonly admin: string | null;
  /** True where faults may be armed. */
  readonly hasFaults: boolean;
  /** How often things may be done; null for as often as one likes. */
  readonly limits?: Limits | null;
  /** What is served beside the gateway; nothing without it. */
  readonly pages?: Hono<Served> | null;
  /** What `/healthz` tells: the version of the package, and the build of the pages. */
  readonly about?: { readonly version: string; readonly build: string };
  /** Errors alone, on stderr, where it is not said. */
  readonly log?: RequestLog;
}

/** A sandbox's server that is up. */
export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

/**
 * Starts the sandbox's gateway with its probes and its pages. Rejects with `LedgerError` where the store cannot be used, and
 * with the platform's error where the port cannot be had.
 */
export async function startGateway(options: StartOptions) {
  const { host, port, store, hasFaults, pages = null, limits = null } = options;
  const { about = { version: 'sandbox', build: 'gateway' } } = options;
  const { log = createRequestLog(SILENT_LOG, createLineLog(process.stderr)) } = options;
  const token = options.admin ?? randomBytes(24).toString('base64url');
  const access = { token, isLocalServer: isLoopbackHost(host) };
  const lender = await openLender(store);
  let isLeaving = false;
  const app = new Hono<Served>();
  app.onError((error, c) => {
    log.error(c.env.incoming, error);
    return c.body(null, 500);
  });
  app.route('/', createProbes({ ...about, tryStore: lender.tryStore, onError: log.error, isLeaving: () => isLeaving }));
  const gateway = createGateway({
    ...options,
    lender,
    cipher: createWebCryptoCipher(options.secret),
    access,
    onError: log.error,
    limits: limits === null ? null : createRateLimits(limits, () => performance.now()),
    faults: hasFaults ? createFaultBoard() : null,
  });
  app.route('/', gateway);
  if (pages !== null) app.route('/', pages);
  try {
    const server = await serve({ host, port, app, log, isLeaving: () => isLeaving });
    return {
      /** `http://host:port` */
      origin: server.origin,
      /** The gateway's address, for `--gateway`. */
      gateway: server.origin + GATEWAY_BASE,
      /** What strangers bring; null where this machine alone reaches it. */
      admin: access.isLocalServer ? null : token,
      access,
      /** Goes on answering for so many ms, with `/readyz` red and no connection kept open; then takes nothing new, and ends. */
      async stop(drainMs = 0) {
        isLeaving = true;
        if (drainMs > 0) await pause(drainMs);
        await server.stop();
        await lender.close();
      },
    };
  } catch (error) {
    await lender.close();
    throw error;
  }
}

/** Opens the store and tries it; what is wrong with it is said with its name. */
async function openLender(store: StorePlace | null): Promise<Lender> {
  const lender = createLender(store === null ? createMemoryLedger() : await openLedger(store), createSystemClock());
  try {
    await lender.tryStore();
    return lender;
  } catch (error) {
    await lender.close().catch(() => undefined);
    throw new LedgerError(store === null ? '' : placeName(store), error instanceof Error ? error.message : '');
  }
}
