import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** Writes one JSON document a line. */
export type LineLog = (line: object) => void;

/** Most that may wait for a reader, characters: a reader that has stopped must not fill the memory. */
const WAITING_MAX = 1024 * 1024;

/** A log on stdout or stderr; lines that nobody reads are thrown away. */
export function createLineLog(output: Writable): LineLog {
  let isGone = false;
  // Nobody reads any more: no reason for a server to end.
  output.on('error', () => {
    isGone = true;
  });
  return (line) => {
    if (!isGone && output.writableLength <= WAITING_MAX) output.write(`${JSON.stringify(line)}\n`);
  };
}

/** For tests and tools that want no lines. */
export const SILENT_LOG: LineLog = () => undefined;

/** `at name (place:1:2)`, or without a name. */
const FRAME = /^\s+at (?:.+ \()?(?:file:|node:|\/|[A-Za-z]:\\).*:\d+:\d+\)?$/;

/** How an error is logged: what it is and where it came from. Its message is left out, since it may quote what was sent. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const { message, stack = '' } = error;
  // A message of several lines may look like frames.
  const frames = (message === '' ? stack : (stack.split(message).at(-1) ?? ''))
    .split('\n')
    .filter((line) => FRAME.test(line));
  return { error: error.name, ...code, at: frames.slice(0, 5).map((line) => line.trim().slice(3)) };
}

/** Logs every request and every error: never a query, a body, a header of the client's, or the text of an error. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/** Longest path that is logged, in characters. */
const PATH_MAX = 200;
/** nginx's number for a client that went before it was answered. */
const CLIENT_GONE = 499;

/** `requests` gets a line for each request, `errors` one for each error. */
export function createRequestLog(requests: LineLog, errors: LineLog) {
  const names = new WeakMap<IncomingMessage, string>();

  return {
    /** Gives a request its name, as the header `X-Request-Id` of its answer, and logs it when it is over. */
    begin(request: IncomingMessage, response: ServerResponse): void {
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
          ...(response.writableFinished ? {} : { cut: true }),
        });
      });
    },
    /** Logs what went wrong, by the name of its request where it was in one. */
    error(request: IncomingMessage | null, error: unknown): void {
      const name = request === null ? {} : { id: names.get(request) ?? '' };
      errors({ time: new Date().toISOString(), level: 'error', ...name, ...errorFacts(error) });
    },
  };
}

/** The path alone: the query holds the payload. */
function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/i, '');
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path;
}
