import type { PoolClient } from 'pg';
import { LedgerError } from '../store-errors.ts';
import { codeOf } from './postgres-errors.ts';

/** What makes the tables, and later changes them, oldest first; `asaan_store.version` counts what was done. */
export const MIGRATIONS: readonly string[] = [
  'CREATE TABLE asaan_record (kind text NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key))',
];

/** The one row of `asaan_store`: `turn` counts the commits, and its lock lets one writer at a time through. */
const STORE = `CREATE TABLE IF NOT EXISTS asaan_store
  (id integer PRIMARY KEY, version integer NOT NULL, turn bigint NOT NULL)`;

/** Brings the tables up to date, whole or not at all, for several servers that start at once too; refuses those of a newer version. */
export async function migrate(client: PoolClient): Promise<void> {
  // A user who may not make tables may use those that are there.
  const isMade = await client.query('SELECT version FROM asaan_store').then(hasRow, isMissing);
  if (!isMade) {
    await client.query(STORE);
    await client.query('INSERT INTO asaan_store (id, version, turn) VALUES (1, 0, 0) ON CONFLICT (id) DO NOTHING');
  }
  await client.query('BEGIN');
  // The write also finds out whether the database takes any.
  const { rows } = await client.query<{ readonly version: number }>(
    'UPDATE asaan_store SET turn = turn + 1 WHERE id = 1 RETURNING version',
  );
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) throw new LedgerError('a newer version of this program wrote it');
  for (const step of MIGRATIONS.slice(version)) await client.query(step);
  await client.query('UPDATE asaan_store SET version = $1 WHERE id = 1', [MIGRATIONS.length]);
  await client.query('COMMIT');
  await check(client);
}

const hasRow = ({ rows }: { readonly rows: readonly unknown[] }): boolean => rows.length > 0;

/** False for a table that is not there; throws what else is wrong. */
function isMissing(error: unknown): boolean {
  if (codeOf(error) === '42P01') return false;
  throw error;
}

/** The tables are those that this version expects, and what is acknowledged is stored. */
async function check(client: PoolClient): Promise<void> {
  await client.query('SELECT kind, key, value FROM asaan_record LIMIT 1');
  const { rows } = await client.query<{ readonly synchronous_commit: string }>('SHOW synchronous_commit');
  if (rows[0]?.synchronous_commit === 'off')
    throw new LedgerError('it acknowledges what it has not stored (synchronous_commit is off)');
}
