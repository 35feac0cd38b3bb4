import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { createFaultBoard } from '../sandbox/faults/faults.ts';
import type { AdminAccess } from '../sandbox/http/admin-access.ts';
import { isLoopbackHost } from '../sandbox/http/client.ts';
import { allowingOrigins } from '../sandbox/http/cross-origin.ts';
import { createGatewayHandler } from '../sandbox/http/gateway-handler.ts';
import { createRateLimits } from '../sandbox/http/rate-limits.ts';
import type { Ledger } from '../sandbox/ledger/ledger.ts';
import { makeFolder } from '../sandbox/ledger/make-folder.ts';
import { openLedger, placeName, type StorePlace } from '../sandbox/ledger/open-ledger.ts';
import { createSharedFaultBoard } from '../sandbox/ledger/shared-fault-board.ts';
import { LedgerError } from '../sandbox/ledger/store-errors.ts';
import { createLender } from '../sandbox/lender.ts';
import { createRecordingLender } from '../sandbox/trace/recording-lender.ts';
import { wireTraceHead } from '../sandbox/trace/wire-trace.ts';
import { announce } from './announce.ts';
import { isWorker, serveAsWorker, startWorkers, tellLeaving } from './cluster.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createLineLog, errorFacts, SILENT_LOG } from './line-log.ts';
import { createMetrics } from './metrics.ts';
import { createProbes } from './probes.ts';
import { type Processes, readArguments, readProcesses } from './processes.ts';
import { PROJECT } from './project.ts';
import { createRequestWatch } from './request-watch.ts';
import { type PageHandler, serve } from './serve.ts';

/** The version of the package. */
const { version: VERSION } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/**
 * Starts site, shop and sandbox on one port, in this process or in so many workers; prints where each is, and stops on Ctrl-C
 * and SIGTERM. `buildOf`: the build of the pages that are served, null for sources. `args`: `--workers N`, and `--without optional` for
 * a gateway that sends no optional field.
 */
export async function main(
  openPages: () => Promise<PageHandler>,
  buildOf: () => string | null = () => null,
  args: readonly string[] = [],
): Promise<void> {
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') return end(environment);
  const asked = readArguments(args);
  const processes = typeof asked === 'string' ? asked : readProcesses(asked, environment);
  if (typeof processes === 'string') return end(processes, 2);
  const access = adminAccess(environment);
  try {
    const pages = await openPages();
    if (processes.workers > 1 && !isWorker()) return await startPrimary(environment, access, processes);
    const { origin, leave } = await start(environment, access, pages, buildOf() ?? 'sources', processes);
    const drainMs = isWorker() ? Math.max(environment.drainMs, LEAVE_MS) : environment.drainMs;
    const leaving = once((ms: number, isReplaced: boolean) => {
      tellLeaving();
      void leave(ms, isReplaced).then(() => process.exit(0));
    });
    if (isWorker()) serveAsWorker(origin, () => leaving(drainMs, true));
    else announce(environment, access, origin, processes);
    // Who presses Ctrl-C does not want to wait.
    onSignals((signal) => leaving(signal === 'SIGINT' ? 0 : drainMs, false));
  } catch (error) {
    await end(reasonOf(error, environment));
  }
}

/** How long a worker that leaves goes on answering at least, ms: a connection that is kept open learns of it meanwhile. */
const LEAVE_MS = 1000;

/** Looks at the store first, so that what is wrong with it is said once. */
async function startPrimary(
  environment: Environment,
  access: AdminAccess & { readonly token: string },
  processes: Processes,
): Promise<void> {
  const ledger = await openStore(processes.store);
  await ledger.close();
  const errors = createLineLog(process.stderr);
  endOnFailure((error) => errors.write({ time: new Date().toISOString(), level: 'error', ...errorFacts(error) }));
  const workers = await startWorkers(processes.workers, { ADMIN_TOKEN: access.token }, errors);
  if (workers === null) return process.exit(1);
  announce(environment, access, workers.origin, processes);
  process.on('SIGUSR2', () => void workers.replaceAll());
  onSignals((signal) => void workers.stop(signal).then(() => process.exit(0)));
}

/** Opens the store; what is wrong with it is said with its name. */
async function openStore(store: StorePlace): Promise<Ledger> {
  try {
    if (store.kind === 'folder') makeFolder(store.folder);
    return await openLedger(store);
  } catch (error) {
    if (error instanceof LedgerError) throw error;
    throw unusable(store, error);
  }
}

