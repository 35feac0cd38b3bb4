import { appendFileSync, writeFileSync } from 'node:fs';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { createFaultBoard, FAULTS_PATH } from '../sandbox/faults/faults.ts';
import { allowingOrigins } from '../sandbox/http/cross-origin.ts';
import { createGatewayHandler, GATEWAY_BASE } from '../sandbox/http/gateway-handler.ts';
import { LedgerError, openSqliteLedger } from '../sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '../sandbox/lender.ts';
import { createRecordingLender } from '../sandbox/trace/recording-lender.ts';
import { wireTraceHead } from '../sandbox/trace/wire-trace.ts';
import { type PageHandler, type RunningServer, serve } from './serve.ts';
import { readSettings, SANDBOX, type Settings } from './settings.ts';

/** Starts site, shop and sandbox on one port; prints where each is, and stops on Ctrl-C and SIGTERM. */
export async function main(openPages: () => Promise<PageHandler>): Promise<void> {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') return fail(settings);
  try {
    const { server, close } = await start(settings, await openPages());
    announce(settings, server.origin);
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
    fail(reasonOf(error, settings));
  }
}

async function start(
  settings: Settings,
  pages: PageHandler,
): Promise<{ server: RunningServer; close: () => Promise<void> }> {
  const bare = createLender(openSqliteLedger(settings.dataDir), createSystemClock());
  const lender = settings.traceFile === null ? bare : createRecordingLender(bare, lineWriter(settings.traceFile));
  const gateway = createGatewayHandler({
    lender,
    cipher: createWebCryptoCipher(settings.secret),
    source: settings.source,
    picturesOrigin: settings.picturesOrigin,
    ...(settings.hasFaults ? { faults: createFaultBoard() } : {}),
  });
  try {
    const server = await serve({
      host: settings.host,
      port: settings.port,
      gateway: allowingOrigins(settings.allowedOrigins, gateway),
      pages,
    });
    return { server, close: () => lender.close() };
  } catch (error) {
    await lender.close();
    throw error;
  }
}

/** Begins a trace, and adds a line for each entry. */
function lineWriter(file: string): (entry: object) => void {
  writeFileSync(file, `${JSON.stringify(wireTraceHead(Date.now()))}\n`);
  return (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

function announce({ dataDir, secret, source, hasFaults, traceFile }: Settings, origin: string): void {
  const shownSecret = secret === SANDBOX.secret ? secret : 'from GATEWAY_SECRET';
  const lines = [
    'asaan is up. Sandbox: no real money, no real orders.',
    `  site      ${origin}/notify`,
    `  shop      ${origin}/sandbox`,
    `  simulator ${origin}/sandbox/simulator`,
    `  states    ${origin}/sandbox/states`,
    `  gateway   ${origin}${GATEWAY_BASE}   secret ${shownSecret}, source ${source}, token ${SANDBOX.token}`,
    ...(hasFaults ? [`  faults    ${origin}${FAULTS_PATH}`] : []),
    ...(traceFile === null ? [] : [`  trace     ${traceFile}`]),
    `  health    ${origin}/healthz`,
    `  orders are kept in ${dataDir}; stop with Ctrl-C`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function reasonOf(error: unknown, { host, port }: Settings): string {
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
