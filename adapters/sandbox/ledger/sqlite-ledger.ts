import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './attempt.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import type { Ledger, LedgerAction } from './ledger.ts';
import { makeFolder } from './make-folder.ts';
import { isBusy, takeFile } from './owner-file.ts';
import { type StoredRow, scanRecords } from './record-scan.ts';
import type { RecordKey } from './records.ts';
import { UPGRADES } from './sqlite-upgrades.ts';
import { LedgerError, StoreRemoved } from './store-errors.ts';

const IN_USE = 'another server uses it';
/** Largest file that is checked whole before the server is up, bytes: a fifth of a second. A larger one is checked beside its work. */
const CHECKED_FIRST_BYTES = 64 * 1024 * 1024;

/** A transaction that waits for its turn. */
interface Job {
  /** Writes its changes into the open SQLite transaction; returns how its promise ends once that is committed. */
  run(): () => void;
  reject(error: unknown): void;
}

/**
 * A ledger in one SQLite file under `folder`: write-ahead log, synced to the disk before anything is acknowledged, so that
 * it survives `kill -9` and a power cut. What came in within one turn of the event loop is committed together, with one
 * sync. Nothing is loaded at the start. One process owns the file; a second one, or a damaged file, is refused. Where the file
 * was removed or replaced since, nothing that changes it is acknowledged; where damage shows later, nothing at all. `checkedFirst`:
 * the largest file, in bytes, that is checked before it is used; a larger one is checked beside its work.
 */
export function openSqliteLedger(folder: string, checkedFirst = CHECKED_FIRST_BYTES): Ledger {
  const { database, release, isInPlace, isLarge } = open(folder, checkedFirst);
  const select = database.prepare('SELECT value FROM record WHERE kind = ? AND key = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO record (kind, key, value) VALUES (?, ?, ?)');
  const counted = database.prepare('SELECT COUNT(*) AS records FROM record WHERE kind = ?');
  const runAll = database.transaction((jobs: readonly Job[]) => jobs.map((job) => job.run()));
  const after = database.prepare('SELECT rowid, kind, key, value FROM record WHERE rowid > ? ORDER BY rowid LIMIT ?');
  let waiting: Job[] = [];
  let damage: unknown = null;
  const endScan = isLarge
    ? scanRecords(
        (rowid, count) => after.all(rowid, count) as readonly StoredRow[],
        (error) => {
          damage = error;
        },
      )
    : () => undefined;

  const read = ({ kind, key }: RecordKey): string | null =>
    (select.get(kind, key) as { readonly value: string } | undefined)?.value ?? null;

  function commitWaiting(): void {
    const jobs = waiting;
    waiting = [];
    try {
      if (damage !== null) throw damage;
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
      endScan();
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
  /** True where it was too large to be checked whole. */
  readonly isLarge: boolean;
}

function open(folder: string, checkedFirst: number): OpenStore {
  const file = join(folder, 'sandbox.db');
  let release: (() => void) | null = null;
  try {
    makeFolder(folder);
    release = takeFile(join(folder, 'owner.db'));
    if (release === null) throw new Error(IN_USE);
    // The store was there once: an empty one in its place would begin anew with the first order's number.
    const begun = join(folder, 'sandbox.begun');
    if (existsSync(begun) && !isWritten(file)) throw new Error(`it is empty; remove ${begun} to begin anew`);
    const database = openDatabase(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const isLarge = statSync(file).size > checkedFirst;
    if (!isUndamaged(database, file, isLarge)) throw new Error('the file is damaged');
    database.exec(
      'CREATE TABLE IF NOT EXISTS record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    upgrade(database);
    writeFileSync(begun, '');
    const files = [file, `${file}-wal`];
    const opened = files.map(identityOf);
    return { database, release, isInPlace: () => files.every((each, at) => identityOf(each) === opened[at]), isLarge };
  } catch (error) {
    release?.();
    const reason = error instanceof Error ? error.message : String(error);
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${isBusy(error) ? IN_USE : reason}`);
  }
}

/** Whether a store's file is there and holds anything, or its log does. */
const isWritten = (file: string): boolean =>
  [file, `${file}-wal`].some((each) => (statSync(each, { throwIfNoEntry: false })?.size ?? 0) > 0);

/** Checks every page of a small file; of a large one that it was written to its end. */
function isUndamaged(database: OpenDatabase, file: string, isLarge: boolean): boolean {
  const pragma = (name: string): unknown =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() as Readonly<Record<string, unknown>>)[0];
  if (!isLarge) return pragma('quick_check') === 'ok';
  return Number(pragma('page_count')) * Number(pragma('page_size')) === statSync(file).size;
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
