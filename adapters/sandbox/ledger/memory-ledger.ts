import { attempt, recordName } from './attempt.ts';
import type { Ledger } from './ledger.ts';

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
