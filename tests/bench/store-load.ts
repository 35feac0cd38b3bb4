import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres-ledger.ts';
import type { RunningPostgres } from '../support/postgres.ts';
import { SERVER_SCRIPT, SKU } from '../support/server-process.ts';
import { load, type Run, startLoaded } from './loaded-server.ts';

/** Reads and durable purchases of one way to keep the records. */
export interface StoreFigures {
  readonly what: string;
  readonly reads: Run;
  readonly writes: Run;
  /** Whether each acknowledged purchase is stored, and none that nobody asked for. */
  readonly isExact: boolean;
}

/** Connections of the generator, and of the bare client. */
const [CLIENTS, CONNECTIONS] = [50, 8];

/** The bare client, the file and PostgreSQL, so many seconds of each kind; in one run. */
export async function storeFigures(postgres: RunningPostgres, seconds: number): Promise<readonly StoreFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-stores-'));
  const figures = [await bareFigures(await postgres.newStore(), seconds)];
  for (const [what, store] of [
    ['file', { DATA_DIR: join(folder, 'data') }],
    ['PostgreSQL', { LEDGER_URL: await postgres.newStore() }],
  ] as const) {
    const server = await startLoaded(SERVER_SCRIPT, store);
    const reads = await load(server.port, CLIENTS, seconds, () => server.read);
    const { isExact, ...writes } = await server.buy(CLIENTS, seconds, 4000);
    await server.stop();
    figures.push({ what, reads, writes, isExact });
  }
  rmSync(folder, { recursive: true });
  return figures;
}

/** The same rows by `pg` alone: five read in one statement; four written in a transaction of their own, two of them everybody's. */
async function bareFigures(url: string, seconds: number): Promise<StoreFigures> {
  await (await openPostgresLedger(url)).close();
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const value = JSON.stringify({ filler: 'x'.repeat(600) });
  const put = `INSERT INTO asaan_record (kind, key, value) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`;
  const [written, asked] = [
    ['number', 'order', 'shopper', 'stock'],
    ['clockOffset', 's0', 'o0', SKU, 'orders'],
  ];
  const write = (at: number): Promise<unknown> =>
    pool.query({
      name: 'put',
      text: put,
      values: [written, ['orders', `o${at}`, `s${at}`, SKU], Array(4).fill(value)],
    });
  const text = 'SELECT value FROM asaan_record WHERE kind = ANY($1) AND key = ANY($2)';
  const read = (): Promise<unknown> => pool.query({ name: 'get', text, values: [written, asked] });
  await write(0);
  const [reads, writes] = [await repeated(seconds, read), await repeated(seconds, write)];
  await pool.end();
  return { what: `bare pg, ${CONNECTIONS} connections`, reads, writes, isExact: true };
}

/** Runs a task again and again for as many clients as there are connections of the generator. */
async function repeated(seconds: number, run: (at: number) => Promise<unknown>): Promise<Run> {
  const times: number[] = [];
  const begun = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      const started = performance.now();
      await run(times.length + 1);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond: (times.length * 1000) / (performance.now() - begun), p99, errors: 0 };
}
