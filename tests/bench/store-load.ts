import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningPostgres } from '../support/postgres.ts';
import { SERVER_SCRIPT } from '../support/server-process.ts';
import { load, startLoaded } from './loaded-server.ts';
import type { LoadFigure } from './server-load.ts';

/** Reads and durable purchases in the file and in PostgreSQL, with 50 connections and so many seconds of each. */
export async function storeFigures(postgres: RunningPostgres, seconds: number): Promise<readonly LoadFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-stores-'));
  const figures: LoadFigure[] = [];
  for (const [store, env] of [
    ['file', { DATA_DIR: join(folder, 'data') }],
    ['PostgreSQL', { LEDGER_URL: await postgres.newStore() }],
  ] as const) {
    const server = await startLoaded(SERVER_SCRIPT, env);
    const reads = await load(server.port, 50, seconds, () => server.read);
    const { isExact, ...writes } = await server.buy(50, seconds, 4000);
    await server.stop();
    figures.push({ what: `${store}: reads`, ...reads, demand: 'errors 0', isMet: reads.errors === 0 });
    const least = store === 'file' ? 500 : 0;
    const demand = `${least > 0 ? `≥ ${least}/s, ` : ''}every acknowledged one stored once, errors 0`;
    const isMet = isExact && writes.errors === 0 && writes.perSecond >= least;
    figures.push({ what: `${store}: purchases`, ...writes, demand, isMet });
  }
  rmSync(folder, { recursive: true });
  return figures;
}
