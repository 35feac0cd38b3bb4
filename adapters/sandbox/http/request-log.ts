import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorFacts, type LineLog } from './line-log.ts';

/** Logs every request and every error: never a query, a body, a header of the client's, or the text of an error. */
export interface RequestLog {
  /** Gives a request its name, as the header `X-Request-Id` of its answer, and logs it when it is over. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Logs what went wrong, by the name of its request where it was in one. */
  error(request: IncomingMessage | null, error: unknown): void;
  /** Logs what was no HTTP, or came too slowly; returns the name that its answer carries. */
  unreadable(status: number, code: string): string;
}

/** Longest path that is logged, in characters. */
const PATH_MAX = 200;
/** nginx's number for a client that went before it was answered. */
const CLIENT_GONE = 499;

/** `requests` gets a line for each request, `errors` one for each error. */
export function createRequestLog(requests: LineLog, errors: LineLog): RequestLog {
  const names = new WeakMap<IncomingMessage, string>();
  const sentBefore = new WeakMap<Duplex, number>();

  /** Bytes of one answer: those of its connection without those of the answers before it. */
  function bytesOf({ socket }: IncomingMessage): number {
    const all = socket.bytesWritten;
    const own = all - (sentBefore.get(socket) ?? 0);
    sentBefore.set(socket, all);
    return own;
  }

  return {
    begin(request, response) {
      const id = randomUUID();
      const started = performance.now();
      names.set(request, id);
      response.setHeader('x-request-id', id);
      response.once('close', () => {
        requests({
          time: new Date().toISOString(),
          level: 'info',
          id,
          method: request.method ?? '',
          path: pathOf(request.url ?? ''),
          status: response.headersSent ? response.statusCode : CLIENT_GONE,
          ms: Math.round((performance.now() - started) * 100) / 100,
          bytes: bytesOf(request),
          ...(response.writableFinished ? {} : { cut: true }),
        });
      });
    },
    error(request, error) {
      const name = request === null ? {} : { id: names.get(request) ?? '' };
      errors({ time: new Date().toISOString(), level: 'error', ...name, ...errorFacts(error) });
    },
    unreadable(status, code) {
      const id = randomUUID();
      errors({ time: new Date().toISOString(), level: 'warn', id, error: 'unreadable request', code, status });
      return id;
    },
  };
}

/** The path alone: the query holds the payload. */
function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/i, '');
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path;
}
