import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { isBusy, takeFile } from './owner-file.ts';
import { type Turn, takeTurns } from './sqlite-turn.ts';
import { UPGRADES } from './sqlite-upgrades.ts';
import { LedgerError } from './store-errors.ts';

const IN_USE = 'another server uses it';

/** A store that is open. */
export interface OpenStore {
  readonly database: OpenDatabase;
  readonly turn: Turn;
  /** Leaves it to the next owner. */
  readonly release: () => void;
  /**
   * Whether its files still are those that were opened: the system goes on writing to files that nobody can find. `cut`: they
   * are, and shorter than they were, which no work of ours makes them.
   */
  readonly place: () => 'own' | 'elsewhere' | 'cut';
}

/** Opens the store of a folder for this process alone. Throws `LedgerError` where it cannot be used. */
export function openStore(folder: string, checkedFirst: number): OpenStore {
  const file = join(folder, 'sandbox.db');
  const owner = join(folder, 'owner.db');
  const begun = join(folder, 'sandbox.begun');
  let release: (() => void) | null = null;
  try {
    makeFolder(folder);
    release = takeFile(owner);
    if (release === null) throw new Error(IN_USE);
    // The store was there once: an empty one in its place would begin anew with the first order's number.
    const isBegun = existsSync(begun);
    if (isBegun && !hasBytes(file)) throw new Error(`it is empty; remove ${begun} to begin anew`);
    const database = openDatabase(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    if (!isUndamaged(database, file, statSync(file).size > checkedFirst)) throw new Error('the file is damaged');
    upgrade(database, isBegun);
    const turn = takeTurns(database, begun);
    return { database, turn, release, place: placeOf([file, `${file}-wal`], owner) };
  } catch (error) {
    release?.();
    const reason = error instanceof Error ? error.message : String(error);
    throw new LedgerError(`cannot use the sandbox's store ${file}: ${isBusy(error) ? IN_USE : reason}`);
  }
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Checks every page of a small file; of a large one that it was written to its end. */
function isUndamaged(database: OpenDatabase, file: string, isLarge: boolean): boolean {
  const pragma = (name: string): unknown =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() as Readonly<Record<string, unknown>>)[0];
  if (!isLarge) return pragma('quick_check') === 'ok';
  return Number(pragma('page_count')) * Number(pragma('page_size')) === statSync(file).size;
}

/** Looks at the files anew each time; the owner's is there as long as no other server takes the store for nobody's. */
function placeOf(files: readonly string[], owner: string): OpenStore['place'] {
  const opened = [...files, owner].map((file) => identityOf(file)?.name);
  const sizes = files.map(() => 0n);
  return () => {
    const now = [...files, owner].map(identityOf);
    if (now.some((each, at) => each?.name !== opened[at])) return 'elsewhere';
    for (const [at, size] of sizes.entries()) {
      const { size: grown = 0n } = now[at] ?? {};
      if (grown < size) return 'cut';
      sizes[at] = grown;
    }
    return 'own';
  };
}

/** What tells a file from another one under the same name, and its bytes; null where there is none. */
function identityOf(file: string): { readonly name: string; readonly size: bigint } | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : { name: `${stat.dev}:${stat.ino}`, size: stat.size };
}

/** Brings a store that an older version wrote up to date, whole or not at all; refuses one that a newer version wrote. */
function upgrade(database: OpenDatabase, isBegun: boolean): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  if (version > UPGRADES.length) throw new Error('a newer version of this program wrote it');
  database.transaction(() => {
    if (version === 0 && !isBegun)
      database.exec(
        'CREATE TABLE IF NOT EXISTS record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))',
      );
    for (const step of UPGRADES.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${UPGRADES.length}`);
  })();
}
