import { runToEnd } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import type { RecordKind } from './records.ts';
import { watched } from './watched.ts';

/** A ledger that ends with the program: for tests and the in-process fake. Keeps JSON, as a disk would. */
export function createMemoryLedger(): Ledger {
  const kinds = new Map<RecordKind, Map<string, string>>();
  const recordsOf = (kind: RecordKind): Map<string, string> => {
    const records = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, records);
    return records;
  };
  return watched({
    async transact(keys, action) {
      const { result, changes } = runToEnd(({ kind, key }) => recordsOf(kind).get(key) ?? null, keys, action);
      for (const { kind, key, json } of changes) recordsOf(kind).set(key, json);
      return result;
    },
    count: async (kind) => recordsOf(kind).size,
    async rowsAfter(last, count) {
      const rows = [...kinds].flatMap(([kind, records]) => [...records].map(([key, value]) => ({ kind, key, value })));
      const isAfter = ({ kind, key }: { kind: string; key: string }): boolean =>
        last === null || kind > last.kind || (kind === last.kind && key > last.key);
      const inOrder = rows
        .filter(isAfter)
        .sort((a, b) => (a.kind === b.kind ? less(a.key, b.key) : less(a.kind, b.kind)));
      return inOrder.slice(0, count);
    },
    close: async () => undefined,
  });
}

const less = (a: string, b: string): number => (a < b ? -1 : 1);
