import { type LoadedRecords, recordName } from '../attempt.ts';
import type { RecordKey } from '../records.ts';
import { StoreSetBack } from '../store-errors.ts';
import { isOfItsKeys } from './postgres-errors.ts';

/** A row of an answer: a record, and the store's turn at that moment. */
interface Row extends RecordKey {
  readonly value: string | null;
  readonly turn: string | null;
}

/** What runs a statement: the pool, or the connection of one transaction. */
export interface Queries {
  query(statement: { readonly name: string; readonly text: string; readonly values: unknown[] }): Promise<{
    readonly rows: readonly Row[];
  }>;
}

/** The highest turn that this process has seen. */
export interface SeenTurn {
  turn: number;
}

/** Says among the records at which turn they were last written. */
const TURN = { kind: 'turn', key: 'all' } as const;
const TURN_NAME = 'turn/all';

/** Each record by its primary key, whatever the planner knows of the table; a missing one has no value. */
const SELECT = `SELECT wanted.kind, wanted.key, (SELECT turn FROM asaan_store WHERE id = 1) AS turn,
    (SELECT value FROM asaan_record AS record WHERE record.kind = wanted.kind AND record.key = wanted.key) AS value
  FROM unnest($1::text[], $2::text[]) AS wanted (kind, key)`;

/**
 * Reads records in one statement: they are all of one moment. `behind`: by how many turns the records may be behind the
 * store, 1 in a transaction that has taken the next one. Rejects with `StoreSetBack` where either of both tables is not what
 * it was, or both are older than what this process has seen.
 */
export async function readRecords(
  on: Queries,
  keys: readonly RecordKey[],
  seen: SeenTurn,
  behind: 0 | 1 = 0,
): Promise<Map<string, string | null>> {
  const wanted = new Map<string, { readonly kind: string; readonly key: string }>(
    keys.map((key) => [recordName(key), key]),
  );
  if (wanted.size === 0) return new Map();
  wanted.set(TURN_NAME, TURN);
  const all = [...wanted.values()];
  const before = seen.turn;
  const { rows } = await on.query({
    name: 'asaan-read',
    text: SELECT,
    values: [all.map(({ kind }) => kind), all.map(({ key }) => key)],
  });
  const loaded = new Map(rows.map(({ kind, key, value }) => [`${kind}/${key}`, value]));
  const turn = Number(rows[0]?.turn ?? -1);
  const written = Number(loaded.get(TURN_NAME) ?? -1);
  if (turn < before || written !== turn - behind)
    throw new StoreSetBack('the tables were emptied, or set back, while they were used');
  seen.turn = Math.max(seen.turn, turn - behind);
  // What comes back under another name would be asked for again, without end.
  if ([...wanted.keys()].some((name) => !loaded.has(name))) throw new Error('the database answers for other records');
  return loaded;
}

/** Reads records; what is asked for within one turn of the event loop is one statement. */
export function createReader(on: Queries, seen: SeenTurn): (keys: readonly RecordKey[]) => Promise<LoadedRecords> {
  let wanted: RecordKey[] = [];
  let reading: Promise<LoadedRecords> | null = null;
  const begin = async (): Promise<LoadedRecords> => {
    await new Promise((resolve) => setImmediate(resolve));
    const keys = wanted;
    wanted = [];
    reading = null;
    return readRecords(on, keys, seen);
  };
  return async (keys) => {
    wanted.push(...keys);
    reading ??= begin();
    try {
      return await reading;
    } catch (error) {
      if (isOfItsKeys(error)) return readRecords(on, keys, seen);
      throw error;
    }
  };
}
