import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createFaultBoard, type FaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createGatewayHandler } from '#adapters/sandbox/http/gateway-handler.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { PROJECT } from '#adapters/server/project.ts';
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
  /** How many of them, from the n-th on, went to a path under `/v1/bnpl/`. */
  sent(path: string, from?: number): number;
  stop(): Promise<void>;
}

/** Starts a sandbox in memory on a free port; with the built site where `hasPages`, and with faults of its own or a caller’s. */
export async function startTestServer(hasPages = false, faults = createFaultBoard()): Promise<TestServer> {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const { secret, source } = SANDBOX;
  const face = createGatewayHandler({ lender, cipher: createWebCryptoCipher(secret), source, faults });
  const requests: string[] = [];
  const files = hasPages ? createStaticFiles(await builtSite('sandbox'), { isSandbox: true }) : null;
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    gateway: (request, response, url) => {
      requests.push(`${request.method} ${request.url}`);
      return face(request, response, url);
    },
    pages: (request, response, path) => {
      if (files === null) response.writeHead(404).end();
      else files(request, response, path);
    },
  });
  return {
    origin: server.origin,
    gateway: `${server.origin}/gateway`,
    lender,
    faults,
    requests,
    sent: (path, from = 0) => requests.slice(from).filter((line) => line.includes(`/v1/bnpl/${path}?`)).length,
    stop: () => server.stop(),
  };
}
