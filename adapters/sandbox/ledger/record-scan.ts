import { isWholeRow } from './record-schemas.ts';
import type { RecordKey, RecordKind } from './records.ts';
import { DamagedRecord } from './store-errors.ts';

/** A stored record with its place in the file. */
export interface StoredRow {
  readonly rowid: number;
  readonly kind: string;
  readonly key: string;
  readonly value: string;
}

/** Records in one step, ms between two steps: a tenth of a core at most. */
const [STEP_ROWS, STEP_MS] = [200, 20];

/**
 * Reads a store from end to end beside its work, and calls `onDamage` with what it first finds damaged: a page that cannot
 * be read, or a record that does not fit its kind. `rowsAfter` gives the next so many rows. The result ends it.
 */
export function scanRecords(
  rowsAfter: (rowid: number, count: number) => readonly StoredRow[],
  onDamage: (error: unknown) => void,
): () => void {
  let last = 0;
  const timer = setInterval(() => {
    try {
      const rows = rowsAfter(last, STEP_ROWS);
      const damaged = rows.find((row) => !isWholeRow(row, row.value));
      if (damaged !== undefined) throw new DamagedRecord(keyOf(damaged));
      last = rows.at(-1)?.rowid ?? last;
      if (rows.length < STEP_ROWS) clearInterval(timer);
    } catch (error) {
      clearInterval(timer);
      onDamage(error);
    }
  }, STEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const keyOf = ({ kind, key }: StoredRow): RecordKey => ({ kind: kind as RecordKind, key });
