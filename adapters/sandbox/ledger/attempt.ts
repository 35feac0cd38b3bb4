import type { LedgerAction, Transaction } from './ledger.ts';
import { readRecord } from './record-schemas.ts';
import type { RecordKey, RecordKind, RecordKinds } from './records.ts';
import { RecordExists, UnusableKey } from './store-errors.ts';

/** A record that an action wrote, as JSON. */
export interface Change extends RecordKey {
  readonly json: string;
  /** True for one that must not be there yet. */
  readonly isNew: boolean;
}

/** What came of running an action over the loaded records: it is done, or it needs further ones. */
export type Attempt<T> =
  | { readonly kind: 'done'; readonly result: T; readonly changes: readonly Change[] }
  | { readonly kind: 'needs'; readonly keys: readonly RecordKey[] };

/** The loaded records as JSON by name; null for one that does not exist. */
export type LoadedRecords = ReadonlyMap<string, string | null>;

/** What every store keeps as it is: no half of a surrogate pair, no NUL, and no more than a page of an index holds. */
const KEY = /^[^\0\p{Cs}]{1,500}$/u;

/** A record's name among all records. Throws `UnusableKey` for a key that no record can have. */
export function recordName({ kind, key }: RecordKey): string {
  if (!KEY.test(key)) throw new UnusableKey(`no record of kind ${kind} can have such a key`);
  return `${kind}/${key}`;
}

/** Ends an attempt that read what is not loaded. */
class RecordsNeeded extends Error {
  readonly keys: readonly RecordKey[];

  constructor(keys: readonly RecordKey[]) {
    super('the action needs records that are not loaded');
    this.keys = keys;
  }
}

/** Runs an action over loaded records. Throws what the action throws, for a change that is no JSON, and for a promise. */
export function attempt<T>(loaded: LoadedRecords, action: LedgerAction<T>): Attempt<T> {
  const written = new Map<string, RecordKey & { readonly value: unknown; readonly isNew: boolean }>();

  function getAll<K extends RecordKind>(kind: K, keys: readonly string[]): readonly (RecordKinds[K] | null)[] {
    const names = keys.map((key) => ({ kind, key, name: recordName({ kind, key }) }));
    const missing = names.filter(({ name }) => !written.has(name) && !loaded.has(name));
    if (missing.length > 0) throw new RecordsNeeded(missing.map(({ key }) => ({ kind, key })));
    return names.map(({ key, name }) => {
      const own = written.get(name);
      return own === undefined ? readRecord(kind, key, loaded.get(name) ?? null) : (own.value as RecordKinds[K] | null);
    });
  }

  function write(kind: RecordKind, key: string, value: unknown, isNew: boolean): void {
    const name = recordName({ kind, key });
    const own = written.get(name);
    if (isNew && (own !== undefined || (loaded.get(name) ?? null) !== null)) throw new RecordExists({ kind, key });
    written.set(name, { kind, key, value, isNew: isNew || own?.isNew === true });
  }

  const transaction: Transaction = {
    get: (kind, key) => getAll(kind, [key])[0] ?? null,
    getAll,
    put: (kind, key, value) => write(kind, key, value, false),
    add: (kind, key, value) => write(kind, key, value, true),
  };
  try {
    const result = action(transaction);
    if (result instanceof Promise) throw new TypeError('an action ends at once, it returns no promise');
    const changes = [...written.values()].map(({ value, ...change }) => ({ ...change, json: jsonOf(value) }));
    return { kind: 'done', result, changes };
  } catch (error) {
    if (error instanceof RecordsNeeded) return { kind: 'needs', keys: error.keys };
    throw error;
  }
}

function jsonOf(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`a ${typeof value} is no JSON`);
  return json;
}

/** Runs an action to its end on a store that is read at once and by nobody else meanwhile. */
export function runToEnd<T>(
  read: (record: RecordKey) => string | null,
  keys: readonly RecordKey[],
  action: LedgerAction<T>,
): Extract<Attempt<T>, { readonly kind: 'done' }> {
  const loaded = new Map<string, string | null>();
  for (let wanted = keys; ; ) {
    for (const record of wanted) loaded.set(recordName(record), read(record));
    const tried = attempt(loaded, action);
    if (tried.kind === 'needs') {
      wanted = tried.keys;
      continue;
    }
    const taken = tried.changes.find((change) => change.isNew && read(change) !== null);
    if (taken !== undefined) throw new RecordExists(taken);
    return tried;
  }
}
