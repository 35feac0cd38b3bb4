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
