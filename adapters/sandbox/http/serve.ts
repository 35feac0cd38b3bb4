import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../../server/answer-headers.ts';
import type { RequestLog } from './request-log.ts';

/** What a route knows beside the request: Node's own objects, as `c.env.incoming` and `c.env.outgoing`. */
export interface Served {
  readonly Bindings: HttpBindings;
}

/** A server that is up. */
export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** How the server is set up. */
export interface ServeOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly app: Hono<Served>;
  /** Sees every request; nobody does without it. */
  readonly log?: RequestLog;
  /** True once it goes on answering, but keeps no connection open for more: whoever comes again is led elsewhere. */
  readonly isLeaving?: () => boolean;
  /** Most connections at once; one more is closed as it comes. */
  readonly connectionsMax?: number;
}

/** What an answer has unless it says otherwise. */
const ON_EVERY_ANSWER = Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY });
/** Header lines that a request may have; the platform counts their bytes alone. */
const HEADERS_MAX = 100;
/** By when the head of a request, and all of it, must have come, ms. */
const [HEAD_MS, REQUEST_MS] = [8000, 9000];
/** How long a client may take nothing of its answer, ms. */
const UNREAD_MS = 7000;
/** How long open requests may go on after a stop. */
const DRAIN_MS = 5000;

/** Serves an app on one port, with security headers and limits that hold for every request. Rejects where the port cannot be had. */
export async function serve({ host, port, app, log, isLeaving, connectionsMax = 2000 }: ServeOptions) {
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' });
  // The check runs often, so that slow senders are closed soon after their deadline.
  const deadlines = { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 500 };
  const server = createServer({ ...deadlines, keepAliveTimeout: 5000 }, (request, response) => {
    // A connection that would stay open for more would hold up a stop.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()));
    for (const [name, value] of ON_EVERY_ANSWER) response.setHeader(name, value);
    if (isLeaving?.() === true) response.setHeader('connection', 'close');
    answering.set(request.socket, response);
    log?.begin(request, response);
    if (request.rawHeaders.length <= 2 * HEADERS_MAX) void listener(request, response);
    else response.writeHead(431, { connection: 'close' }).end();
  });
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.maxConnections = connectionsMax;
  // Nothing has moved for so long: either nobody reads the answer, or it is still being made.
  server.setTimeout(UNREAD_MS, (socket) => {
    const answer = answering.get(socket);
    if (answer === undefined || answer.headersSent) socket.destroy();
  });

  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    /** `http://host:port` */
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    /** How many connections are open. */
    connections: promisify(server.getConnections.bind(server)),
    /** Stops taking requests, lets open ones finish, and resolves when all is closed. */
    async stop() {
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      const closed = once(server, 'close');
      server.close();
      await closed;
      clearTimeout(force);
    },
  };
}
