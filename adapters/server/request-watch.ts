import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { COMPLAINT_PATH } from '../gateway/wire/file-complaint.ts';
import { FAULTS_PATH } from '../sandbox/faults/faults.ts';
import { ACTIONS_PATH, callAt, GATEWAY_BASE } from '../sandbox/http/gateway-handler.ts';
import { errorFacts, type LineLog } from './line-log.ts';
import type { Metrics } from './metrics.ts';

/** Sees every request from its head to the end of its answer. */
export interface RequestWatch {
  /** Gives a request its name, as the header `X-Request-Id` of its answer, and logs it when it is over. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Logs what went wrong in a request, by its name. */
  error(request: IncomingMessage, error: unknown): void;
  /** Logs what went wrong in no request. */
  failure(error: unknown): void;
  /** Logs what was no HTTP, or came too slowly; the name that its answer carries. */
  unreadable(status: number, code: string): string;
}

/** What the watch writes to. */
export interface WatchOptions {
  /** One line for each request. */
  readonly requests: LineLog;
  /** One line for each error. */
  readonly errors: LineLog;
  readonly metrics: Metrics;
}

/** Longest path that is logged, in characters. */
const PATH_MAX = 200;
/** nginx's number for a client that went before it was answered. */
const CLIENT_GONE = 499;

/** Logs requests and errors: never a query, a body, a header of the client's, or the text of an error. */
export function createRequestWatch({ requests, errors, metrics }: WatchOptions): RequestWatch {
  const names = new WeakMap<IncomingMessage, string>();
  const sentBefore = new WeakMap<Duplex, number>();

  /** Bytes of one answer: those of its connection without those of the answers before it. */
  function bytesOf({ socket }: IncomingMessage): number {
    const all = socket.bytesWritten;
    const own = all - (sentBefore.get(socket) ?? 0);
    sentBefore.set(socket, all);
    return own;
  }

  function logError(error: unknown, name: { readonly id?: string }): void {
    metrics.error();
    errors.write({ time: new Date().toISOString(), level: 'error', ...name, ...errorFacts(error) });
  }

  return {
    begin(request, response) {
      const id = randomUUID();
      const started = performance.now();
      names.set(request, id);
      response.setHeader('x-request-id', id);
      metrics.begin();
      response.once('close', () => {
        const method = request.method ?? '';
        const path = pathOf(request.url ?? '');
        const ms = Math.round((performance.now() - started) * 100) / 100;
        const status = response.headersSent ? response.statusCode : CLIENT_GONE;
        const bytes = bytesOf(request);
        metrics.end({ route: routeOf(path), method, status, ms, bytes });
        const cut = response.writableFinished ? {} : { cut: true };
        requests.write({ time: new Date().toISOString(), level: 'info', id, method, path, status, ms, bytes, ...cut });
      });
    },
    error: (request, error) => logError(error, { id: names.get(request) ?? '' }),
    failure: (error) => logError(error, {}),
    unreadable(status, code) {
      const id = randomUUID();
      metrics.begin();
      metrics.end({ route: 'unreadable', method: '', status, ms: 0, bytes: 0 });
      errors.write({ time: new Date().toISOString(), level: 'warn', id, error: 'unreadable request', code, status });
      return id;
    },
  };
}

/** The path alone: the query holds the payload. */
function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/i, '');
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path;
}

const NAMED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', ACTIONS_PATH, FAULTS_PATH]);

/** The kind of thing that a path names: a fixed set, however many paths there are. */
function routeOf(path: string): string {
  if (NAMED.has(path) || path === GATEWAY_BASE + COMPLAINT_PATH) return path;
  if (callAt(path) !== null) return path;
  if (path.startsWith(`${GATEWAY_BASE}/`)) return `${GATEWAY_BASE}/…`;
  return path.startsWith('/assets/') ? '/assets/…' : 'page';
}