const unusable = (store: StorePlace, error: unknown): LedgerError =>
  new LedgerError(`cannot use the sandbox's store ${placeName(store)}: ${messageOf(error)}`);

/** A second signal of the same kind ends the process at once. */
function onSignals(act: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, act);
}

/** Does a thing the first time that it is called. */
function once<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  let isDone = false;
  return (...args) => {
    if (!isDone) act(...args);
    isDone = true;
  };
}

/** Strangers need the token of the environment, else one that is made for this run. */
function adminAccess({ adminToken, host }: Environment): AdminAccess & { readonly token: string } {
  return { token: adminToken ?? randomBytes(24).toString('base64url'), isLocalServer: isLoopbackHost(host) };
}

/** A server that is up. */
interface Running {
  readonly origin: string;
  /** Keeps no connection open for so many ms, red to whoever asks whether it is ready unless it is replaced; then takes no new requests, then ends. */
  leave(drainMs: number, isReplaced: boolean): Promise<void>;
}

async function start(
  environment: Environment,
  access: AdminAccess,
  pages: PageHandler,
  build: string,
  { store, lacksOptional }: Processes,
): Promise<Running> {
  const { secret, source, hasFaults, traceFile, limits, hops, host, port } = environment;
  const ledger = await openStore(store);
  const bare = createLender(ledger, createSystemClock(), { isLenient: environment.isLenient });
  await bare.tryStore().catch(async (error: unknown) => {
    await ledger.close().catch(() => undefined);
    throw unusable(store, error);
  });
  const lender = traceFile === null ? bare : createRecordingLender(bare, lineWriter(traceFile));
  const [metrics, errors] = [createMetrics(), createLineLog(process.stderr)];
  const requests = environment.logsRequests ? createLineLog(process.stdout) : SILENT_LOG;
  const watch = createRequestWatch({ requests, errors, metrics });
  endOnFailure(watch.failure);
  const gateway = createGatewayHandler({
    lender,
    cipher: createWebCryptoCipher(secret),
    source,
    picturesOrigin: environment.picturesOrigin,
    access,
    hops,
    lacksOptional,
    onError: watch.error,
    ...(limits === null ? {} : { limits: createRateLimits(limits, () => performance.now()) }),
    ...(hasFaults ? { faults: store.kind === 'folder' ? createFaultBoard() : createSharedFaultBoard(ledger) } : {}),
  });
  const leaving = { isBegun: false, isRed: false };
  const probes = createProbes({
    version: VERSION,
    build,
    tryStore: lender.tryStore,
    metrics,
    dropped: () => requests.dropped() + errors.dropped(),
    onError: watch.error,
    isLeaving: () => leaving.isRed,
  });
  try {
    const allowing = allowingOrigins(environment.allowedOrigins, gateway);
    const server = await serve({
      host,
      port,
      gateway: allowing,
      pages,
      probes,
      watch,
      isLeaving: () => leaving.isBegun,
    });
    return {
      origin: server.origin,
      async leave(drainMs, isReplaced) {
        leaving.isBegun = true;
        // The port goes on with those that are left.
        leaving.isRed = !isReplaced;
        if (drainMs > 0) await pause(drainMs);
        await server.stop();
        await lender.close();
      },
    };
  } catch (error) {
    await lender.close();
    throw error;
  }
}

/** What nobody caught is logged like every other error, and ends the process: its state is not known any more. */
function endOnFailure(log: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    log(error);
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
}

/** Begins a trace, and adds a line for each entry. */
function lineWriter(file: string): (entry: object) => void {
  writeFileSync(file, `${JSON.stringify(wireTraceHead(Date.now()))}\n`);
  return (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

function reasonOf(error: unknown, { host, port }: Environment): string {
  if (error instanceof LedgerError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another one with PORT=…`;
  if (code === 'EACCES') return `port ${port} on ${host} may not be used; choose another one with PORT=…`;
  return messageOf(error);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends the process once the reason is written: a connection that was given up may stay open for a minute. */
function end(reason: string, status = 1): Promise<never> {
  return new Promise(() => process.stderr.write(`asaan: ${reason}\n`, () => process.exit(status)));
}
