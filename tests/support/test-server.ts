import { Hono } from 'hono';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createFaultBoard, type FaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createGateway, type GatewayOptions } from '#adapters/sandbox/http/gateway.ts';
import { createProbes } from '#adapters/sandbox/http/probes.ts';
import { createRequestLog, type LineLog, SILENT_LOG } from '#adapters/sandbox/http/request-log.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { builtSite } from './built.ts';

/** The project's folder. */
export const ROOT = PROJECT;

/** A sandbox on a socket of its own, for one test. */
export interface TestServer {
  readonly origin: string;
  readonly gateway: string;
  readonly lender: Lender;
  /** What may go wrong with its requests; nothing at first. */
  readonly faults: FaultBoard;
  /** Every request line that came in: method, path with query. */
  readonly requests: readonly string[];
  /** How many of them, from the n-th on, went to a call's path, in either format. */
  sent(path: string, from?: number): number;
  /** How many connections are open. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

/** What a test sets up otherwise. */
export interface TestServerOptions
  extends Pick<Partial<GatewayOptions>, 'access' | 'allowedOrigins' | 'limits' | 'hops'> {
  /** An address of this machine; loopback alone where it is not said. */
  readonly host?: string;
  readonly lender?: Lender;
  /** Where lines for requests and for errors go; nowhere where it is not said. */
  readonly logs?: { readonly requests: LineLog; readonly errors: LineLog };
  readonly connectionsMax?: number;
}

/** Starts a sandbox in memory on a free port; with the built site where `hasPages`, and with faults of its own or a caller’s. */
export async function startTestServer(
  hasPages = false,
  faults = createFaultBoard(),
  {
    host = '127.0.0.1',
    lender = createLender(createMemoryLedger(), createSystemClock()),
    logs = { requests: SILENT_LOG, errors: SILENT_LOG },
    connectionsMax = 2000,
    ...rest
  }: TestServerOptions = {},
): Promise<TestServer> {
  const { secret, source } = SANDBOX;
  const log = createRequestLog(logs.requests, logs.errors);
  const { error: onError } = log;
  const requests: string[] = [];
  const app = new Hono<Served>();
  app.route('/', createProbes({ version: '0.0.0', build: 'test', tryStore: lender.tryStore, onError }));
  app.use(async ({ env: { incoming } }, next) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    return next();
  });
  app.route('/', createGateway({ lender, cipher: createWebCryptoCipher(secret), source, faults, onError, ...rest }));
  if (hasPages) app.route('/', createSite(await builtSite('sandbox'), { isSandbox: true }));
  const server = await serve({ host, port: 0, app, log, connectionsMax });
  return {
    origin: server.origin,
    gateway: `${server.origin}/gateway`,
    lender,
    faults,
    requests,
    sent: (path, from = 0) =>
      requests.slice(from).filter((line) => new RegExp(`/(?:v1|v2)/bnpl/${path}(?:\\?|$)`).test(line)).length,
    connections: () => server.connections(),
    stop: () => server.stop(),
  };
}
