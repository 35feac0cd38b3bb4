import type { Ledger, LedgerAction, Transaction } from './ledger.ts';
import { type RecordKey, type RecordKind, type RecordKinds, readRecord } from './records.ts';

/** A ledger that ends with the program: for tests and the in-process fake. Keeps JSON, as a disk would. */
export function createMemoryLedger(): Ledger {
  const records = new Map<string, string>();
  return {
    async transact(_keys, action) {
      const { result, changes } = attempt((name) => records.get(name) ?? null, action);
      for (const change of changes) records.set(recordName(change), change.value);
      return result;
    },
    count: async (kind) => [...records.keys()].filter((name) => name.startsWith(`${kind}/`)).length,
    close: async () => undefined,
  };
}

/** What came of an action: its result, and the records that it wrote, as JSON. */
export interface Attempt<T> {
  readonly result: T;
  readonly changes: readonly (RecordKey & { readonly value: string })[];
}

/** Ends an attempt that read records which are not loaded. */
export class RecordsNeeded extends Error {
  override readonly name = 'RecordsNeeded';
  readonly keys: readonly RecordKey[];

  constructor(keys: readonly RecordKey[]) {
    super('the action needs records that are not loaded');
    this.keys = keys;
  }
}

/** A record's name among all records. */
export const recordName = ({ kind, key }: RecordKey): string => `${kind}/${key}`;

/**
 * Runs an action once. `loaded` gives a record as JSON by its name: null where there is none, undefined where it is not
 * loaded. Throws `RecordsNeeded` for the latter, and what the action throws.
 */
export function attempt<T>(loaded: (name: string) => string | null | undefined, action: LedgerAction<T>): Attempt<T> {
  const written = new Map<string, Attempt<T>['changes'][number]>();

  function getAll<K extends RecordKind>(kind: K, keys: readonly string[]): readonly (RecordKinds[K] | null)[] {
    const found = keys.map((key) => {
      const name = recordName({ kind, key });
      return { key, json: written.get(name)?.value ?? loaded(name) };
    });
    const missing = found.filter(({ json }) => json === undefined);
    if (missing.length > 0) throw new RecordsNeeded(missing.map(({ key }) => ({ kind, key })));
    return found.map(({ key, json = null }) => readRecord(kind, key, json));
  }

  const transaction: Transaction = {
    get: (kind, key) => getAll(kind, [key])[0] ?? null,
    getAll,
    put(kind, key, value) {
      const json: string | undefined = JSON.stringify(value);
      if (json === undefined) throw new TypeError(`a ${typeof value} is no JSON`);
      written.set(recordName({ kind, key }), { kind, key, value: json });
    },
  };
  const result = action(transaction);
  if (result instanceof Promise) throw new TypeError('an action ends at once, it returns no promise');
  return { result, changes: [...written.values()] };
}
