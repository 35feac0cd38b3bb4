import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { LineLog } from './line-log.ts';

/** What a worker tells its primary once it serves. */
interface Up {
  readonly origin: string;
}

/** What a worker tells its primary: that it goes on, and that it leaves without having been told to. */
const [ALIVE, LEAVING] = ['alive', 'leaving'];
/** What a primary tells a worker whose place another one has taken. */
const LEAVE = 'leave';
/** How often a worker says that it goes on, ms, and for so many times its primary may hear nothing before it ends it. */
export const [BEAT_MS, SILENT_MAX] = [1000, 10];
/** By when a worker must serve, ms. */
const START_MS = 60_000;
/** A worker that served for less stays away for so long, ms: one that dies at its start must not be started without end. */
const [SOUND_MS, AWAY_MS] = [5000, 500];

/** Processes that serve on one port. */
export interface RunningWorkers {
  readonly origin: string;
  /** Starts another worker in the place of each, one after another; no request fails for it. */
  replaceAll(): Promise<void>;
  /** Ends all of them by a signal. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** True in a process that a primary has started. */
export const isWorker = (): boolean => cluster.isWorker;

/** A worker's word that it serves, and goes on. It leaves when it is told to; Node ends it where its primary is gone. */
export function serveAsWorker(origin: string, leave: () => void): void {
  tell({ origin } satisfies Up);
  setInterval(() => tell(ALIVE), BEAT_MS).unref();
  process.on('message', (message) => message === LEAVE && leave());
}

/** A worker's word that it leaves: another one may take its place. Says nothing in any other process. */
export const tellLeaving = (): void => tell(LEAVING);

/** Where the primary is gone there is nobody to tell. */
function tell(message: Up | string): void {
  if (cluster.isWorker) process.send?.(message, undefined, undefined, () => undefined);
}

/** Starts so many workers; null where the first does not come up, for it has said why. One that dies or hangs is replaced. */
export async function startWorkers(
  count: number,
  given: NodeJS.ProcessEnv,
  errors: LineLog,
): Promise<RunningWorkers | null> {
  // Each worker accepts for itself. A primary that hands connections out keeps those that a dying worker has not taken yet open
  // without an answer, and waits for one that was stopped.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const running = new Set<Worker>();
  const starting = new Set<Promise<unknown>>();
  const life = { isStopping: false, env: given };
  let replacing: Promise<void> = Promise.resolve();
  const log = (error: string, code: string): void =>
    errors.write({ time: new Date().toISOString(), level: 'error', error, code });

  async function startOne(): Promise<Up | null> {
    const start = startWorker();
    starting.add(start);
    return start.finally(() => starting.delete(start));
  }

  async function startWorker(): Promise<Up | null> {
    const worker = cluster.fork(life.env);
    const late = setTimeout(() => worker.process.kill('SIGKILL'), START_MS);
    const up = await new Promise<Up | null>((resolve) => {
      worker.once('message', (message) => resolve(message as Up));
      worker.once('exit', () => resolve(null));
    });
    clearTimeout(late);
    if (up === null) return null;
    running.add(worker);
    const began = performance.now();
    endWhereSilent(worker, () => log('WorkerSilent', String(worker.process.pid)));
    worker.on('message', (message) => {
      if (message === LEAVING && running.delete(worker)) void restart(0);
    });
    worker.once('exit', (status, signal) => {
      // One that was told to leave, or said that it does, is not missed.
      if (!running.delete(worker) || life.isStopping) return;
      log('WorkerDied', signal ?? String(status));
      void restart(performance.now() - began < SOUND_MS ? AWAY_MS : 0);
    });
    return up;
  }

  async function restart(after: number): Promise<void> {
    await pause(after);
    while (!life.isStopping && (await startOne()) === null) await pause(AWAY_MS);
  }

  const first = await startOne();
  if (first === null) return null;
  // Also where the port was any free one, and all workers are gone for a moment.
  life.env = { ...given, PORT: new URL(first.origin).port || '80' };
  await Promise.all(Array.from({ length: count - 1 }, async () => (await startOne()) ?? restart(AWAY_MS)));

  async function replaceEach(): Promise<void> {
    // One that is being started may have begun with what is to be replaced.
    await Promise.all(starting);
    // Those that take their places are not replaced, nor is one that died meanwhile: another one is there already.
    const before = [...running];
    for (const worker of before) {
      if (life.isStopping) return;
      if (!running.delete(worker)) continue;
      if ((await startOne()) === null) {
        if (worker.isDead()) void restart(AWAY_MS);
        else running.add(worker);
        return;
      }
      // One that is gone has nobody who listens.
      worker.send(LEAVE, () => undefined);
      await gone(worker);
    }
  }

  return {
    origin: first.origin,
    replaceAll: () => (replacing = replacing.then(replaceEach)),
    async stop(signal) {
      life.isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      for (const worker of workers) worker.process.kill(signal);
      await Promise.all(workers.map(gone));
    },
  };
}

/** Kills a worker that says nothing for too long: it was stopped, or does one thing without end. Counts turns of this process, so that a machine that slept is no reason. */
function endWhereSilent(worker: Pick<Worker, 'on' | 'once' | 'process'>, onSilent: () => void): void {
  let silent = 0;
  const timer = setInterval(() => {
    silent += 1;
    if (silent !== SILENT_MAX) return;
    onSilent();
    worker.process.kill('SIGKILL');
  }, BEAT_MS);
  worker.on('message', () => {
    silent = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

const gone = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });
