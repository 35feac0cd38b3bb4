import { Pool } from 'pg';
import { attempt, recordName } from '../attempt.ts';
import type { Ledger, LedgerAction } from '../ledger.ts';
import type { RecordKey } from '../records.ts';
import { LedgerError } from '../store-errors.ts';
import { type StoredRow, watched } from '../watched.ts';
import { databaseName } from './database-name.ts';
import { isConflict, isDuplicate, reasonOf } from './postgres-errors.ts';
import { MIGRATIONS, migrate } from './postgres-schema.ts';
import { createReader } from './record-reader.ts';
import { createWriter } from './record-writer.ts';

/** Connections of one process: one writes, the others read. */
const CONNECTIONS = 4;
/** By when a connection and an answer must have come, and how long a transaction may be left open before the database ends it, ms. */
const [CONNECT_MS, ANSWER_MS, LEFT_OPEN_MS] = [3000, 5000, 10_000];
/** By when the database gives up a lock that it waits for, and a statement, ms: sooner than its client does, so that nobody is left waiting there. */
const [LOCK_MS, STATEMENT_MS] = [3000, 4500];
/** The next records in the order of their keys, by the primary key. */
const AFTER = `SELECT kind, key, value FROM asaan_record WHERE (kind, key) > ($1, $2) AND kind <> 'turn'
  ORDER BY kind, key LIMIT $3`;
/** How often the tables are looked at anew where other servers make them at the same moment. */
const OPENING_TRIES = 5;

/**
 * A ledger in two tables of a database that speaks the PostgreSQL protocol, for as many processes as share it. What only reads
 * is one statement, and so of one moment; what writes takes turns over one row's lock, reads again and commits. Rejects with
 * `LedgerError` where the database cannot be used.
 */
export async function openPostgresLedger(url: string): Promise<Ledger> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'asaan',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: LEFT_OPEN_MS,
    keepAlive: true,
  });
  // A connection that is lost says so to whoever waits for its answer; the next one is made anew.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await open(pool);
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw new LedgerError(`cannot use the sandbox's store ${databaseName(url)}: ${reasonOf(error)}`);
  }
  const seen = { turn: 0 };
  const read = createReader(pool, seen);
  const writer = createWriter(pool, MIGRATIONS.length, seen);

  return watched({
    async transact<T>(keys: readonly RecordKey[], action: LedgerAction<T>) {
      // A key that no record can have is refused to who has it, not to all whose statement it would be in.
      for (const key of keys) recordName(key);
      for (let wanted = keys; ; ) {
        const tried = attempt(await read(wanted), action);
        if (tried.kind === 'needs') {
          wanted = [...wanted, ...tried.keys];
          continue;
        }
        if (tried.changes.length === 0) return tried.result;
        const known = wanted;
        return new Promise<T>((resolve, reject) => {
          writer.add({ keys: known, action, resolve: (result) => resolve(result as T), reject });
        });
      }
    },
    async count(kind) {
      const { rows } = await pool.query<{ readonly records: string }>(
        'SELECT count(*) AS records FROM asaan_record WHERE kind = $1',
        [kind],
      );
      return Number(rows[0]?.records);
    },
    async rowsAfter(last, count) {
      const values = [last?.kind ?? '', last?.key ?? '', count];
      return (await pool.query<StoredRow>({ name: 'asaan-after', text: AFTER, values })).rows;
    },
    async close() {
      await writer.idle();
      await pool.end();
    },
  });
}

async function open(pool: Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = await pool.connect();
    try {
      return await migrate(client);
    } catch (error) {
      const isOthers = isDuplicate(error) || isConflict(error);
      if (!isOthers || tries === OPENING_TRIES) throw error;
    } finally {
      // A transaction that failed ends with its connection.
      client.release(true);
    }
  }
}
