import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres/postgres-ledger.ts';
import { freePort } from '../support/free-port.ts';
import type { RunningPostgres } from '../support/postgres.ts';
import { runScript, SERVER_SCRIPT, serverUp } from '../support/server-process.ts';
import { cpuMs } from './cpu.ts';
import { load, type Run } from './generator.ts';
import { bought, buyers, get, post, query, SKU, source, stored } from './shopping.ts';

/** One kind of request, again and again. */
export interface StoreRun extends Pick<Run, 'perSecond' | 'p99' | 'errors'> {
  /** CPU time of one of them, ms: of the program's processes, and of the database's. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** Reads and durable purchases of one way to keep the records. */
export interface StoreFigures {
  readonly what: string;
  readonly reads: StoreRun;
  readonly writes: StoreRun;
  /** Whether each acknowledged purchase is stored, and none that nobody asked for. */
  readonly isExact: boolean;
}

/** Connections of the generator, and of the bare client. */
const [CLIENTS, CONNECTIONS] = [50, 8];
/** Purchases a second that are prepared at most. */
const BUYERS = 16_000;

/** The bare client, the file and PostgreSQL, so many seconds of each kind; in one run. */
export async function storeFigures(server: RunningPostgres, seconds: number): Promise<readonly StoreFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-stores-'));
  const database = server.pid();
  const figures = [await bareFigures(await server.newStore(), seconds, database)];
  figures.push(await figuresOf('file', { DATA_DIR: join(folder, 'data') }, seconds, database));
  figures.push(await figuresOf('PostgreSQL', { LEDGER_URL: await server.newStore() }, seconds, database));
  rmSync(folder, { recursive: true });
  return figures;
}

async function figuresOf(
  what: string,
  store: Readonly<Record<string, string>>,
  seconds: number,
  database: number,
): Promise<StoreFigures> {
  const port = await freePort();
  const env = { ...store, PORT: String(port), LIMITS: 'off', LOG: 'errors' };
  const process = await serverUp(runScript(SERVER_SCRIPT, env));
  const perform = httpActions(process.gateway, source);
  const pids = { server: process.child.pid ?? 0, database };
  await perform({ action: 'stock', sku: SKU, left: 10_000_000 });
  const own = await bought(process.gateway, 'sandbox-token-load');
  const read = post('get/purchase/info', await query('sandbox-token-load', { productOrderId: own }));
  const reads = await costed(pids, () => load(port, CLIENTS, seconds, () => read));
  const all = await buyers(BUYERS * seconds);
  const before = await stored(perform);
  let buyer = 0;
  const next = () => all[(buyer += 1) - 1] ?? get('/nothing');
  const writes = await costed(pids, () => load(port, CLIENTS, seconds, next));
  const kept = (await stored(perform)) - before;
  process.child.kill('SIGTERM');
  await process.ended;
  return { what, reads, writes, isExact: kept >= writes.answered && kept <= writes.answered + writes.open };
}

/** The processes whose time counts; 0 for none. */
interface Pids {
  readonly server: number;
  readonly database: number;
}

/** A run, with the CPU time of each of its answers. */
async function costed<R extends Pick<Run, 'perSecond' | 'p99' | 'errors' | 'answered'>>(
  { server, database }: Pids,
  run: () => Promise<R>,
): Promise<R & StoreRun> {
  const before = [cpuMs(server), cpuMs(database)];
  const result = await run();
  const [serverMs = 0, databaseMs = 0] = [cpuMs(server), cpuMs(database)].map(
    (after, at) => (after - (before[at] ?? 0)) / Math.max(1, result.answered),
  );
  return { ...result, serverMs, databaseMs };
}

/** The same rows by `pg` alone: five read in one statement; four written in a transaction of their own, two of them everybody's. */
async function bareFigures(url: string, seconds: number, database: number): Promise<StoreFigures> {
  await (await openPostgresLedger(url)).close();
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const keys = [
    ['number', 'shopper', 'order', 'stock', 'number'],
    ['clockOffset', 's0', 'o0', SKU, 'orders'],
  ];
  const value = JSON.stringify({ filler: 'x'.repeat(600) });
  const text = `INSERT INTO asaan_record (kind, key, value) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`;
  const write = (at: number): Promise<unknown> => {
    const values = [['number', 'order', 'shopper', 'stock'], ['orders', `o${at}`, `s${at}`, SKU], Array(4).fill(value)];
    return pool.query({ name: 'put', text, values });
  };
  const read = (): Promise<unknown> =>
    pool.query({
      name: 'get',
      text: `SELECT (SELECT value FROM asaan_record AS r WHERE r.kind = w.kind AND r.key = w.key)
        FROM unnest($1::text[], $2::text[]) AS w (kind, key)`,
      values: keys,
    });
  await write(0);
  const pids = { server: 0, database };
  const reads = await costed(pids, () => repeated(seconds, read));
  const writes = await costed(pids, () => repeated(seconds, write));
  await pool.end();
  return { what: `bare pg, ${CONNECTIONS} connections`, reads, writes, isExact: true };
}

/** Runs a task again and again for as many clients as there are connections of the generator. */
async function repeated(
  seconds: number,
  run: (at: number) => Promise<unknown>,
): Promise<Pick<Run, 'perSecond' | 'p99' | 'errors' | 'answered'>> {
  const times: number[] = [];
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() - begun < seconds * 1000) {
        const started = performance.now();
        next += 1;
        await run(next);
        times.push(performance.now() - started);
      }
    }),
  );
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond: (times.length * 1000) / (performance.now() - begun), p99, errors: 0, answered: times.length };
}
