import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { attempt, type Change, recordName } from '../attempt.ts';
import type { LedgerAction } from '../ledger.ts';
import type { RecordKey } from '../records.ts';
import { RecordExists, StoreSetBack } from '../store-errors.ts';
import { isAnswer, isConflict, isDuplicate, isOfItsKeys } from './postgres-errors.ts';
import { readRecords, type SeenTurn } from './record-reader.ts';

/** A transaction that changes something, and waits for its commit. */
export interface WriteJob {
  readonly keys: readonly RecordKey[];
  readonly action: LedgerAction<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Most transactions of one commit, and how often a commit is tried that others stood in the way of. */
const [BATCH_MAX, TRIES_MAX] = [256, 12];

/** Another program, or an operator, has changed the tables or the database since this one opened them. */
class StoreChanged extends Error {
  override readonly name = 'StoreChanged';
}

/** What taking a turn answers. */
interface Begun {
  readonly rowCount: number;
  readonly rows: readonly { readonly turn: string; readonly synced: string | null }[];
}

/** One writer at a time, of all processes: the row is held until the commit. */
const takeTurn = (version: number): string => `BEGIN ISOLATION LEVEL READ COMMITTED;
  UPDATE asaan_store SET turn = turn + 1 WHERE id = 1 AND version = ${version}
  RETURNING turn, current_setting('synchronous_commit', true) AS synced`;
const ROWS = 'SELECT * FROM unnest($1::text[], $2::text[], $3::text[])';
const INSERT = `INSERT INTO asaan_record (kind, key, value) ${ROWS}`;
const UPSERT = `${INSERT} ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`;

/**
 * Commits transactions in the order in which they came, those that wait together in one commit. Each runs again on what is
 * stored once it is this process's turn, so that nothing it has read is stale.
 */
export function createWriter(
  pool: Pool,
  version: number,
  seen: SeenTurn,
): { add(job: WriteJob): void; idle(): Promise<void> } {
  let waiting: WriteJob[] = [];
  let working: Promise<void> = Promise.resolve();
  let isWorking = false;

  async function work(): Promise<void> {
    for (; waiting.length > 0; ) {
      const jobs = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      await commit({ pool, version, seen }, jobs);
    }
    isWorking = false;
  }

  return {
    add(job) {
      waiting.push(job);
      if (isWorking) return;
      isWorking = true;
      working = work();
    },
    idle: () => working,
  };
}

/** The store, as this process knows it. */
interface Tables {
  readonly pool: Pool;
  readonly version: number;
  readonly seen: SeenTurn;
}

async function commit(tables: Tables, jobs: readonly WriteJob[]): Promise<void> {
  try {
    const ends = await retried(() => inTurn(tables, (client, turn) => writeAll(client, jobs, tables.seen, turn)));
    for (const end of ends) end();
  } catch (error) {
    // Whose record was there already, or is none that can be stored, is found out one by one.
    const isOfOne = error instanceof RecordExists || isOfItsKeys(error);
    if (isOfOne && jobs.length > 1) for (const job of jobs) await commit(tables, [job]);
    else for (const { reject } of jobs) reject(error);
  }
}

/** Tries again, a little later each time, where other transactions were in the way. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) || tries === TRIES_MAX) throw error;
      await pause(Math.random() * 10 * tries);
    }
  }
}

/** Runs in a transaction, when it is this process's turn to write. Where its outcome is not known, it rejects. */
async function inTurn<T>(
  { pool, version, seen }: Tables,
  run: (client: PoolClient, turn: number) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    // Two statements, two results.
    const begun = (await client.query(takeTurn(version))) as unknown as readonly Begun[];
    const [taken] = begun[1]?.rows ?? [];
    if (taken === undefined) throw new StoreChanged('another program has changed the tables');
    if (taken.synced === 'off') throw new StoreChanged('the database acknowledges what it has not stored');
    const turn = Number(taken.turn);
    const result = await run(client, turn);
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('the database did not commit');
    isWhole = true;
    seen.turn = Math.max(seen.turn, turn);
    return result;
  } catch (error) {
    const isOurs = [StoreChanged, StoreSetBack, RecordExists].some((each) => error instanceof each);
    isWhole = (isOurs || isAnswer(error)) && (await isRolledBack(client));
    throw error;
  } finally {
    client.release(!isWhole);
  }
}

const isRolledBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/** Runs all actions one after another on what is stored, and writes what they change; returns how each of them ends. */
async function writeAll(
  client: PoolClient,
  jobs: readonly WriteJob[],
  seen: SeenTurn,
  turn: number,
): Promise<readonly (() => void)[]> {
  const keys = jobs.flatMap((job) => job.keys);
  const loaded = await readRecords(client, keys, seen, 1);
  for (;;) {
    const { ends, changes, needs } = runAll(jobs, loaded);
    if (needs.length > 0) {
      for (const [name, json] of await readRecords(client, needs, seen, 1)) loaded.set(name, json);
      continue;
    }
    const added = changes.filter(({ isNew }) => isNew);
    try {
      await write(client, 'asaan-add', INSERT, added);
    } catch (error) {
      if (isDuplicate(error) && added[0] !== undefined) throw new RecordExists(added[0]);
      throw error;
    }
    const put = changes.filter(({ isNew }) => !isNew);
    await write(client, 'asaan-put', UPSERT, [...put, { kind: 'turn', key: 'all', json: String(turn) }]);
    return ends;
  }
}

/** What is written: a record, or the turn at which records were last written. */
type Row = Readonly<Record<'kind' | 'key' | 'json', string>>;

async function write(client: PoolClient, name: string, text: string, rows: readonly Row[]): Promise<void> {
  const values = [rows.map(({ kind }) => kind), rows.map(({ key }) => key), rows.map(({ json }) => json)];
  if (rows.length > 0) await client.query({ name, text, values });
}

/** One run of all actions over what is loaded; those that need more are left out, and run again with it. */
function runAll(jobs: readonly WriteJob[], loaded: ReadonlyMap<string, string | null>) {
  const view = new Map(loaded);
  const changes = new Map<string, Change>();
  const needs: RecordKey[] = [];
  const ends = jobs.map(({ action, resolve, reject }) => {
    try {
      const tried = attempt(view, action);
      if (tried.kind === 'needs') {
        needs.push(...tried.keys);
        return () => undefined;
      }
      for (const change of tried.changes) {
        const name = recordName(change);
        view.set(name, change.json);
        changes.set(name, { ...change, isNew: change.isNew || changes.get(name)?.isNew === true });
      }
      return () => resolve(tried.result);
    } catch (error) {
      return () => reject(error);
    }
  });
  return { ends, changes: [...changes.values()], needs };
}
