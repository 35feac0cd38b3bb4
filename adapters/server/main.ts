import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { adminKey } from '../sandbox/actions/performers.ts';
import { FAULTS_PATH } from '../sandbox/faults/faults.ts';
import { createLineLog, createRequestLog, SILENT_LOG } from '../sandbox/http/request-log.ts';
import type { Served } from '../sandbox/http/serve.ts';
import { createSite } from '../sandbox/http/site.ts';
import { type RunningGateway, startGateway } from '../sandbox/http/start-gateway.ts';
import { placeName } from '../sandbox/ledger/open-ledger.ts';
import { buildIdIn, ensureSite } from './built-site.ts';
import { PROJECT } from './project.ts';
import { readEnvironment, SANDBOX, type ServerSettings } from './settings.ts';

/** `npm start`: site, shop and sandbox on one port; builds the site where anything changed since it was built. */
export function main(args: readonly string[] = []): Promise<void> {
  return startServer(async () => {
    const folder = await ensureSite('sandbox');
    return { app: createSite(folder, { isSandbox: true }), build: buildIdIn(folder) ?? 'sources' };
  }, args);
}

/**
 * Starts pages, of some build, and sandbox on one port; prints where each is, and stops on Ctrl-C and SIGTERM. `args`:
 * `--without optional` for a gateway that sends no optional field. What is wrong is said in one line on stderr: exit 2 for the environment,
 * else 1.
 */
export async function startServer(
  openPages: () => Promise<{ readonly app: Hono<Served> | null; readonly build: string }>,
  args: readonly string[] = [],
): Promise<void> {
  const settings = readEnvironment(process.env, args);
  if (typeof settings === 'string') return end(settings, 2);
  const { drainMs, logsRequests, ...options } = settings;
  const requests = logsRequests ? createLineLog(process.stdout) : SILENT_LOG;
  const log = createRequestLog(requests, createLineLog(process.stderr));
  try {
    const { app, build } = await openPages();
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string };
    const running = await startGateway({ ...options, pages: app, about: { version, build }, log });
    // What nobody caught is logged like every other error, and ends the process: its state is not known any more.
    process.on('uncaughtException', (error) => {
      log.error(null, error);
      setImmediate(() => process.exit(1));
    });
    announce(settings, running);
    let isLeaving = false;
    const leave = (ms: number): void => {
      if (!isLeaving) void running.stop(ms).then(() => process.exit(0));
      isLeaving = true;
    };
    // A second signal of the same kind ends the process at once. Who presses Ctrl-C does not want to wait.
    process.once('SIGTERM', () => leave(drainMs));
    process.once('SIGINT', () => leave(0));
  } catch (error) {
    await end(reasonOf(error, settings), 1);
  }
}

function reasonOf(error: unknown, { host, port }: ServerSettings): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another one with PORT=…`;
  if (code === 'EACCES') return `port ${port} on ${host} may not be used; choose another one with PORT=…`;
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process once the reason is written: a connection that was given up may stay open for a minute. */
function end(reason: string, status: number): Promise<never> {
  return new Promise(() => process.stderr.write(`asaan: ${reason}\n`, () => process.exit(status)));
}

/** An origin that can be opened, on this machine and in its network: a server that listens everywhere has no name of its own. */
function openOrigin(origin: string): string {
  const lan = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  return origin.replace(/(?<=\/\/)(?:0\.0\.0\.0|\[::\])(?=[:/]|$)/, lan?.address ?? '127.0.0.1');
}

/** Says where everything is. */
function announce(
  { secret, source, hasFaults, admin, store }: ServerSettings,
  { origin: listening, access: { token, isLocalServer } }: RunningGateway,
): void {
  const origin = openOrigin(listening);
  // A page keeps the token of its address for the tab; a fragment is sent to no server.
  const key = isLocalServer ? '' : adminKey(admin === null ? token : '…');
  const shownSecret = secret === SANDBOX.secret ? secret : 'from GATEWAY_SECRET';
  const lines = [
    'asaan is up. Sandbox: no real money, no real orders.',
    `  site      ${origin}/notify`,
    `  shop      ${origin}/sandbox${key}`,
    `  simulator ${origin}/sandbox/simulator${key}`,
    `  states    ${origin}/sandbox/simulator?state=all${key}`,
    `  gateway   ${origin}/gateway   secret ${shownSecret}, source ${source}, token ${SANDBOX.token}`,
    `  admin     ${admin === null ? token : 'from ADMIN_TOKEN'}   needed ${isLocalServer ? 'through a proxy' : 'for every action'}`,
    ...(hasFaults ? [`  faults    ${origin}${FAULTS_PATH}`] : []),
    `  health    ${origin}/healthz, /readyz`,
    `  orders are kept in ${placeName(store)}; stop with Ctrl-C`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
