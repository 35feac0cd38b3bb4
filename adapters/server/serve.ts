import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayHandler } from '../sandbox/http/gateway-handler.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from './answer-headers.ts';

/** Answers whatever is not the gateway's. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** A server that is up. */
export interface RunningServer {
  /** `http://host:port` */
  readonly origin: string;
  /** Stops taking requests, lets open ones finish, and resolves when all is closed. */
  stop(): Promise<void>;
}

/** How the server is set up. */
export interface ServeOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly gateway: GatewayHandler;
  readonly pages: PageHandler;
}

/** What an answer has unless it says otherwise. */
const ON_EVERY_ANSWER = Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY });
/** Header lines that a request may have; the platform counts their bytes alone. */
const HEADERS_MAX = 100;
/** How long open requests may go on after a stop. */
const DRAIN_MS = 5000;

/** Serves site, shop and sandbox on one port. Rejects where the port cannot be had. */
export function serve({ host, port, gateway, pages }: ServeOptions): Promise<RunningServer> {
  const server = createServer(
    // The check runs often, so that slow senders are closed soon after their deadline.
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5000, connectionsCheckingInterval: 500 },
    (request, response) => void handle(request, response),
  );

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A connection that would stay open for more would hold up a stop.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()));
    for (const [name, value] of ON_EVERY_ANSWER) response.setHeader(name, value);
    if (request.rawHeaders.length > 2 * HEADERS_MAX) return void response.writeHead(431, { connection: 'close' }).end();
    const url = parseUrl(request.url ?? '/');
    if (url === null) return void response.writeHead(400).end();
    if (url.pathname === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end('{"status":"ok"}');
    }
    try {
      if (!(await gateway(request, response, url))) pages(request, response, url.pathname);
    } catch {
      // The other side hung up in the middle of its request.
      response.destroy();
    }
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: bound } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ origin: `http://${name}:${bound}`, stop: () => stop(server) });
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function parseUrl(target: string): URL | null {
  try {
    return new URL(target, 'http://localhost');
  } catch {
    return null;
  }
}
