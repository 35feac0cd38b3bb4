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
  const file = join(folder, 'sandbox.db');
  const database = open(folder, file);
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
      (all.all() as { kind: string; key: string; value: string }[]).map((row) => ({
        ...row,
        value: JSON.parse(row.value),
      })),
    commit: (entries) => commit(entries),
    close: () => database.close(),
  };
}

function open(folder: string, file: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true });
    const database = new Database(file);
    // The lock is taken with the first read and held until the process ends: one owner.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const damage = database.prepare('PRAGMA quick_check').get() as { quick_check?: string } | undefined;
    if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');
    database.exec(
      'CREATE TABLE IF NOT EXISTS record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = /locked|busy/i.test(reason) ? 'another server uses it' : reason;
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${hint}`);
  }
}
