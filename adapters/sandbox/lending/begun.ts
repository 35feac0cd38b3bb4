import type { Transaction } from '../ledger/ledger.ts';
import type { RecordKinds } from '../ledger/records.ts';
import { DamagedRecord } from '../ledger/store-errors.ts';

/** Kinds whose records mean something also before they are first written, and are never removed. */
type KeptKind = 'stock' | 'number';

const namesOf = (tx: Transaction): readonly string[] => tx.get('begun', 'all')?.names ?? [];

/** Records that were written once, null for those that never were. Throws `DamagedRecord` for one that was lost since. */
export function keptOf<K extends KeptKind>(
  tx: Transaction,
  kind: K,
  keys: readonly string[],
): readonly (RecordKinds[K] | null)[] {
  const records = tx.getAll(kind, keys);
  const lost = keys.find((key, at) => records[at] === null && namesOf(tx).includes(`${kind}/${key}`));
  if (lost !== undefined) throw new DamagedRecord({ kind, key: lost }, (now) => keptOf(now, kind, [lost]));
  return records;
}

/** Writes such a record, and remembers its first time. */
export function keep<K extends KeptKind>(tx: Transaction, kind: K, key: string, value: RecordKinds[K]): void {
  const name = `${kind}/${key}`;
  if (tx.get(kind, key) === null && !namesOf(tx).includes(name)) {
    tx.put('begun', 'all', { names: [...namesOf(tx), name] });
  }
  tx.put(kind, key, value);
}
