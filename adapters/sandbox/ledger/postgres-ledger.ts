import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createKyselyLedger, migrate, type Tables } from './kysely-ledger.ts';
import { databaseName, type Ledger, LedgerError } from './ledger.ts';

/**
 * How many connections there are: of those that change something one runs at a time, and more of them only wait. By when one
 * must be there and answer, and by when the database gives up a lock, a statement and a transaction, ms.
 */
const LIMITS = {
  max: 4,
  connectionTimeoutMillis: 3000,
  query_timeout: 5000,
  lock_timeout: 3000,
  statement_timeout: 4500,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Held by the one transaction that may change something now. Any number that no other program locks. */
const LOCK = 7_226_174;

/**
 * Opens a ledger in a PostgreSQL database, `postgres://…`, for as many processes as share it. Rejects with `LedgerError`
 * where the database cannot be used.
 */
export async function openPostgresLedger(url: string): Promise<Ledger> {
  const pool = new Pool({ connectionString: url, application_name: 'asaan', keepAlive: true, ...LIMITS });
  // A connection that is lost says so to whoever waits for its answer; the next one is made anew.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new LedgerError(databaseName(url), reasonOf(error));
  }
  return createKyselyLedger(db, (transaction) => sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction));
}

/** Why a database could not be opened. The address is not part of it: it may hold a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be reached';
  const code = 'code' in error ? String(error.code) : '';
  if (/^E(?!NOENT|ACCES|ISDIR)[A-Z]{4,}/.test(code)) return `it cannot be reached (${code})`;
  return error.message.split('\n')[0] ?? '';
}
