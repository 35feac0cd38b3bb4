import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalRequest } from '../sandbox/http/client.ts';
import { METRICS_TYPE, type Metrics } from './metrics.ts';

/** What the probes tell of. */
export interface ProbeOptions {
  /** Version of the package, and the build of the pages that are served. */
  readonly version: string;
  readonly build: string;
  /** Writes to the store and reads it again; rejects where that fails. */
  readonly tryStore: () => Promise<void>;
  readonly metrics: Metrics;
  /** Log lines that nobody read. */
  readonly dropped: () => number;
  readonly onError: (request: IncomingMessage, error: unknown) => void;
  /** Whether the server was told to stop; never without it. */
  readonly isLeaving?: () => boolean;
}

/** Answers a probe; false where the path names none. */
export type Probes = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** How long a store may take before the server counts as not ready, ms. */
const STORE_DEADLINE_MS = 2000;

/** `/healthz`: the server runs. `/readyz`: its store takes writes, and it does not leave. `/metrics`: its counts, for this machine alone. */
export function createProbes(options: ProbeOptions): Probes {
  const { version, build, tryStore, metrics, dropped, onError, isLeaving = () => false } = options;
  const tried = shared(() => withinDeadline(tryStore()));

  async function ready(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isLeaving()) return sendJson(response, 503, { status: 'leaving' });
    try {
      await tried();
      sendJson(response, 200, { status: 'ok' });
    } catch (error) {
      onError(request, error);
      sendJson(response, 503, { status: 'unavailable' });
    }
  }

  return (request, response, path) => {
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (path === '/healthz')
      sendJson(response, 200, { status: 'ok', version, build, uptime: Math.floor(process.uptime()) });
    else if (path === '/readyz') void ready(request, response);
    else if (isLocalRequest(request)) send(response, 200, METRICS_TYPE, metrics.text({ version, build }, dropped()));
    else response.writeHead(404).end();
    return true;
  };
}

/** Runs a task once for all who ask while it is under way: many probes are one write. */
function shared(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= task().finally(() => {
      running = null;
    });
    return running;
  };
}

async function withinDeadline(task: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreTooSlow()), STORE_DEADLINE_MS);
  });
  try {
    await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A store that does not answer in time. */
class StoreTooSlow extends Error {
  override readonly name = 'StoreTooSlow';
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  send(response, status, 'application/json', JSON.stringify(body));

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  });
  response.end(body);
}
