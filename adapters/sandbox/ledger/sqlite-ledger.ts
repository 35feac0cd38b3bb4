import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { runToEnd } from './attempt.ts';
import type { Ledger, LedgerAction } from './ledger.ts';
import type { RecordKey } from './records.ts';
import { UPGRADES } from './sqlite-upgrades.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

/** A transaction that waits for its turn. */
interface Job {
  /** Writes its changes into the open SQLite transaction; returns how its promise ends once that is committed. */
  run(): () => void;
  reject(error: unknown): void;
}

/**
 * A ledger in one SQLite file under `folder`: write-ahead log, synced to the disk before anything is acknowledged, so that
 * it survives `kill -9` and a power cut. What came in within one turn of the event loop is committed together, with one
 * sync. One process owns the file; a second one, or a damaged file, is refused.
 */
export function openSqliteLedger(folder: string): Ledger {
  const { database, owner } = open(folder);
  const select = database.prepare('SELECT value FROM record WHERE kind = ? AND key = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO record (kind, key, value) VALUES (?, ?, ?)');
  const counted = database.prepare('SELECT COUNT(*) AS records FROM record WHERE kind = ?');
  const runAll = database.transaction((jobs: readonly Job[]) => jobs.map((job) => job.run()));
  let waiting: Job[] = [];

  const read = ({ kind, key }: RecordKey): string | null =>
    (select.get(kind, key) as { readonly value: string } | undefined)?.value ?? null;

  function commitWaiting(): void {
    const jobs = waiting;
    waiting = [];
    try {
      for (const end of runAll(jobs)) end();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  return {
    transact: <T>(keys: readonly RecordKey[], action: LedgerAction<T>) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commitWaiting);
        waiting.push({
          reject,
          run() {
            const done = outcomeOf(() => runToEnd(read, keys, action));
            if (!done.ok) return () => reject(done.error);
            for (const { kind, key, json } of done.value.changes) upsert.run(kind, key, json);
            return () => resolve(done.value.result);
          },
        });
      }),
    count: async (kind) => (counted.get(kind) as { readonly records: number }).records,
    async close() {
      commitWaiting();
      // All into the one file, so that it can be copied or looked at.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      owner.exec('ROLLBACK');
      owner.close();
    },
  };
}

/** An action that throws ends its own promise alone, not the others of its commit. */
function outcomeOf<T>(
  run: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown } {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    return { ok: false, error };
  }
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
    upgrade(database);
    return { database, owner };
  } catch (error) {
    owner?.exec('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    const hint = /locked|busy/i.test(reason) ? 'another server uses it' : reason;
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${hint}`);
  }
}

/** Brings a store that an older version wrote up to date, whole or not at all. */
function upgrade(database: Database.Database): void {
  const version = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  database.transaction(() => {
    for (const step of UPGRADES.slice(version.user_version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${UPGRADES.length}`);
  })();
}

/** An open transaction on a file beside the store: the system ends it with the process, however that dies. */
function takeOwnership(folder: string): Database.Database {
  const owner = new Database(join(folder, 'owner.db'));
  owner.exec('BEGIN EXCLUSIVE');
  return owner;
}
