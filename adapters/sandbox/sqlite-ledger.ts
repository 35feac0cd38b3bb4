import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

/**
 * A ledger in one SQLite file under `folder`: write-ahead log, synced to the disk at every commit, so that what was
 * acknowledged survives `kill -9` and a power cut. One process owns it; a second one, or a damaged file, is refused.
 */
export function openSqliteLedger(folder: string): Ledger {
  const { database, owner } = open(folder);
  const put = database.prepare('INSERT OR REPLACE INTO record (kind, key, value) VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM record WHERE kind = ? AND key = ?');
  const all = database.prepare('SELECT kind, key, value FROM record');
  const commit = database.transaction((entries: readonly LedgerEntry[]) => {
    for (const { kind, key, value } of entries) {
      if (value === null) drop.run(kind, key);
      else put.run(kind, key, JSON.stringify(value));
    }
  });
  return {
    load: () =>
      (all.all() as { kind: string; key: string; value: string }[]).map(({ kind, key, value }) => ({
        kind,
        key,
        value: JSON.parse(value) as unknown,
      })),
    commit: (entries) => commit(entries),
    close() {
      // All into the one file, so that it can be copied or looked at.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      owner.exec('ROLLBACK');
      owner.close();
    },
  };
}

function open(folder: string): { readonly database: Database.Database; readonly owner: Database.Database } {
  const file = join(folder, 'sandbox.db');
  let owner: Database.Database | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    owner = takeOwnership(folder);
    const database = new Database(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const damage = database.prepare('PRAGMA quick_check').get() as { quick_check?: string } | undefined;
    if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');
    database.exec(
      'CREATE TABLE IF NOT EXISTS record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    return { database, owner };
  } catch (error) {
    owner?.exec('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    const hint = /locked|busy/i.test(reason) ? 'another server uses it' : reason;
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${hint}`);
  }
}

/** An open transaction on a file beside the store: the system ends it with the process, however that dies. */
function takeOwnership(folder: string): Database.Database {
  const owner = new Database(join(folder, 'owner.db'));
  owner.exec('BEGIN EXCLUSIVE');
  return owner;
}
