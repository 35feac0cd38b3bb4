import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { adminKey } from '../sandbox/admin-key.ts';
import { createFaultBoard, FAULTS_PATH } from '../sandbox/faults/faults.ts';
import type { AdminAccess } from '../sandbox/http/admin-access.ts';
import { isLoopbackHost } from '../sandbox/http/client.ts';
import { allowingOrigins } from '../sandbox/http/cross-origin.ts';
import { createGatewayHandler, GATEWAY_BASE } from '../sandbox/http/gateway-handler.ts';
import { createRateLimits } from '../sandbox/http/rate-limits.ts';
import { LedgerError, openSqliteLedger } from '../sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '../sandbox/lender.ts';
import { createRecordingLender } from '../sandbox/trace/recording-lender.ts';
import { wireTraceHead } from '../sandbox/trace/wire-trace.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createLineLog, SILENT_LOG } from './line-log.ts';
import { createMetrics } from './metrics.ts';
import { createProbes } from './probes.ts';
import { PROJECT } from './project.ts';
import { createRequestWatch, type RequestWatch } from './request-watch.ts';
import { type PageHandler, type RunningServer, serve } from './serve.ts';
import { SANDBOX } from './settings.ts';

/** The version of the package. */
const { version: VERSION } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/**
 * Starts site, shop and sandbox on one port; prints where each is, and stops on Ctrl-C and SIGTERM. `buildOf`: the build of
 * the pages that are served, null for sources. `args`: `--without optional` makes a gateway that sends no optional field.
 */
export async function main(
  openPages: () => Promise<PageHandler>,
  buildOf: () => string | null = () => null,
  args: readonly string[] = [],
): Promise<void> {
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') return fail(environment);
  const lacks = readArguments(args);
  if (lacks === null) return fail(`the one option is '--without optional', not '${args.join(' ')}'`);
  try {
    const pages = await openPages();
    const access = adminAccess(environment);
    const { server, close } = await start(environment, access, pages, { build: buildOf() ?? 'sources', ...lacks });
    announce(environment, access, server.origin);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(
        signal,
        () =>
          void server
            .stop()
            .then(close)
            .then(() => process.exit(0)),
      );
    }
  } catch (error) {
    fail(reasonOf(error, environment));
  }
}

/** What the command line asks for; null where it cannot be read. */
export function readArguments(args: readonly string[]): { readonly lacksOptional: boolean } | null {
  const asked = args.join(' ').replace('=', ' ');
  return asked === '' || asked === '--without optional' ? { lacksOptional: asked !== '' } : null;
}

/** Strangers need the token of the environment, else one that is made for this run. */
function adminAccess({ adminToken, host }: Environment): AdminAccess & { readonly token: string } {
  return { token: adminToken ?? randomBytes(24).toString('base64url'), isLocalServer: isLoopbackHost(host) };
}

async function start(
  environment: Environment,
  access: AdminAccess,
  pages: PageHandler,
  { build, lacksOptional }: { readonly build: string; readonly lacksOptional: boolean },
): Promise<{ server: RunningServer; close: () => Promise<void> }> {
  const { dataDir, secret, source, hasFaults, traceFile, limits, hops, host, port } = environment;
  const bare = createLender(openSqliteLedger(dataDir), createSystemClock(), { isLenient: environment.isLenient });
  const lender = traceFile === null ? bare : createRecordingLender(bare, lineWriter(traceFile));
  const [metrics, errors] = [createMetrics(), createLineLog(process.stderr)];
  const requests = environment.logsRequests ? createLineLog(process.stdout) : SILENT_LOG;
  const watch = createRequestWatch({ requests, errors, metrics });
  endOnFailure(watch);
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
    ...(hasFaults ? { faults: createFaultBoard() } : {}),
  });
  const probes = createProbes({
    version: VERSION,
    build,
    tryStore: lender.tryStore,
    metrics,
    dropped: () => requests.dropped() + errors.dropped(),
    onError: watch.error,
  });
  try {
    const allowing = allowingOrigins(environment.allowedOrigins, gateway);
    const server = await serve({ host, port, gateway: allowing, pages, probes, watch });
    return { server, close: () => lender.close() };
  } catch (error) {
    await lender.close();
    throw error;
  }
}

/** What nobody caught is logged like every other error, and ends the process: its state is not known any more. */
function endOnFailure(watch: RequestWatch): void {
  process.on('uncaughtException', (error) => {
    watch.failure(error);
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
}

/** Begins a trace, and adds a line for each entry. */
function lineWriter(file: string): (entry: object) => void {
  writeFileSync(file, `${JSON.stringify(wireTraceHead(Date.now()))}\n`);
  return (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

function announce(
  { dataDir, secret, source, hasFaults, traceFile, adminToken }: Environment,
  { token, isLocalServer }: AdminAccess & { readonly token: string },
  origin: string,
): void {
  const shownToken = adminToken === null ? token : 'from ADMIN_TOKEN';
  // A page keeps the token of its address for the tab; a fragment is sent to no server.
  const key = isLocalServer ? '' : adminKey(adminToken === null ? token : '…');
  const shownSecret = secret === SANDBOX.secret ? secret : 'from GATEWAY_SECRET';
  const lines = [
    'asaan is up. Sandbox: no real money, no real orders.',
    `  site      ${origin}/notify`,
    `  shop      ${origin}/sandbox${key}`,
    `  simulator ${origin}/sandbox/simulator${key}`,
    `  states    ${origin}/sandbox/states${key}`,
    `  gateway   ${origin}${GATEWAY_BASE}   secret ${shownSecret}, source ${source}, token ${SANDBOX.token}`,
    `  admin     ${shownToken}   needed ${isLocalServer ? 'through a proxy' : 'for every action'}`,
    ...(hasFaults ? [`  faults    ${origin}${FAULTS_PATH}`] : []),
    ...(traceFile === null ? [] : [`  trace     ${traceFile}`]),
    `  health    ${origin}/healthz, /readyz; ${origin}/metrics on this machine`,
    `  orders are kept in ${dataDir}; stop with Ctrl-C`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function reasonOf(error: unknown, { host, port }: Environment): string {
  if (error instanceof LedgerError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another one with PORT=…`;
  if (code === 'EACCES') return `port ${port} on ${host} may not be used; choose another one with PORT=…`;
  return error instanceof Error ? error.message : String(error);
}

function fail(reason: string): void {
  process.stderr.write(`asaan: ${reason}\n`);
  process.exitCode = 1;
}
