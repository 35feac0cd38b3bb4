import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres-ledger.ts';
import type { RunningPostgres } from '../support/postgres.ts';
import { runScript, SERVER_SCRIPT, serverUp } from '../support/server-process.ts';
import { load, type Run } from './generator.ts';
import { bought, buyers, get, post, query, SKU, source, stored } from './shopping.ts';

/** One kind of request, again and again. */
export type StoreRun = Pick<Run, 'perSecond' | 'p99' | 'errors'>;

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
const BUYERS = 4000;

/** The bare client, the file and PostgreSQL, so many seconds of each kind; in one run. */
export async function storeFigures(server: RunningPostgres, seconds: number): Promise<readonly StoreFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-stores-'));
  const figures = [
    await bareFigures(await server.newStore(), seconds),
    await figuresOf('file', { DATA_DIR: join(folder, 'data') }, seconds),
    await figuresOf('PostgreSQL', { LEDGER_URL: await server.newStore() }, seconds),
  ];
  rmSync(folder, { recursive: true });
  return figures;
}

/** A server in a process of its own, over the wire. */
async function figuresOf(
  what: string,
  store: Readonly<Record<string, string>>,
  seconds: number,
): Promise<StoreFigures> {
  const server = await serverUp(runScript(SERVER_SCRIPT, { ...store, PORT: '0', LIMITS: 'off', LOG: 'errors' }));
  const port = Number(new URL(server.gateway).port);
  const perform = httpActions(server.gateway, source);
  await perform({ action: 'stock', sku: SKU, left: 10_000_000 });
  const own = await bought(server.gateway, 'sandbox-token-load');
  const read = post('get/purchase/info', await query('sandbox-token-load', { productOrderId: own }));
  const reads = await load(port, CLIENTS, seconds, () => read);
  const all = await buyers(BUYERS * seconds);
  const before = await stored(perform);
  let buyer = 0;
  const writes = await load(port, CLIENTS, seconds, () => all[(buyer += 1) - 1] ?? get('/nothing'));
  const kept = (await stored(perform)) - before;
  server.child.kill('SIGTERM');
  await server.ended;
  return { what, reads, writes, isExact: kept >= writes.answered && kept <= writes.answered + writes.open };
}

/** The same rows by `pg` alone: five read in one statement; four written in a transaction of their own, two of them everybody's. */
async function bareFigures(url: string, seconds: number): Promise<StoreFigures> {
  await (await openPostgresLedger(url)).close();
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const value = JSON.stringify({ filler: 'x'.repeat(600) });
  const put = `INSERT INTO asaan_record (kind, key, value) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`;
  const write = (at: number): Promise<unknown> =>
    pool.query({
      name: 'put',
      text: put,
      values: [['number', 'order', 'shopper', 'stock'], ['orders', `o${at}`, `s${at}`, SKU], Array(4).fill(value)],
    });
  const read = (): Promise<unknown> =>
    pool.query({
      name: 'get',
      text: 'SELECT value FROM asaan_record WHERE kind = ANY($1) AND key = ANY($2)',
      values: [
        ['number', 'shopper', 'order', 'stock'],
        ['clockOffset', 's0', 'o0', SKU, 'orders'],
      ],
    });
  await write(0);
  const reads = await repeated(seconds, read);
  const writes = await repeated(seconds, write);
  await pool.end();
  return { what: `bare pg, ${CONNECTIONS} connections`, reads, writes, isExact: true };
}

/** Runs a task again and again for as many clients as there are connections of the generator. */
async function repeated(seconds: number, run: (at: number) => Promise<unknown>): Promise<StoreRun> {
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
  return { perSecond: (times.length * 1000) / (performance.now() - begun), p99, errors: 0 };
}
