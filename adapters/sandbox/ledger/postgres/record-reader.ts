import { type LoadedRecords, recordName } from '../attempt.ts';
import type { RecordKey } from '../records.ts';

/** What runs a statement: the pool, or the connection of one transaction. */
export interface Queries {
  query(statement: { readonly name: string; readonly text: string; readonly values: unknown[] }): Promise<{
    readonly rows: readonly (RecordKey & { readonly value: string | null })[];
  }>;
}

/** Each record by its primary key, whatever the planner knows of the table; a missing one has no value. */
const SELECT = `SELECT wanted.kind, wanted.key,
    (SELECT value FROM asaan_record AS record WHERE record.kind = wanted.kind AND record.key = wanted.key) AS value
  FROM unnest($1::text[], $2::text[]) AS wanted (kind, key)`;

/** Reads records in one statement: they are all of one moment. */
export async function readRecords(on: Queries, keys: readonly RecordKey[]): Promise<Map<string, string | null>> {
  const wanted = [...new Map(keys.map((key) => [recordName(key), key])).values()];
  if (wanted.length === 0) return new Map();
  const values = [wanted.map(({ kind }) => kind), wanted.map(({ key }) => key)];
  const { rows } = await on.query({ name: 'asaan-read', text: SELECT, values });
  return new Map(rows.map((row) => [recordName(row), row.value]));
}

/** Reads records; what is asked for within one turn of the event loop is one statement. */
export function createReader(on: Queries): (keys: readonly RecordKey[]) => Promise<LoadedRecords> {
  let wanted: RecordKey[] = [];
  let reading: Promise<LoadedRecords> | null = null;
  const begin = async (): Promise<LoadedRecords> => {
    await new Promise((resolve) => setImmediate(resolve));
    const keys = wanted;
    wanted = [];
    reading = null;
    return readRecords(on, keys);
  };
  return (keys) => {
    wanted.push(...keys);
    reading ??= begin();
    return reading;
  };
}
