/** One record as it is kept: `kind` and `key` name it, `value` is plain JSON, null for a record that is gone. */
export interface LedgerEntry {
  readonly kind: string;
  readonly key: string;
  readonly value: unknown;
}

/** Keeps the sandbox's records. What `commit` returned from is stored for good, whole or not at all. */
export interface Ledger {
  /** Every record, in no particular order. */
  load(): readonly LedgerEntry[];
  /** Stores all entries of one action together. Throws where it cannot: then none of them is stored. */
  commit(entries: readonly LedgerEntry[]): void;
  close(): void;
}

/** A ledger that ends with the program: for tests and the in-process fake. */
export function createMemoryLedger(): Ledger {
  const records = new Map<string, LedgerEntry>();
  return {
    load: () => [...records.values()],
    commit(entries) {
      for (const entry of entries) {
        const name = JSON.stringify([entry.kind, entry.key]);
        if (entry.value === null) records.delete(name);
        // A copy, so that a record changes by commits alone, as on a disk.
        else records.set(name, structuredClone(entry));
      }
    },
    close: () => undefined,
  };
}
