import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Served } from './serve.ts';

/** What the probes tell of. */
export interface ProbeOptions {
  /** Version of the package, and the build of the pages that are served. */
  readonly version: string;
  readonly build: string;
  /** Writes to the store and reads it again; rejects where that fails. */
  readonly tryStore: () => Promise<void>;
  readonly onError: (request: IncomingMessage, error: unknown) => void;
  /** Whether the server was told to stop; never without it. */
  readonly isLeaving?: () => boolean;
}

/** How long a store may take before the server counts as not ready, ms. */
const STORE_DEADLINE_MS = 2000;

/** `/healthz`: the server runs. `/readyz`: its store takes writes, and it does not leave. */
export function createProbes({ version, build, tryStore, onError, isLeaving }: ProbeOptions): Hono<Served> {
  let running: Promise<void> | null = null;
  /** Runs once for all who ask while it is under way: many probes are one write. */
  function tried(): Promise<void> {
    running ??= Promise.race([tryStore(), tooLate()]).finally(() => {
      running = null;
    });
    return running;
  }
  const say = (c: Context<Served>, status: 200 | 503, body: object): Response =>
    c.json(body, status, { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '1' } : {}) });
  const probes = new Hono<Served>();
  probes.get('/healthz', (c) => say(c, 200, { status: 'ok', version, build, uptime: Math.floor(process.uptime()) }));
  probes.get('/readyz', async (c) => {
    if (isLeaving?.() === true) return say(c, 503, { status: 'leaving' });
    try {
      await tried();
      return say(c, 200, { status: 'ok' });
    } catch (error) {
      onError(c.env.incoming, error);
      return say(c, 503, { status: 'unavailable' });
    }
  });
  for (const path of ['/healthz', '/readyz']) probes.all(path, (c) => c.body(null, 405, { allow: 'GET, HEAD' }));
  return probes;
}

async function tooLate(): Promise<never> {
  await pause(STORE_DEADLINE_MS, undefined, { ref: false });
  throw Object.assign(new Error('the store is too slow'), { code: 'STORE_TOO_SLOW' });
}
