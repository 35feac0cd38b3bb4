import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { LineLog } from './line-log.ts';

/** What a worker tells its primary once it serves. */
interface Up {
  readonly origin: string;
}

/** What a primary tells a worker whose place another one has taken. */
const LEAVE = 'leave';
/** How long a worker that died stays away, ms: one that dies at its start must not be started without end. */
const AWAY_MS = 500;

/** Processes that serve on one port. */
export interface RunningWorkers {
  readonly origin: string;
  /** Starts another worker in the place of each, one after another; no request fails for it. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/** True in a process that a primary has started. */
export const isWorker = (): boolean => cluster.isWorker;

/** A worker's word that it serves. It ends with its primary, and leaves when it is told to. */
export function serveAsWorker(origin: string, leave: () => void): void {
  process.send?.({ origin } satisfies Up);
  process.on('message', (message) => message === LEAVE && leave());
  process.once('disconnect', leave);
}

/** Starts so many workers; null where the first does not come up, for it has said why. One that dies is replaced. */
export async function startWorkers(
  count: number,
  env: NodeJS.ProcessEnv,
  errors: LineLog,
): Promise<RunningWorkers | null> {
  const running = new Set<Worker>();
  const life = { isStopping: false };
  let replacing: Promise<void> = Promise.resolve();

  async function startOne(): Promise<Up | null> {
    const worker = cluster.fork(env);
    const up = await new Promise<Up | null>((resolve) => {
      worker.once('message', (message) => resolve(message as Up));
      worker.once('exit', () => resolve(null));
    });
    if (up === null) return null;
    running.add(worker);
    worker.once('exit', (status, signal) => {
      // One that was told to leave is not missed.
      if (!running.delete(worker) || life.isStopping) return;
      errors.write({
        time: new Date().toISOString(),
        level: 'error',
        error: 'WorkerDied',
        code: signal ?? String(status),
      });
      void restart();
    });
    return up;
  }

  async function restart(): Promise<void> {
    do await pause(AWAY_MS);
    while (!life.isStopping && (await startOne()) === null);
  }

  const first = await startOne();
  if (first === null) return null;
  await Promise.all(Array.from({ length: count - 1 }, async () => (await startOne()) ?? restart()));

  async function replaceEach(): Promise<void> {
    // Those that take their places are not replaced.
    const before = [...running];
    for (const worker of before) {
      if (life.isStopping || (await startOne()) === null) return;
      running.delete(worker);
      worker.send(LEAVE);
      await gone(worker);
    }
  }

  return {
    origin: first.origin,
    replaceAll: () => (replacing = replacing.then(replaceEach)),
    async stop() {
      life.isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      for (const worker of workers) worker.process.kill('SIGTERM');
      await Promise.all(workers.map(gone));
    },
  };
}

const gone = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });
