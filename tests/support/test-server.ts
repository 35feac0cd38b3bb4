import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createFaultBoard, type FaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createGatewayHandler, type GatewayHandlerOptions } from '#adapters/sandbox/http/gateway-handler.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { type LineLog, SILENT_LOG } from '#adapters/server/line-log.ts';
import { createMetrics } from '#adapters/server/metrics.ts';
import { createProbes } from '#adapters/server/probes.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { createRequestWatch } from '#adapters/server/request-watch.ts';
import { serve } from '#adapters/server/serve.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { createStaticFiles } from '#adapters/server/static-files.ts';
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
  extends Pick<Partial<GatewayHandlerOptions>, 'access' | 'limits' | 'hops' | 'lacksOptional'> {
  /** An address of this machine; loopback alone where it is not said. */
  readonly host?: string;
  readonly lender?: Lender;
  /** What a page or a file of the site waits for. */
  readonly held?: (path: string) => Promise<void>;
  /** Which of its files are not there now. */
  readonly gone?: (path: string) => boolean;
  /** Where lines for requests and for errors go; nowhere where it is not said. */
  readonly logs?: { readonly requests: LineLog; readonly errors: LineLog };
}

/** Starts a sandbox in memory on a free port; with the built site where `hasPages`, and with faults of its own or a caller’s. */
export async function startTestServer(
  hasPages = false,
  faults = createFaultBoard(),
  {
    host = '127.0.0.1',
    lender = createLender(createMemoryLedger(), createSystemClock()),
    held = () => Promise.resolve(),
    gone = () => false,
    logs = { requests: SILENT_LOG, errors: SILENT_LOG },
    ...rest
  }: TestServerOptions = {},
): Promise<TestServer> {
  const { secret, source } = SANDBOX;
  const metrics = createMetrics();
  const watch = createRequestWatch({ ...logs, metrics });
  const { error: onError } = watch;
  const cipher = createWebCryptoCipher(secret);
  const face = createGatewayHandler({ lender, cipher, source, faults, onError, ...rest });
  const { tryStore } = lender;
  const requests: string[] = [];
  const files = hasPages ? createStaticFiles(await builtSite('sandbox'), { isSandbox: true }) : null;
  const server = await serve({
    host,
    port: 0,
    watch,
    probes: createProbes({ version: '0.0.0', build: 'test', tryStore, metrics, dropped: () => 0, onError }),
    gateway: (request, response, url) => {
      requests.push(`${request.method} ${request.url}`);
      return face(request, response, url);
    },
    pages: (request, response, path) => {
      void held(path).then(() => {
        if (files === null || gone(path)) response.writeHead(404).end();
        else files(request, response, path);
      });
    },
  });
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
