import { runToEnd } from './attempt.ts';
import type { Ledger, LedgerAction } from './ledger.ts';
import type { RecordKey } from './records.ts';
import { openStore } from './sqlite-store.ts';
import { StoreRemoved } from './store-errors.ts';
import { type StoredRow, watched } from './watched.ts';

/** Largest file that is checked whole before the server is up, bytes: a fifth of a second. */
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
 * sync. Nothing is loaded at the start. One process owns the file; a second one, and a file that is damaged, emptied or set back,
 * is refused. Where the file was removed or replaced since, nothing that changes it is acknowledged; where the file itself was
 * damaged since, nothing at all. `checkedFirst`: the largest file, in bytes, of which every page is checked before it is used.
 */
export function openSqliteLedger(folder: string, checkedFirst = CHECKED_FIRST_BYTES): Ledger {
  const { database, turn, release, place } = openStore(folder, checkedFirst);
  const select = database.prepare('SELECT value FROM record WHERE kind = ? AND key = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO record (kind, key, value) VALUES (?, ?, ?)');
  const counted = database.prepare('SELECT COUNT(*) AS records FROM record WHERE kind = ?');
  const after = database.prepare(
    "SELECT kind, key, value FROM record WHERE (kind, key) > (?, ?) AND kind <> 'turn' ORDER BY kind, key LIMIT ?",
  );
  let waiting: Job[] = [];
  let damage: unknown = null;
  let isInPlace = true;
  const runAll = database.transaction((jobs: readonly Job[]) => {
    turn.check();
    return jobs.map((job) => job.run());
  });

  const read = ({ kind, key }: RecordKey): string | null =>
    (select.get(kind, key) as { readonly value: string } | undefined)?.value ?? null;

  /** Runs on the file as a whole; once it was found damaged nothing is. */
  function onFile<T>(run: () => T): T {
    const found = place();
    isInPlace = found === 'own';
    if (found === 'cut') damage ??= new StoreRemoved('the store was cut off');
    if (damage !== null) throw damage;
    try {
      return run();
    } catch (error) {
      if (isDamage(error)) damage = error;
      throw error;
    }
  }

  function commit(jobs: readonly Job[]): readonly (() => void)[] {
    let isDone = false;
    try {
      const ends = onFile(() => runAll(jobs));
      isDone = true;
      return ends;
    } finally {
      turn.ended(isDone);
    }
  }

  function commitWaiting(): void {
    const jobs = waiting;
    waiting = [];
    try {
      for (const end of commit(jobs)) end();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  return watched({
    transact: <T>(keys: readonly RecordKey[], action: LedgerAction<T>) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commitWaiting);
        waiting.push({
          reject,
          run() {
            const done = outcomeOf(() => runToEnd(read, keys, action));
            if (!done.ok) {
              if (isDamage(done.error)) throw done.error;
              return () => reject(done.error);
            }
            const { changes } = done.value;
            if (changes.length > 0 && !isInPlace) throw new StoreRemoved('the store was removed or replaced');
            for (const { kind, key, json } of changes) upsert.run(kind, key, json);
            if (changes.length > 0) turn.next();
            return () => resolve(done.value.result);
          },
        });
      }),
    count: async (kind) => onFile(() => (counted.get(kind) as { readonly records: number }).records),
    rowsAfter: async (last, count) =>
      onFile(() => after.all(last?.kind ?? '', last?.key ?? '', count) as readonly StoredRow[]),
    async close() {
      if (waiting.length > 0) commitWaiting();
      try {
        // All into the one file, so that it can be copied or looked at; without room for it the log stays beside it.
        if (place() === 'own') database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // What is acknowledged is in the log.
      }
      database.close();
      turn.release();
      release();
    },
  });
}

/** Codes of SQLite for a file that is none any more: no record of it is to be believed. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT)/.test(String(error.code));

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
