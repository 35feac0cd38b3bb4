import type { PoolClient } from 'pg';
import { LedgerError } from '../store-errors.ts';
import { codeOf } from './postgres-errors.ts';

/**
 * What makes the tables, and later changes them, oldest first; `asaan_store.version` counts what was done.
 * 2: a shopper's open orders apart from the others (all are, until he buys again), the names of stock and numbers that were
 *    begun, and the turn among the records. By the text alone, for a damaged record stays as it is.
 */
export const MIGRATIONS: readonly string[] = [
  'CREATE TABLE asaan_record (kind text NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key))',
  `UPDATE asaan_record SET value =
     regexp_replace(value, '"orderIds":(\\[[^]]*\\])', '"orderIds":\\1,"pages":0,"openIds":\\1')
     WHERE kind = 'shopper';
   INSERT INTO asaan_record (kind, key, value)
     SELECT 'begun', 'all', '{"names":[' || coalesce(string_agg('"' || kind || '/' || key || '"', ','), '') || ']}'
     FROM asaan_record WHERE kind IN ('stock', 'number');
   INSERT INTO asaan_record (kind, key, value) VALUES ('turn', 'all', '0')`,
];

/** The one row of `asaan_store`: `turn` counts the commits, and its lock lets one writer at a time through. */
const STORE = `CREATE TABLE IF NOT EXISTS asaan_store
  (id integer PRIMARY KEY, version integer NOT NULL, turn bigint NOT NULL)`;

/** Brings the tables up to date, whole or not at all, for several servers that start at once too; refuses those of a newer version. */
export async function migrate(client: PoolClient): Promise<void> {
  await checkDatabase(client);
  // A user who may not make tables may use those that are there.
  const isMade = await client.query('SELECT version FROM asaan_store').then(hasRow, isMissing);
  await client.query('BEGIN');
  if (!isMade) await client.query(`${STORE}; INSERT INTO asaan_store (id, version, turn) VALUES (1, 0, 0)`);
  // The write also finds out whether the database takes any.
  const { rows } = await client.query<{ readonly version: number; readonly turn: string }>(
    'UPDATE asaan_store SET turn = turn + 1 WHERE id = 1 RETURNING version, turn',
  );
  const { version = 0, turn = '0' } = rows[0] ?? {};
  if (version > MIGRATIONS.length) throw new LedgerError('a newer version of this program wrote it');
  if (version === MIGRATIONS.length) await checkTurn(client, Number(turn) - 1);
  for (const step of MIGRATIONS.slice(version)) await client.query(step);
  if (version < MIGRATIONS.length) await client.query('UPDATE asaan_store SET version = $1', [MIGRATIONS.length]);
  await client.query(`UPDATE asaan_record SET value = $1 WHERE ${TURN}`, [turn]);
  await client.query('COMMIT');
}

/** The row of the turn among the records. */
const TURN = "kind = 'turn' AND key = 'all'";

/** Where the records are not those of the last commit, they were emptied, or are an older copy. */
async function checkTurn(client: PoolClient, turn: number): Promise<void> {
  const { rows } = await client.query<{ readonly value: string }>(`SELECT key, value FROM asaan_record WHERE ${TURN}`);
  const [stored] = rows;
  if (stored === undefined) throw new LedgerError(`asaan_record was emptied; ${ANEW}`);
  if (Number(stored.value) !== turn)
    throw new LedgerError(`its tables are of different times (commit ${stored.value} and ${turn}): one was set back`);
}

/** What begins a store on purpose. */
const ANEW = 'drop asaan_record and asaan_store to begin anew';

/** True for a store that was begun; one whose row was removed since is none. */
function hasRow({ rows }: { readonly rows: readonly unknown[] }): boolean {
  if (rows.length === 0) throw new LedgerError(`asaan_store was emptied; ${ANEW}`);
  return true;
}

/** False for a table that is not there; throws what else is wrong. */
function isMissing(error: unknown): boolean {
  if (codeOf(error) === '42P01') return false;
  throw error;
}

/** Every text can be stored, and what is acknowledged is. A database that does not know a setting does not have its fault. */
async function checkDatabase(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Readonly<Record<'synced' | 'fsync' | 'encoding', string | null>>>(
    `SELECT current_setting('synchronous_commit', true) AS synced, current_setting('fsync', true) AS fsync,
       current_setting('server_encoding', true) AS encoding`,
  );
  const { synced, fsync, encoding } = rows[0] ?? { synced: null, fsync: null, encoding: null };
  if (synced === 'off') throw new LedgerError('it acknowledges what it has not stored (synchronous_commit is off)');
  if (fsync === 'off') throw new LedgerError('it acknowledges what it has not stored (fsync is off)');
  if (encoding !== null && !/^utf-?8$/i.test(encoding))
    throw new LedgerError(`it cannot store every text (its encoding is ${encoding}, not UTF8)`);
}
