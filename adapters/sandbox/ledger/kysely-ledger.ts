import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, type Transaction } from 'kysely';
import { DiskFull, type Ledger, type LedgerAction } from './ledger.ts';
import { type Attempt, attempt, RecordsNeeded, recordName } from './memory-ledger.ts';
import type { RecordKey, RecordKind } from './records.ts';

/** The one table of a store. */
export interface Tables {
  readonly asaan_record: { readonly kind: string; readonly key: string; readonly value: string };
}

/** What made and changed the tables, in the order of the names; a later version adds to it and changes none of them. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '1-records': {
    up: (db) =>
      db.schema
        .createTable('asaan_record')
        .ifNotExists()
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('asaan_record_pkey', ['kind', 'key'])
        .execute(),
  },
};

/** How often a transaction is tried that others stood in the way of. */
const TRIES_MAX = 5;

/** Brings the tables up to date, also for several servers that start at once. Rejects for those of a newer version. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'asaan_migration',
    migrationLockTableName: 'asaan_migration_lock',
  }).migrateToLatest();
  if (error instanceof Error && /previously executed migration \S+ is missing/.test(error.message))
    throw new Error('a newer version of this program wrote it');
  if (error !== undefined) throw error;
}

/**
 * A ledger in an SQL database whose tables are up to date. `begin` makes a transaction wait for its turn: of all that change
 * something one runs at a time, so that nothing it reads is stale when it writes.
 */
export function createKyselyLedger(
  db: Kysely<Tables>,
  begin: (transaction: Transaction<Tables>) => Promise<unknown>,
): Ledger {
  return {
    transact: (keys, action) =>
      retried(async () => {
        const wanted = [...keys];
        // A question is over with this; its records are of one moment, since one statement reads them all.
        const asked = await run(db, wanted, action);
        if (asked.changes.length === 0) return asked.result;
        return db
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async (transaction) => {
            await begin(transaction);
            const { result, changes } = await run(transaction, wanted, action);
            if (changes.length > 0)
              await transaction
                .insertInto('asaan_record')
                .values(changes)
                .onConflict((conflict) =>
                  conflict.columns(['kind', 'key']).doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
                )
                .execute();
            return result;
          });
      }),
    async count(kind) {
      const { records } = await db
        .selectFrom('asaan_record')
        .select(({ fn }) => fn.countAll<string | number>().as('records'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return Number(records);
    },
    close: () => db.destroy(),
  };
}

/** Runs an action to its end. Adds to `wanted` what it turns out to need, and reads all of it again. */
async function run<T>(on: Kysely<Tables>, wanted: RecordKey[], action: LedgerAction<T>): Promise<Attempt<T>> {
  for (;;) {
    const loaded = await read(on, wanted);
    try {
      return attempt((name) => loaded.get(name), action);
    } catch (error) {
      if (!(error instanceof RecordsNeeded)) throw error;
      wanted.push(...error.keys);
    }
  }
}

/** Reads records in one statement, as JSON by their names; null for those that are not there. */
async function read(on: Kysely<Tables>, keys: readonly RecordKey[]): Promise<ReadonlyMap<string, string | null>> {
  const loaded = new Map<string, string | null>(keys.map((key) => [recordName(key), null]));
  if (keys.length === 0) return loaded;
  const kinds = [...new Set(keys.map(({ kind }) => kind))];
  const keysOf = (kind: RecordKind) => keys.filter((each) => each.kind === kind).map(({ key }) => key);
  const rows = await on
    .selectFrom('asaan_record')
    .selectAll()
    .where(({ eb, or }) => or(kinds.map((kind) => eb('kind', '=', kind).and('key', 'in', keysOf(kind)))))
    .execute();
  for (const { kind, key, value } of rows) loaded.set(`${kind}/${key}`, value);
  return loaded;
}

/**
 * Repeats a whole transaction, a little later each time, where the database says that others stood in its way: by a
 * serialisation failure or a deadlock, after which nothing is stored.
 */
async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
      if (code === '53100' || /disk is full/.test(message)) throw Object.assign(new DiskFull(), { code });
      if (!['40001', '40P01'].includes(code) || tries === TRIES_MAX) throw error;
      await pause(Math.random() * 10 * tries);
    }
  }
}
