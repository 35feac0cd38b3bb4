import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import Database from 'libsql';
import { createKyselyLedger, migrate, type Tables } from './kysely-ledger.ts';
import { type Ledger, LedgerError } from './ledger.ts';

/**
 * Opens a ledger in one SQLite file under `folder`: a write-ahead log, synced to the disk before anything is acknowledged, so
 * that it survives `kill -9` and a power cut. One process owns the file as long as it runs. Rejects with `LedgerError` where
 * another one does, and where the file is damaged or of a newer version.
 */
export async function openSqliteLedger(folder: string): Promise<Ledger> {
  const file = join(folder, 'sandbox.db');
  let database: Database.Database | null = null;
  const set = (...settings: readonly string[]): void => {
    for (const setting of settings) database?.exec(`PRAGMA ${setting}`);
  };
  try {
    makeFolder(folder);
    database = new Database(file);
    set('locking_mode = EXCLUSIVE', 'journal_mode = WAL', 'synchronous = FULL');
    const db = new Kysely<Tables>({ dialect: dialectOf(database) });
    await migrate(db);
    const ledger = createKyselyLedger(db, async () => {
      // SQLite goes on writing to a file that nobody can find any more.
      if (!existsSync(file)) throw new Error('the store was removed');
    });
    return {
      ...ledger,
      async close() {
        // All into the one file, and its lock given back: the driver may keep it after closing.
        if (existsSync(file)) set('journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version');
        await ledger.close();
      },
    };
  } catch (error) {
    database?.close();
    throw new LedgerError(file, reasonOf(error));
  }
}

/** Makes a folder and those above it. Node's own way never ends where a file system takes no folder, as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(resolve(folder)));
  mkdirSync(folder);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'SQLITE_BUSY' ? 'another server uses it' : error.message;
}

/** SQLite rolls back by itself where the disk is full: to ask it for that again would hide the reason behind another error. */
function dialectOf(database: Database.Database): SqliteDialect {
  const rollbackTransaction = async () => void (database.inTransaction && database.exec('ROLLBACK'));
  const createDriver = () => Object.assign(new SqliteDriver({ database }), { rollbackTransaction });
  return Object.assign(new SqliteDialect({ database }), { createDriver });
}
