import { runToEnd } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import type { RecordKind } from './records.ts';

/** A ledger that ends with the program: for tests and the in-process fake. Keeps JSON, as a disk would. */
export function createMemoryLedger(): Ledger {
  const kinds = new Map<RecordKind, Map<string, string>>();
  const recordsOf = (kind: RecordKind): Map<string, string> => {
    const records = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, records);
    return records;
  };
  return {
    async transact(keys, action) {
      const { result, changes } = runToEnd(({ kind, key }) => recordsOf(kind).get(key) ?? null, keys, action);
      for (const { kind, key, json } of changes) recordsOf(kind).set(key, json);
      return result;
    },
    count: async (kind) => recordsOf(kind).size,
    close: async () => undefined,
  };
}
