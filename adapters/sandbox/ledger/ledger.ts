import type { RecordKey, RecordKind, RecordKinds } from './records.ts';

/** The records as one action sees them: its own changes included. */
export interface Transaction {
  /** A record, null where there is none. Throws `DamagedRecord` where it does not fit its kind. */
  get<K extends RecordKind>(kind: K, key: string): RecordKinds[K] | null;
  /** Several records of a kind, in the order of their keys. */
  getAll<K extends RecordKind>(kind: K, keys: readonly string[]): readonly (RecordKinds[K] | null)[];
  /** Writes a record whole, whatever it was before. */
  put<K extends RecordKind>(kind: K, key: string, value: RecordKinds[K]): void;
}

/** What is done in one transaction: a pure function, which a ledger may run more than once. */
export type LedgerAction<T> = (transaction: Transaction) => T;

/** Keeps the sandbox's records, for one process or for several that share a store. */
export interface Ledger {
  /**
   * Runs an action over the records that it names, and stores all its changes together. `keys` are what it surely reads;
   * a record that it turns out to need besides is loaded too, and the action runs again from the start. Transactions are
   * serialisable: each sees the records as if it ran alone. Resolves once the changes are stored for good. Where the
   * action throws, or storing fails, it rejects and nothing has changed: with `DiskFull` where there was no room.
   */
  transact<T>(keys: readonly RecordKey[], action: LedgerAction<T>): Promise<T>;
  /** How many records of a kind are stored. */
  count(kind: RecordKind): Promise<number>;
  /** Closes the store. What is under way then may be stored or not. */
  close(): Promise<void>;
}

/** Where the records are kept: in a file of a folder, for one process, or in a database, for as many as like. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** What a person is told of where the records are. */
export const placeName = (place: StorePlace): string =>
  place.kind === 'folder' ? place.folder : `the database ${databaseName(place.url)}`;

/** Host and database of an address, without user, password or anything else of it. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Why a store cannot be used, in one line for the person who started the server. */
export class LedgerError extends Error {
  constructor(place: string, reason: string) {
    super(`cannot use the sandbox's store ${place}: ${reason}`);
  }
}

/** The disk of the store has no room. Nothing was stored. */
export class DiskFull extends Error {
  override readonly name = 'the disk of the store is full';
}

/** Opens a store. Rejects with `LedgerError` where it cannot be used, and where a package for it is missing. */
export async function openLedger(place: StorePlace): Promise<Ledger> {
  try {
    return place.kind === 'folder'
      ? await (await import('./sqlite-ledger.ts')).openSqliteLedger(place.folder)
      : await (await import('./postgres-ledger.ts')).openPostgresLedger(place.url);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const driver = place.kind === 'folder' ? 'libsql' : 'pg';
    throw new LedgerError(placeName(place), `it needs the package ${driver} (npm install ${driver})`);
  }
}
