import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './attempt.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import type { Ledger, LedgerAction } from './ledger.ts';
import { isBusy, takeFile } from './owner-file.ts';
import type { RecordKey } from './records.ts';
import { UPGRADES } from './sqlite-upgrades.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

const IN_USE = 'another server uses it';

/** The store's files are not those that were opened: what is written goes nowhere. */
class StoreRemoved extends Error {
  override readonly name = 'StoreRemoved';
}

/** A transaction that waits for its turn. */
interface Job {
  /** Writes its changes into the open SQLite transaction; returns how its promise ends once that is committed. */
  run(): () => void;
  reject(error: unknown): void;
}

/**
 * A ledger in one SQLite file under `folder`: write-ahead log, synced to the disk before anything is acknowledged, so that
 * it survives `kill -9` and a power cut. What came in within one turn of the event loop is committed together, with one
 * sync. One process owns the file; a second one, or a damaged file, is refused. Where the file was removed or replaced since,
 * nothing that changes it is acknowledged.
 */
export function openSqliteLedger(folder: string): Ledger {
  const { database, release, isInPlace } = open(folder);
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
            const { changes } = done.value;
            if (changes.length > 0 && !isInPlace()) throw new StoreRemoved('the store was removed or replaced');
            for (const { kind, key, json } of changes) upsert.run(kind, key, json);
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
      release();
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

/** A store that is open. */
interface OpenStore {
  readonly database: OpenDatabase;
  /** Leaves it to the next owner. */
  readonly release: () => void;
  /** Whether its files still are those that were opened: the system goes on writing to files that nobody can find. */
  readonly isInPlace: () => boolean;
}

function open(folder: string): OpenStore {
  const file = join(folder, 'sandbox.db');
  let release: (() => void) | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    release = takeFile(join(folder, 'owner.db'));
    if (release === null) throw new Error(IN_USE);
    const database = openDatabase(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const damage = database.prepare('PRAGMA quick_check').get() as { quick_check?: string } | undefined;
    if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');
    database.exec(
      'CREATE TABLE IF NOT EXISTS record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    upgrade(database);
    const files = [file, `${file}-wal`];
    const opened = files.map(identityOf);
    return { database, release, isInPlace: () => files.every((each, at) => identityOf(each) === opened[at]) };
  } catch (error) {
    release?.();
    const reason = error instanceof Error ? error.message : String(error);
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${isBusy(error) ? IN_USE : reason}`);
  }
}

/** What tells a file from another one under the same name; null where there is none. */
function identityOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
}

/** Brings a store that an older version wrote up to date, whole or not at all; refuses one that a newer version wrote. */
function upgrade(database: OpenDatabase): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  if (version > UPGRADES.length) throw new Error('a newer version of this program wrote it');
  database.transaction(() => {
    for (const step of UPGRADES.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${UPGRADES.length}`);
  })();
}
