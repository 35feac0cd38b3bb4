import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createLineLog, createRequestLog, SILENT_LOG } from '../sandbox/http/request-log.ts';
import type { Served } from '../sandbox/http/serve.ts';
import { startGateway } from '../sandbox/http/start-gateway.ts';
import { announce } from './announce.ts';
import { readEnvironment } from './environment.ts';
import { PROJECT } from './project.ts';

/** The version of the package. */
const { version: VERSION } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** What is served beside the gateway, and the build that it is of. */
export interface Pages {
  readonly app: Hono<Served> | null;
  readonly build: string;
}

/**
 * Starts site, shop and sandbox on one port; prints where each is, and stops on Ctrl-C and SIGTERM. `args`: `--without
 * optional` for a gateway that sends no optional field. What is wrong is said in one line on stderr: exit 2 for the environment,
 * else 1.
 */
export async function main(openPages: () => Promise<Pages>, args: readonly string[] = []): Promise<void> {
  const environment = readEnvironment(process.env, args);
  if (typeof environment === 'string') return end(environment, 2);
  const { adminToken, drainMs, logsRequests, host, port, ...rest } = environment;
  const requests = logsRequests ? createLineLog(process.stdout) : SILENT_LOG;
  const log = createRequestLog(requests, createLineLog(process.stderr));
  try {
    const { app, build } = await openPages();
    const about = { version: VERSION, build };
    const running = await startGateway({ ...rest, host, port, admin: adminToken, pages: app, about, log });
    endOnFailure((error) => log.error(null, error));
    announce(environment, running);
    let isLeaving = false;
    const leave = (ms: number): void => {
      if (!isLeaving) void running.stop(ms).then(() => process.exit(0));
      isLeaving = true;
    };
    // A second signal of the same kind ends the process at once. Who presses Ctrl-C does not want to wait.
    process.once('SIGTERM', () => leave(drainMs));
    process.once('SIGINT', () => leave(0));
  } catch (error) {
    await end(reasonOf(error, host, port), 1);
  }
}

/** What nobody caught is logged like every other error, and ends the process: its state is not known any more. */
function endOnFailure(failed: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    failed(error);
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another one with PORT=…`;
  if (code === 'EACCES') return `port ${port} on ${host} may not be used; choose another one with PORT=…`;
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process once the reason is written: a connection that was given up may stay open for a minute. */
function end(reason: string, status: number): Promise<never> {
  return new Promise(() => process.stderr.write(`asaan: ${reason}\n`, () => process.exit(status)));
}
